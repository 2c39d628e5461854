/** Joins a list in a language: "Ana, Ben and Chloé". English lists are British, without a comma before "and". */
export function listFormat(language: string, type: Intl.ListFormatType = 'conjunction'): Intl.ListFormat {
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type });
}
