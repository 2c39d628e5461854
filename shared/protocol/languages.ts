/** The languages of the app. The first one is for devices that ask for none of them. */
export const languages = ['en', 'fr', 'es'] as const;
export type Language = (typeof languages)[number];

/** The first of these locales, such as "fr-CA", that the app speaks; else the first language. */
export function preferredLanguage(locales: readonly string[]): Language {
  for (const locale of locales) {
    const [code] = locale.toLowerCase().split(/[-_]/);
    const language = languages.find((known) => known === code);
    if (language !== undefined) return language;
  }
  return languages[0];
}
