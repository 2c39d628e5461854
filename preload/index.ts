import { contextBridge, ipcRenderer } from 'electron';
import { type Bridge, channels } from '../shared/protocol/bridge.ts';

/** Subscribes to a channel. Passes only the text to the page, never Electron's event. */
function listenOn(channel: string, listener: (text: string) => void): () => void {
  const hear = (_event: unknown, text: unknown) => {
    if (typeof text === 'string') listener(text);
  };
  ipcRenderer.on(channel, hear);
  return () => {
    ipcRenderer.off(channel, hear);
  };
}

/** The same for what the system asks the app to open, which may have come before the page. */
function awaitOn(channel: string, listener: (text: string) => void): () => void {
  const stop = listenOn(channel, listener);
  ipcRenderer.send(channels.awaitsOpenings);
  return stop;
}

const bridge: Bridge = {
  send(text) {
    ipcRenderer.send(channels.toHost, String(text));
  },
  onMessage: (listener) => listenOn(channels.toPage, listener),
  away: {
    ask(text) {
      ipcRenderer.send(channels.toAway, String(text));
    },
    onEvent: (listener) => listenOn(channels.fromAway, listener),
  },
  desk: {
    tellTurn(words) {
      ipcRenderer.send(channels.turn, String(words));
    },
    onInvitation: (listener) => awaitOn(channels.invitation, listener),
    onGameFile: (listener) => awaitOn(channels.gameFile, listener),
  },
  platform: process.platform,
};

contextBridge.exposeInMainWorld('highStreet', bridge);
