import type { Bridge } from '../../shared/protocol/bridge.ts';
import type { Transport, TransportListener } from './transport.ts';

declare global {
  interface Window {
    /** The app window's bridge to its host; absent in a browser. */
    readonly highStreet?: Bridge;
  }
}

/** The app window's own line: it is open from the start and never breaks. */
export function bridgeTransport(bridge: Bridge): Transport {
  let hangUp: (() => void) | null = null;
  let listening: TransportListener | null = null;
  return {
    start(listener) {
      listening = listener;
      hangUp = bridge.onMessage((text) => listener.heard(text));
      listener.changed('open');
    },
    send(text) {
      if (!hangUp) return false;
      bridge.send(text);
      return true;
    },
    retryNow() {},
    stop() {
      hangUp?.();
      hangUp = null;
      listening?.changed('closed');
    },
  };
}
