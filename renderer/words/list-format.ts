/** Joins a list in a language: "Ana, Ben and Chloé". English lists are British, without a comma before "and". */
export function listFormat(language: string, type: Intl.ListFormatType = 'conjunction'): Intl.ListFormat {
  return new Intl.ListFormat(localeOf(language), { type });
}

/** The locale of lists and dates in a language: English is British. */
export function localeOf(language: string): string {
  return language === 'en' ? 'en-GB' : language;
}
