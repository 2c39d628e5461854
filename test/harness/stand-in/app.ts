import { EventEmitter } from 'node:events';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { preventable } from './strict.ts';
import { send } from './wire.ts';

const folder = process.env.STAND_IN_APP ?? process.cwd();
const manifest: { name: string; productName: string; version: string } = JSON.parse(
  readFileSync(path.join(folder, 'package.json'), 'utf8'),
);
const paths = new Map([['userData', path.join(tmpdir(), manifest.productName)]]);

let ready = false;
let lock: string | undefined;
/** True while listeners of a quit are running: Electron ignores further quit requests until then. */
let quitting = false;
/** What the app did before it was ready, for tests. */
export const beforeReady: string[] = [];

/** The content of the system's About dialog, for tests. */
export const aboutPanel: Electron.AboutPanelOptionsOptions = {};

/** Some calls only work before the app is ready, as in Electron. */
export function mustBeEarly(call: string): void {
  if (ready) throw new Error(`${call} must be called before the app is ready`);
  beforeReady.push(call);
}

/** Others only afterwards. */
export function mustBeReady(call: string): void {
  if (!ready) throw new Error(`${call} can only be used once the app is ready`);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function takeLock(file: string): boolean {
  try {
    const handle = openSync(file, 'wx');
    writeSync(handle, String(process.pid));
    closeSync(handle);
    return true;
  } catch {
    if (isRunning(Number(readFileSync(file, 'utf8')))) return false;
    rmSync(file);
    return takeLock(file);
  }
}

/** The open windows; the app closes them when it quits. */
export interface OpenWindow {
  close(): void;
}
export const openWindows = new Map<number, OpenWindow>();

const events = new EventEmitter();

const members = {
  isPackaged: process.env.STAND_IN_PACKAGED === '1',
  name: manifest.productName,
  isReady: () => ready,
  getAppPath: () => folder,
  getName: () => manifest.productName,
  getVersion: () => manifest.version,
  getLocale: () => process.env.STAND_IN_LOCALE ?? 'en-GB',
  getPath: (name: string) => paths.get(name) ?? path.join(tmpdir(), name),
  setPath: (name: string, place: string) => {
    if (!existsSync(place)) throw new Error(`Failed to set path: ${place} does not exist`);
    paths.set(name, place);
  },
  enableSandbox: () => mustBeEarly('app.enableSandbox'),
  commandLine: {
    appendSwitch: (name: string) => mustBeEarly(`app.commandLine.appendSwitch ${name}`),
    hasSwitch: (name: string) => process.argv.includes(`--${name}`),
  },
  setAppUserModelId: (id: string) => {
    beforeReady.push(`app.setAppUserModelId ${id}`);
  },
  setAboutPanelOptions: (options: Electron.AboutPanelOptionsOptions) => {
    Object.assign(aboutPanel, options);
  },
  requestSingleInstanceLock: () => {
    const userData = members.getPath('userData');
    mkdirSync(userData, { recursive: true });
    const file = path.join(userData, 'stand-in.lock');
    if (takeLock(file)) {
      lock = file;
      return true;
    }
    send({ type: 'second-instance', userData, args: process.argv });
    return false;
  },
  setAsDefaultProtocolClient: (scheme: string) => {
    beforeReady.push(`app.setAsDefaultProtocolClient ${scheme}`);
    return true;
  },
  focus: () => {},
  quit: () => {
    if (quitting) return;
    quitting = true;
    // pending promises of listeners run before Electron reads what they prevented
    setImmediate(() => {
      quitting = false;
    });
    const first = preventable({});
    events.emit('before-quit', first);
    if (first.defaultPrevented) return;
    for (const window of [...openWindows.values()]) window.close();
    if (openWindows.size > 0) return;
    const last = preventable({});
    events.emit('will-quit', last);
    if (last.defaultPrevented) return;
    members.exit(0);
  },
  exit: (code = 0) => {
    events.emit('quit', {}, code);
    if (lock !== undefined) rmSync(lock, { force: true });
    // the parent must have received all messages before the process ends
    if (process.connected) process.disconnect();
    process.exit(code);
  },
} satisfies Partial<Omit<Electron.App, keyof EventEmitter | 'commandLine'>> & {
  commandLine: Partial<Electron.CommandLine>;
};

const becomingReady = new Promise<void>((resolve) => {
  setImmediate(() => {
    ready = true;
    resolve();
    setImmediate(() => events.emit('ready', {}, {}));
  });
});

export const app = Object.assign(events, members, { whenReady: () => becomingReady });
