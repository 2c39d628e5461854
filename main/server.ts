import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import packageFacts from '../package.json' with { type: 'json' };
import { Host } from './host/host.ts';
import { serveHost } from './lan/serve.ts';
import { defaultDataFolder } from './storage/data-folder.ts';
import { fileErrorCode } from './storage/file-error.ts';

const usage = 'server [--port N] [--data FOLDER] [--renderer FOLDER] [--seed TEXT]';

function fail(words: string, code: number): never {
  console.error(words);
  process.exit(code);
}

/** The built page lies beside the built server; run from its source, the server looks into dist. */
function builtRenderer(): string {
  const here = path.dirname(fileURLToPath(import.meta.url));
  const isBuilt = path.basename(path.dirname(here)) === 'dist';
  return path.join(here, '..', isBuilt ? 'renderer' : 'dist/renderer');
}

/** `seed`: what every new match begins from, so that a test plays the same one again; null for chance. */
function readArguments(): { port: number; data: string; renderer: string; seed: string | null } {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string' },
        data: { type: 'string' },
        renderer: { type: 'string' },
        seed: { type: 'string' },
      },
    });
    const port = Number(values.port ?? 0);
    if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new RangeError(`${values.port} is no port.`);
    return {
      port,
      data: path.resolve(values.data ?? defaultDataFolder()),
      renderer: path.resolve(values.renderer ?? builtRenderer()),
      seed: values.seed ?? null,
    };
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : error}\n${usage}`, 2);
  }
}

function wordsFor(error: unknown, port: number): string {
  switch (fileErrorCode(error)) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program; choose another with --port, or leave it out for a free one.`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return 'The folder or port may not be used; choose another folder with --data or another port with --port.';
    case 'ENOSPC':
      return 'The disk is full; make room, or choose another folder with --data.';
    default:
      return `High Street could not start: ${error instanceof Error ? error.message : error}`;
  }
}

const { port, data, renderer, seed } = readArguments();
try {
  const host = new Host({
    dataFolder: data,
    appVersion: packageFacts.version,
    ...(seed !== null && { newSeed: () => seed }),
  });
  const served = await serveHost(host, renderer, port);
  console.log(`High Street is open at ${served.address}`);
  let isClosing = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (isClosing) return;
      isClosing = true;
      void served.close().then(() => process.exit(0));
    });
  }
} catch (error) {
  fail(wordsFor(error, port), 1);
}
