/** What a report of a crash tells: nothing of a match, of people or of the network. */
export interface CrashFacts {
  /** What has happened, in a few words: "main process", "page: crashed". */
  readonly what: string;
  readonly error: unknown;
  /** Versions by name, as `process.versions` has them. */
  readonly versions: Readonly<Record<string, string | undefined>>;
  readonly appVersion: string;
  readonly system: string;
  /** The time in milliseconds since 1970. */
  readonly at: number;
  /** The user's home folder, which the report hides. */
  readonly home: string | null;
}

/** The report as a text that a person can read before handing it on. */
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
