/** How the app is started. */
export interface LaunchOptions {
  /** Where the app keeps its games; also what tells one instance from another. */
  readonly dataFolder: string;
  /** The system's language, such as fr-FR. */
  readonly locale?: string;
  /** The address at which guests are served, such as 127.0.0.1, and the port; otherwise the app chooses. */
  readonly adapter?: string;
  readonly lanPort?: number;
  /** Switches of Chromium's own, such as no-sandbox. */
  readonly switches?: readonly string[];
  /** A link that the system hands to the app as it starts it. */
  readonly link?: string;
  /** What the stand-in alone is told: STAND_IN_DRAWS=never, for a system that never says that a page is drawn. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** The command line that says so. */
export function appArguments({ dataFolder, adapter, lanPort, switches = [], link }: LaunchOptions): string[] {
  const place = adapter === undefined ? [] : ['--adapter', adapter];
  const port = lanPort === undefined ? [] : ['--lan-port', String(lanPort)];
  return [
    '--data',
    dataFolder,
    ...place,
    ...port,
    ...switches.map((each) => `--${each}`),
    ...(link === undefined ? [] : [link]),
  ];
}
