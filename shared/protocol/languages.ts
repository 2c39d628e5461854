/** The app's languages. The first is the default for devices that prefer none of them. */
export const languages = ['en', 'fr', 'es'] as const;
export type Language = (typeof languages)[number];

/** The first of these locales (such as "fr-CA") whose language the app has; else the default language. */
export function preferredLanguage(locales: readonly string[]): Language {
  for (const locale of locales) {
    const [code] = locale.toLowerCase().split(/[-_]/);
    const language = languages.find((known) => known === code);
    if (language !== undefined) return language;
  }
  return languages[0];
}
