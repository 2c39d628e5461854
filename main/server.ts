import packageFacts from '../package.json' with { type: 'json' };
import { openHeadless } from './headless.ts';
import { Host } from './host/host.ts';
import { homeNetwork } from './lan/home.ts';
import { serveHost } from './lan/serve.ts';
import { endWithHelp, endWrongly, WrongArguments } from './launch/command-line.mjs';
import { readArguments, type ServerArguments, serverCommand, thinkerFile } from './server-arguments.ts';
import { fileErrorCode } from './storage/file-error.ts';
import { Thinkers } from './thinkers/thinkers.ts';
import { threadsOf } from './thinkers/thread.ts';
import { realTimers } from './thinkers/timers.ts';

function fail(words: string, code: number): never {
  console.error(words);
  process.exit(code);
}

function argumentsOrEnd(): ServerArguments {
  const args = process.argv.slice(2);
  endWithHelp([serverCommand], args);
  try {
    return readArguments(args);
  } catch (error) {
    if (!(error instanceof WrongArguments)) throw error;
    return endWrongly(
      args.includes('--headless') ? { ...serverCommand, start: 'npm run serve' } : serverCommand,
      error.message,
    );
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

/** Closes what is open at the first Ctrl-C or polite kill, then ends. */
function closeOnSignals(close: () => Promise<void>): void {
  let isClosing = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (isClosing) return;
      isClosing = true;
      void close().then(() => process.exit(0));
    });
  }
}

/** Opens the host as it was asked for; the returned function closes it again. Rejects where it cannot be opened. */
async function open(given: ServerArguments): Promise<() => Promise<void>> {
  const { isHeadless, data, renderer, port, lanPort, adapter, name, seed } = given;
  const network = homeNetwork({ rendererFolder: renderer, adapter, port: lanPort });
  const host = new Host({
    dataFolder: data,
    appVersion: packageFacts.version,
    network,
    isHeadless,
    flushesTogether: true,
    thinking: new Thinkers({ start: threadsOf(thinkerFile()), timers: realTimers }),
    ...(name !== undefined && { houseName: name }),
    ...(seed !== undefined && { newSeed: () => seed }),
  });
  if (isHeadless) return openHeadless(host, network, console.log);
  const served = await serveHost(host, renderer, port);
  await host.resume();
  console.log(`High Street is open at ${served.address}`);
  return served.close;
}

const given = argumentsOrEnd();
try {
  closeOnSignals(await open(given));
} catch (error) {
  fail(wordsFor(error, given.port), 1);
}
