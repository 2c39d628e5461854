import { EventEmitter } from 'node:events';
import { app, mustBeReady, openWindows } from './app.ts';
import { preventable, strict } from './strict.ts';
import { send } from './wire.ts';

const windows = new Map<number, BrowserWindow>();
let lastId = 0;

type Opener = (details: Electron.HandlerDetails) => Electron.WindowOpenHandlerResponse;

/** The frame that sent a message; the main one, since the stand-in's pages have no other that could send. */
export function mainFrame(url: string) {
  return strict('webFrameMain', { url, parent: null, isDestroyed: () => false });
}

class WebContents extends EventEmitter {
  readonly id: number;
  private readonly preferences: Electron.WebPreferences;
  private opener: Opener = () => ({ action: 'allow' });
  private url = '';

  constructor(id: number, preferences: Electron.WebPreferences) {
    super();
    this.id = id;
    this.preferences = preferences;
  }

  /** Payloads are JSON text: large objects are slow to send to the page, and some kinds would be lost. */
  send(channel: string, ...payloads: unknown[]): void {
    if (this.isDestroyed()) throw new TypeError('Object has been destroyed');
    send({ type: 'send', id: this.id, channel, text: JSON.stringify(payloads) });
  }
  reload(): void {
    send({ type: 'reload', id: this.id });
  }
  isDestroyed(): boolean {
    return !windows.has(this.id);
  }
  getURL(): string {
    return this.url;
  }
  getLastWebPreferences(): Electron.WebPreferences {
    return this.preferences;
  }
  setWindowOpenHandler(opener: Opener): void {
    this.opener = opener;
  }
  get mainFrame() {
    return mainFrame(this.url);
  }

  /** The stand-in's side: what the page did, according to the test. */
  navigated(url: string): void {
    this.url = url;
    this.emit('did-navigate', {}, url, 200, 'OK');
  }
  mayNavigate(url: string): boolean {
    for (const name of ['will-frame-navigate', 'will-navigate']) {
      const event = preventable({ url, isMainFrame: true, isSameDocument: false, frame: this.mainFrame });
      this.emit(name, event, url);
      if (event.defaultPrevented) return false;
    }
    return true;
  }
  mayOpen(url: string): boolean {
    const details = {
      url,
      frameName: '',
      features: '',
      disposition: 'foreground-tab',
      referrer: { url: '', policy: 'default' },
    } as const;
    return this.opener(details).action === 'allow';
  }
}

function refuseInsecure(preferences: Electron.WebPreferences): void {
  const { contextIsolation, nodeIntegration, sandbox, webSecurity, webviewTag } = preferences;
  if (contextIsolation === false || nodeIntegration || sandbox === false || webSecurity === false || webviewTag) {
    throw new Error('The stand-in for Electron refuses insecure web preferences.');
  }
}

export class BrowserWindow extends EventEmitter {
  readonly id: number;
  readonly webContents: WebContents;
  private title: string;
  private minimized = false;
  private visible: boolean;
  private focused = false;
  private bounds: Electron.Rectangle;
  private maximized = false;
  private fullScreen = false;
  private readonly minimum: readonly [number, number];

  constructor(options: Electron.BrowserWindowConstructorOptions = {}) {
    super();
    mustBeReady('BrowserWindow');
    const preferences = options.webPreferences ?? {};
    refuseInsecure(preferences);
    lastId += 1;
    this.id = lastId;
    this.title = options.title ?? '';
    this.visible = options.show !== false;
    const { x = 100, y = 100, width = 800, height = 600 } = options;
    this.bounds = { x, y, width, height };
    this.minimum = [options.minWidth ?? 0, options.minHeight ?? 0];
    this.webContents = strict('webContents', new WebContents(this.id, preferences));
    windows.set(this.id, this);
    openWindows.set(this.id, this);
    send({ type: 'create', id: this.id, width, height, preload: preferences.preload ?? null });
    app.emit('web-contents-created', {}, this.webContents);
    app.emit('browser-window-created', {}, this);
  }

  loadURL(url: string): Promise<void> {
    send({ type: 'load', id: this.id, url });
    return new Promise((resolve) => this.webContents.once('did-finish-load', () => resolve()));
  }
  close(): void {
    const event = preventable({});
    this.emit('close', event);
    if (!event.defaultPrevented) this.destroy();
  }
  destroy(): void {
    if (!windows.delete(this.id)) return;
    openWindows.delete(this.id);
    send({ type: 'close', id: this.id });
    this.webContents.emit('destroyed');
    this.emit('closed');
    if (windows.size === 0) app.emit('window-all-closed');
  }
  isDestroyed(): boolean {
    return !windows.has(this.id);
  }
  show(): void {
    this.visible = true;
    this.emit('show');
    this.focus();
  }
  isVisible(): boolean {
    return this.visible;
  }
  focus(): void {
    for (const window of windows.values()) window.focused = false;
    this.focused = true;
    this.emit('focus');
  }
  blur(): void {
    this.focused = false;
  }
  isFocused(): boolean {
    return this.focused;
  }
  minimize(): void {
    this.minimized = true;
  }
  isMinimized(): boolean {
    return this.minimized;
  }
  restore(): void {
    this.minimized = false;
  }
  getTitle(): string {
    return this.title;
  }
  setTitle(title: string): void {
    this.title = title;
  }
  getSize(): readonly number[] {
    return [this.bounds.width, this.bounds.height];
  }
  getNormalBounds(): Electron.Rectangle {
    return this.bounds;
  }
  setBounds(bounds: Partial<Electron.Rectangle>): void {
    this.bounds = { ...this.bounds, ...bounds };
  }
  maximize(): void {
    this.maximized = true;
  }
  isMaximized(): boolean {
    return this.maximized;
  }
  setFullScreen(isFull: boolean): void {
    this.fullScreen = isFull;
  }
  isFullScreen(): boolean {
    return this.fullScreen;
  }
  getMinimumSize(): readonly number[] {
    return this.minimum;
  }

  static getAllWindows(): BrowserWindow[] {
    return [...windows.values()];
  }
  static getFocusedWindow(): BrowserWindow | null {
    return [...windows.values()].find((window) => window.focused) ?? null;
  }
  static fromWebContents(contents: WebContents): BrowserWindow | null {
    return windows.get(contents.id) ?? null;
  }
}

/** The window of a message, or undefined once it is gone. */
export function windowOf(id: number): BrowserWindow | undefined {
  return windows.get(id);
}
