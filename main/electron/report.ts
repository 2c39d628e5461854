/** The content of a crash report; nothing about matches, people or the network. */
export interface CrashFacts {
  /** The kind of crash: "main process", "page: crashed". */
  readonly what: string;
  readonly error: unknown;
  /** Versions by name, as in `process.versions`. */
  readonly versions: Readonly<Record<string, string | undefined>>;
  readonly appVersion: string;
  readonly system: string;
  /** The time in milliseconds since 1970. */
  readonly at: number;
  /** The user's home folder, which the report hides. */
  readonly home: string | null;
}

/** The report as readable text. */
export function reportOf({ what, error, versions, appVersion, system, at, home }: CrashFacts): string {
  const { electron = '?', chrome = '?', node = '?' } = versions;
  const trace = error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);
  const text = [
    `High Street ${appVersion} (${system}; Electron ${electron}, Chromium ${chrome}, Node ${node})`,
    `${new Date(at).toISOString()}: ${what}`,
    '',
    trace,
    '',
  ].join('\n');
  return home === null ? text : text.replaceAll(home, '~');
}
