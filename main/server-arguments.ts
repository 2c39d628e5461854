import path from 'node:path';
import { adapterAddress, givenRoomName } from '../shared/protocol/messages.ts';
import { type readCommandLine, UsageError } from './launch/command-line.mjs';
import { adapter, dataFolder, folderIn, lanPort, pagePort, portIn, serverName } from './launch/serving-options.mjs';
import { defaultDataFolder } from './storage/data-folder.ts';

/** The server's options, however it is started. `npm run serve` and `npm start` pass theirs on. */
export const serverOptions = {
  headless: { type: 'boolean', help: 'serve only the network, at --port; manage games with the printed key' },
  port: pagePort,
  adapter,
  'lan-port': lanPort,
  name: serverName,
  data: dataFolder,
  renderer: { type: 'string', value: 'FOLDER', help: 'the built page' },
  seed: { type: 'string', value: 'TEXT', help: 'random seed of every new game, for tests' },
} as const;

type Given = ReturnType<typeof readCommandLine<typeof serverOptions>>;

export interface ServerArguments {
  /** True without local pages: everyone connects over the network, and the key authorizes the host. */
  readonly isHeadless: boolean;
  /** Port of the local pages; 0 selects a free one. */
  readonly port: number;
  /** Adapter (an address or `all`) and port for guests. Undefined for the saved or default ones. */
  readonly adapter: string | undefined;
  readonly lanPort: number | undefined;
  readonly name: string | undefined;
  readonly data: string;
  /** The folder of the built page; undefined for the program's own. */
  readonly renderer: string | undefined;
  /** Seed of every new match, for tests; undefined for random seeds. */
  readonly seed: string | undefined;
}

function adapterIn(text: string | undefined): string | undefined {
  if (text === undefined || adapterAddress.safeParse(text).success) return text;
  throw new UsageError(`--adapter takes an address such as 192.168.1.20, or “all”, not “${text}”`);
}

function nameIn(text: string | undefined): string | undefined {
  const name = givenRoomName.optional().safeParse(text);
  if (!name.success)
    throw new UsageError('--name takes 1 to 40 visible characters, in Latin letters and at most one other alphabet');
  return name.data;
}

/** Validates the parsed options. Throws `UsageError`. */
export function checkedArguments({ values }: Given): ServerArguments {
  const isHeadless = values.headless ?? false;
  const port = portIn('port', values.port);
  const guestPort = portIn('lan-port', values['lan-port']);
  if (isHeadless && guestPort !== undefined) {
    throw new UsageError('with --headless, set the port with --port, not --lan-port');
  }
  const data = folderIn(values.data) ?? defaultDataFolder();
  if (data === null) throw new UsageError('your home folder is unknown; choose a folder with --data');
  return {
    isHeadless,
    port: port ?? 0,
    adapter: adapterIn(values.adapter),
    lanPort: isHeadless ? port : guestPort,
    name: nameIn(values.name),
    data: path.resolve(data),
    renderer: values.renderer === undefined ? undefined : path.resolve(values.renderer),
    seed: values.seed,
  };
}
