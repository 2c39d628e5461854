import path from 'node:path';
import { adapterAddress, givenRoomName } from '../shared/protocol/messages.ts';
import { readCommandLine, WrongArguments } from './launch/command-line.mjs';
import { adapter, dataFolder, houseName, lanPort, pagePort } from './launch/serving-options.mjs';
import { defaultDataFolder } from './storage/data-folder.ts';

/** What the server takes, however it is started; `npm run serve` and `npm start` pass on what they were told. */
export const serverCommand = {
  start: 'server',
  says: 'The host as plain Node: serves the game to the browsers of this machine, and to guests.',
  options: {
    headless: { kind: 'switch', says: 'no page of this machine’s own: everybody comes over the network, at --port' },
    port: pagePort,
    adapter,
    'lan-port': lanPort,
    name: houseName,
    data: dataFolder,
    renderer: { kind: 'text', value: 'FOLDER', says: 'the built page' },
    seed: {
      kind: 'text',
      value: 'TEXT',
      says: 'what every new match begins from, so that a test plays the same one again',
    },
  },
} as const;

/** What the server was told to do. */
export interface ServerArguments {
  /** No page of this machine's own: everybody comes over the network, and whoever has the key runs the house. */
  readonly isHeadless: boolean;
  /** Where pages of this machine are served; a free port where none is given. */
  readonly port: number;
  /** Where guests are served: an address of this machine or `all`, and a port; undefined leaves it to the house. */
  readonly adapter: string | undefined;
  readonly lanPort: number | undefined;
  readonly name: string | undefined;
  readonly data: string;
  /** The folder of the built page; undefined for the program's own. */
  readonly renderer: string | undefined;
  /** What every new match begins from, so that a test plays the same one again; undefined for chance. */
  readonly seed: string | undefined;
}

function adapterIn(text: string | undefined): string | undefined {
  if (text === undefined || adapterAddress.safeParse(text).success) return text;
  throw new WrongArguments(`“${text}” is no address of an adapter, such as 192.168.1.20, and not “all”`);
}

function nameIn(text: string | undefined): string | undefined {
  const name = givenRoomName.optional().safeParse(text);
  if (!name.success)
    throw new WrongArguments('a name of a house has 1 to 40 letters, none hidden, of one script beside Latin');
  return name.data;
}

/** Reads the command line. Throws WrongArguments with words for whoever typed it. */
export function readArguments(args: readonly string[]): ServerArguments {
  const { values } = readCommandLine(serverCommand, args);
  const { headless: isHeadless, port, 'lan-port': guestPort } = values;
  if (isHeadless && guestPort !== undefined) {
    throw new WrongArguments('without pages of its own, --port is the only port');
  }
  return {
    isHeadless,
    port: port ?? 0,
    adapter: adapterIn(values.adapter),
    lanPort: isHeadless ? port : guestPort,
    name: nameIn(values.name),
    data: path.resolve(values.data ?? defaultDataFolder()),
    renderer: values.renderer === undefined ? undefined : path.resolve(values.renderer),
    seed: values.seed,
  };
}
