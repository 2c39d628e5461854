import type { Bridge } from '../../shared/protocol/bridge.ts';
import type { Transport } from './transport.ts';

declare global {
  interface Window {
    readonly highStreet?: Bridge;
  }
}

/** The app window's connection to its own host. It never breaks. */
export function bridgeTransport(bridge: Bridge): Transport {
  return {
    steady: true,
    dial(listener) {
      let isOver = false;
      const stopListening = bridge.onMessage((text) => listener.heard(text));
      queueMicrotask(() => {
        if (!isOver) listener.answered();
      });
      return {
        send: (text) => bridge.send(text),
        hangUp() {
          isOver = true;
          stopListening();
        },
      };
    },
  };
}
