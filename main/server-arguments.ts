import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { adapterAddress, tableName } from '../shared/protocol/messages.ts';
import { defaultDataFolder } from './storage/data-folder.ts';

/** How it is started: what whoever typed these arguments may have meant. */
export function usageFor(args: readonly string[]): string {
  return args.includes('--headless')
    ? 'npm run serve -- [--port N] [--adapter ADDRESS] [--name TEXT] [--data FOLDER]'
    : 'server [--port N] [--adapter ADDRESS] [--lan-port N] [--data FOLDER] [--renderer FOLDER] [--seed TEXT]';
}

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
  readonly renderer: string;
  /** What every new match begins from, so that a test plays the same one again; undefined for chance. */
  readonly seed: string | undefined;
}

/** The built page lies beside the built server; run from its source, the server looks into dist. */
function builtRenderer(): string {
  const here = path.dirname(fileURLToPath(import.meta.url));
  return path.join(here, '..', isBuilt(here) ? 'renderer' : 'dist/renderer');
}

/** The program of a thinker: it lies beside the built server, or where its source is. */
export function thinkerFile(): string {
  const here = path.dirname(fileURLToPath(import.meta.url));
  return path.join(here, isBuilt(here) ? 'thinker.mjs' : 'bots/thinker.ts');
}

function isBuilt(here: string): boolean {
  return path.basename(path.dirname(here)) === 'dist';
}

function portIn(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new RangeError(`${text} is no port.`);
  return port;
}

function adapterIn(text: string | undefined): string | undefined {
  if (text === undefined || adapterAddress.safeParse(text).success) return text;
  throw new RangeError(`${text} is no address of an adapter, such as 192.168.1.20, and not "all".`);
}

function nameIn(text: string | undefined): string | undefined {
  const name = tableName.optional().safeParse(text);
  if (!name.success) throw new RangeError('A name of a house has 1 to 40 letters.');
  return name.data;
}

/** Reads the command line. Throws an error with words for whoever typed it. */
export function readArguments(args: readonly string[]): ServerArguments {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      headless: { type: 'boolean', default: false },
      port: text,
      adapter: text,
      'lan-port': text,
      name: text,
      data: text,
      renderer: text,
      seed: text,
    },
  });
  const { headless: isHeadless, 'lan-port': lanPort } = values;
  if (isHeadless && lanPort !== undefined) throw new RangeError('Without pages of its own, --port is the only port.');
  const port = portIn(values.port);
  return {
    isHeadless,
    port: port ?? 0,
    adapter: adapterIn(values.adapter),
    lanPort: isHeadless ? port : portIn(lanPort),
    name: nameIn(values.name),
    data: path.resolve(values.data ?? defaultDataFolder()),
    renderer: path.resolve(values.renderer ?? builtRenderer()),
    seed: values.seed,
  };
}
