export interface LaunchOptions {
  /** Where the app stores its games; it also distinguishes instances. */
  readonly dataFolder: string;
  /** The system's language, such as fr-FR. */
  readonly locale?: string;
  /** The address and port for guests, such as 127.0.0.1; chosen by the app if omitted. */
  readonly adapter?: string;
  readonly lanPort?: number;
  /** Chromium's own switches, such as no-sandbox. */
  readonly switches?: readonly string[];
  /** A link that the system passes to the app at its start. */
  readonly link?: string;
  /** Settings for the stand-in alone: STAND_IN_DRAWS=never, for a system that never reports that a page is drawn. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** The command line with these options. */
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
