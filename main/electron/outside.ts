import { shell } from 'electron';

/** The only pages of the world outside that the app opens, in the person's own browser. */
export const knownPages = { fontLicence: 'https://openfontlicense.org/' } as const;

const known: readonly string[] = Object.values(knownPages);

/** Opens one of the known pages in the default browser; any other address is left alone. */
export function openOutside(address: string): void {
  if (known.includes(address)) void shell.openExternal(address);
}
