// The main-process half of the stand-in: loaded into plain Node before the built app, it replaces 'electron'.
import { EventEmitter } from 'node:events';
import Module from 'node:module';
import { aboutPanel, app, beforeReady } from './app.ts';
import { Menu } from './menu.ts';
import { Notification, notices } from './notification.ts';
import { net, protocol, serve, session } from './session.ts';
import { preventable, strict } from './strict.ts';
import { BrowserWindow, mainFrame, windowOf } from './window.ts';
import { type Question, send, type ToMain } from './wire.ts';

const ipcMain = new EventEmitter();
/** Addresses the app opened in the default browser; none really is. */
const opened: string[] = [];
const shell = {
  opened,
  openExternal: async (address: string) => {
    opened.push(address);
  },
};
const dialog = {
  /** The test's prepared answer as the button pressed, or else the one that cancels. */
  showMessageBoxSync: ({ message, cancelId = 0 }: Electron.MessageBoxSyncOptions) => {
    send({ type: 'error-box', text: message });
    return Number(process.env.STAND_IN_PRESSES ?? cancelId);
  },
  showErrorBox: (title: string, content: string) => send({ type: 'error-box', text: `${title}: ${content}` }),
  /** There is no user: questions go to the test, and are answered only if it has prepared an answer. */
  showMessageBox: (_window: unknown, { message }: Electron.MessageBoxOptions) => {
    send({ type: 'error-box', text: message });
    const pressed = process.env.STAND_IN_PRESSES;
    return pressed === undefined ? new Promise<never>(() => {}) : Promise.resolve({ response: Number(pressed) });
  },
};
/** Sleep blockers, by number. */
const blockers = new Map<number, string>();
const powerSaveBlocker = {
  start: (kind: string) => {
    blockers.set(blockers.size + 1, kind);
    return blockers.size;
  },
  stop: (id: number) => blockers.delete(id),
};
const clipboard = {
  text: '',
  writeText: (text: string) => {
    clipboard.text = text;
  },
};
/** One screen, with a bar along its upper edge that windows leave free. */
const screen = {
  getAllDisplays: () => [{ id: 1, scaleFactor: 1, workArea: { x: 0, y: 28, width: 1920, height: 1052 } }],
};
const nativeTheme = Object.assign(new EventEmitter(), { shouldUseDarkColors: false, themeSource: 'system' });

// A package's files beside its archive, which a test puts in its own folder.
Object.assign(process, { resourcesPath: process.env.STAND_IN_RESOURCES ?? app.getAppPath() });

const electron = strict('electron', {
  app,
  BrowserWindow,
  clipboard: strict('clipboard', clipboard),
  dialog: strict('dialog', dialog),
  ipcMain: strict('ipcMain', ipcMain),
  Menu,
  powerMonitor: strict('powerMonitor', { isOnBatteryPower: () => false }),
  powerSaveBlocker: strict('powerSaveBlocker', powerSaveBlocker),
  Notification,
  nativeTheme: strict('nativeTheme', nativeTheme),
  net: strict('net', net),
  protocol: strict('protocol', protocol),
  screen: strict('screen', screen),
  session,
  shell: strict('shell', shell),
  standIn: { beforeReady, blockers, aboutPanel, notices },
});

// Both import and require of the built CommonJS app come through here.
const load = Reflect.get(Module, '_load');
Reflect.set(Module, '_load', (request: string, ...rest: unknown[]) =>
  request === 'electron' || request.startsWith('electron/')
    ? electron
    : Reflect.apply(load, Module, [request, ...rest]),
);

async function answer(question: Question): Promise<unknown> {
  switch (question.type) {
    case 'fetch':
      return serve(question.url, question.method);
    case 'may-navigate':
      return windowOf(question.id)?.webContents.mayNavigate(question.url) ?? false;
    case 'may-open':
      return windowOf(question.id)?.webContents.mayOpen(question.url) ?? false;
    case 'may-use':
      return session.defaultSession.grants(question.permission, {
        url: question.url,
        isMainFrame: question.isMainFrame,
      });
    case 'evaluate': {
      // The test's function is source text, as Playwright sends it to the real Electron.
      const work = new Function(`return (${question.source})`)();
      return work(electron, question.argument);
    }
  }
}

function hear(message: Exclude<ToMain, Question>): void {
  if (message.type === 'second-instance') {
    app.emit('second-instance', preventable({}), message.args, '', null);
    return;
  }
  const window = windowOf(message.id);
  switch (message.type) {
    case 'navigated':
      window?.webContents.navigated(message.url);
      return;
    case 'loaded':
      window?.webContents.emit('did-finish-load');
      if (process.env.STAND_IN_DRAWS !== 'never') window?.emit('ready-to-show');
      return;
    case 'closed':
      window?.close();
      return;
    case 'ipc': {
      const event = { sender: window?.webContents, senderFrame: mainFrame(message.url), processId: 1, frameId: 1 };
      if (window) ipcMain.emit(message.channel, event, ...JSON.parse(message.text));
    }
  }
}

process.on('message', (message: ToMain) => {
  if (!('request' in message)) {
    hear(message);
    return;
  }
  answer(message).then(
    (result) => send({ type: 'answer', request: message.request, result }),
    (error) => send({ type: 'answer', request: message.request, error: String(error) }),
  );
});
