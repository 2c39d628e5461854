/** What the preload finds in its window, under names known only to the stand-in. */
interface Names {
  /** Delivers a message of the main process to the preload's listeners. */
  readonly deliver: string;
  /** Delivers a message of the preload to the main process. */
  readonly post: string;
}

/**
 * The page half of the stand-in: runs the built preload before any script of the page, as a sandboxed preload runs. It
 * is sent to the page as source text, so it must not use anything outside itself.
 */
export function runPreload(names: Names, source: string, platform: string): void {
  if (window !== window.top || location.protocol !== 'https:') return;
  const post: (channel: string, text: string) => void = Reflect.get(window, names.post);
  Reflect.deleteProperty(window, names.post);
  type Listener = (event: object, ...payloads: unknown[]) => void;
  const listeners = new Map<string, Set<Listener>>();

  function strictly<T extends object>(name: string, thing: T): T {
    return new Proxy(thing, {
      get(target, key) {
        if (typeof key === 'symbol' || key in target || key === 'then' || key === '__esModule') {
          return Reflect.get(target, key);
        }
        throw new Error(`The stand-in for Electron has no ${name}.${key}.`);
      },
    });
  }

  const ipcRenderer = {
    send(channel: string, ...payloads: unknown[]) {
      // Electron clones the payloads and throws if it cannot; so does this
      post(channel, JSON.stringify(structuredClone(payloads)));
    },
    on(channel: string, listener: Listener) {
      const there = listeners.get(channel) ?? new Set();
      listeners.set(channel, there.add(listener));
    },
    off(channel: string, listener: Listener) {
      listeners.get(channel)?.delete(listener);
    },
  };

  /** What crosses the bridge: functions by reference, everything else as a frozen copy without its prototype. */
  function across(value: unknown): unknown {
    if (typeof value === 'function')
      return (...given: unknown[]) => across(Reflect.apply(value, null, given.map(across)));
    if (typeof value === 'symbol') throw new TypeError('A symbol cannot cross the bridge.');
    if (value === null || typeof value !== 'object') return value;
    if (Array.isArray(value)) return value.map(across);
    return Object.freeze(Object.fromEntries(Object.entries(value).map(([key, part]) => [key, across(part)])));
  }

  const contextBridge = {
    exposeInMainWorld(name: string, api: unknown) {
      if (name in window) throw new Error(`The window has a property ${name} already.`);
      Object.defineProperty(window, name, { value: across(api), enumerable: true });
    },
  };

  const electron = strictly('electron', {
    contextBridge: strictly('contextBridge', contextBridge),
    ipcRenderer: strictly('ipcRenderer', ipcRenderer),
  });
  const require = (name: string) => {
    if (name === 'electron') return electron;
    throw new Error(`A sandboxed preload cannot require ${name}.`);
  };
  Object.defineProperty(window, names.deliver, {
    value: (channel: string, text: string) => {
      for (const listener of [...(listeners.get(channel) ?? [])])
        listener({ sender: ipcRenderer }, ...JSON.parse(text));
    },
  });
  const module = { exports: {} };
  const process = strictly('process', { type: 'renderer', sandboxed: true, contextIsolated: true, platform });
  new Function('require', 'module', 'exports', 'process', source)(require, module, module.exports, process);
}
