import { contextBridge, ipcRenderer } from 'electron';
import { type Bridge, channels } from '../shared/protocol/bridge.ts';

const bridge: Bridge = {
  send(text) {
    ipcRenderer.send(channels.toHost, String(text));
  },
  onMessage(listener) {
    // The page gets the text only, never Electron's event.
    const hear = (_event: unknown, text: unknown) => {
      if (typeof text === 'string') listener(text);
    };
    ipcRenderer.on(channels.toPage, hear);
    return () => {
      ipcRenderer.off(channels.toPage, hear);
    };
  },
  platform: process.platform,
};

contextBridge.exposeInMainWorld('highStreet', bridge);
