import packageFacts from '../package.json' with { type: 'json' };
import { BotWorkers } from './bot-workers/bot-workers.ts';
import type { StartThread } from './bot-workers/thread.ts';
import { realTimers } from './bot-workers/timers.ts';
import { openHeadless } from './headless.ts';
import { Host } from './host/host.ts';
import { homeNetwork } from './lan/home.ts';
import { serveHost } from './lan/serve.ts';
import { commandLine } from './launch/command-line.mjs';
import { Bundle } from './page/bundle.ts';
import { type PageFiles, pageIn } from './page/files.ts';
import { checkedArguments, type ServerArguments, serverOptions } from './server-arguments.ts';
import { FolderNotWritable, mustBeWritable } from './storage/data-folder.ts';
import { fileErrorCode } from './storage/file-error.ts';

function fail(words: string, code: number): never {
  console.error(words);
  process.exit(code);
}

/** The parts of a server that differ between a folder and the one-file program. */
export interface ServerParts {
  /** The command in its usage text. */
  readonly command: string;
  readonly page: PageFiles;
  readonly startThread: StartThread;
  /** The embedded licences of the one-file program. */
  readonly licences?: () => string;
}

const licences = { type: 'boolean', help: 'print the licences of this program and its parts' } as const;

function argumentsOrExit({ command: name, licences: printLicences }: ServerParts): ServerArguments {
  const summary = 'Serves the games to browsers on this machine and to guests.';
  const options = { ...serverOptions, ...(printLicences && { licences }) };
  return commandLine({ name, summary, options }, checkedArguments);
}

function wordsFor(error: unknown, { port, data }: ServerArguments): string {
  if (error instanceof FolderNotWritable) {
    return `High Street cannot write to the folder ${data}; make it writable, or choose another with --data.`;
  }
  switch (fileErrorCode(error)) {
    case 'EADDRINUSE':
      return `Another program is using port ${port}; choose another with --port, or omit it to use a free one.`;
    case 'EACCES':
    case 'EPERM':
      return 'The system does not allow this port; choose another with --port.';
    case 'ENOSPC':
      return 'The disk is full; free some space, or choose another folder with --data.';
    default:
      return `High Street could not start: ${error instanceof Error ? error.message : error}`;
  }
}

/** Calls `close` on the first SIGINT, SIGTERM or SIGHUP, then exits. */
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

/** Opens a server with these settings; the returned function closes it. Rejects if that fails. */
async function open(given: ServerArguments, parts: ServerParts): Promise<() => Promise<void>> {
  const { isHeadless, data, renderer, port, lanPort, adapter, name, seed } = given;
  const page = new Bundle(renderer === undefined ? parts.page : pageIn(renderer));
  const network = homeNetwork({ page, adapter, port: lanPort });
  const host = new Host({
    dataFolder: data,
    appVersion: packageFacts.version,
    network,
    isHeadless,
    flushesTogether: true,
    thinking: new BotWorkers({ start: parts.startThread, timers: realTimers }),
    ...(name !== undefined && { hostName: name }),
    ...(seed !== undefined && { newSeed: () => seed }),
  });
  if (isHeadless) return openHeadless(host, network, console.log);
  const served = await serveHost(host, page, port);
  await host.resume();
  console.log(`High Street is open at ${served.address}`);
  return served.close;
}

/** Runs the server of the command line until a signal ends it. Prints errors and exits with status 1. */
export async function runServer(parts: ServerParts): Promise<void> {
  if (parts.licences && process.argv.includes('--licences')) {
    process.stdout.write(parts.licences());
    return;
  }
  const given = argumentsOrExit(parts);
  try {
    mustBeWritable(given.data);
    closeOnSignals(await open(given, parts));
  } catch (error) {
    fail(wordsFor(error, given), 1);
  }
}
