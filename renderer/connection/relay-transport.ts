import { type AwayEvent, type AwayRequest, awayEvent } from '../../shared/protocol/away.ts';
import type { AwayBridge } from '../../shared/protocol/bridge.ts';
import type { Transport } from './transport.ts';

/** Counts calls to other hosts since the page loaded; used as call ids. */
let calls = 0;

/** The relay's event; null if malformed. */
function parsed(text: string): AwayEvent | null {
  try {
    return awayEvent.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Calls to another host (`ip:port`), relayed by the app's main process. */
export function relayTransport(away: AwayBridge, address: string): Transport {
  const ask = (request: AwayRequest) => away.ask(JSON.stringify(request));
  return {
    steady: false,
    dial(listener) {
      calls += 1;
      const call = calls;
      const stopListening = away.onEvent((text) => {
        const event = parsed(text);
        if (event?.call !== call) return;
        if (event.type === 'answered') listener.answered();
        else if (event.type === 'heard') listener.heard(event.text);
        else {
          stopListening();
          listener.ended(event.code);
        }
      });
      ask({ call, type: 'dial', address });
      return {
        send: (text) => ask({ call, type: 'send', text }),
        hangUp() {
          stopListening();
          ask({ call, type: 'hang-up' });
        },
      };
    },
  };
}
