import { shell } from 'electron';

/** External pages that the app may open in the browser. */
export const knownPages = { fontLicence: 'https://openfontlicense.org/' } as const;

const known: readonly string[] = Object.values(knownPages);

/** Opens a known page in the default browser; ignores other addresses. */
export function openOutside(address: string): void {
  if (known.includes(address)) void shell.openExternal(address);
}
