import type { CallListener, Transport } from './transport.ts';

/**
 * So many messages are heard in one breath. Each changes what the page shows, and React gives up where fifty changes come in a
 * row before it has come to draw what it had in hand already: as when a phone wakes to a match that bots have played on.
 */
const mostInBreath = 20;

/** Lets the page do whatever else waits, then goes on; unlike a timer it is not held back where the page is out of sight. */
function afterOthers(goOn: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    goOn();
  };
  port2.postMessage(null);
}

/** Does things in the order in which they come: at once, unless so many came in a row that others must have their turn first. */
function inBreaths(rest: (goOn: () => void) => void): (act: () => void) => void {
  const waiting: (() => void)[] = [];
  let done = 0;
  let isResting = false;
  const restOnce = (): void => {
    if (isResting) return;
    isResting = true;
    rest(goOn);
  };
  const goOn = (): void => {
    isResting = false;
    done = 0;
    const acts = waiting.splice(0, mostInBreath);
    done = acts.length;
    if (done > 0) restOnce();
    for (const act of acts) act();
  };
  return (act) => {
    restOnce();
    if (waiting.length > 0 || done >= mostInBreath) {
      waiting.push(act);
      return;
    }
    done += 1;
    act();
  };
}

/**
 * The same way to a host, on which a burst of messages is heard in parts, in its order; what a call hears after it was hung up
 * is nothing, as before.
 * @param rest calls back once the page has done whatever else waits
 */
export function breathing(transport: Transport, rest: (goOn: () => void) => void = afterOthers): Transport {
  return {
    steady: transport.steady,
    dial(listener: CallListener) {
      const breathe = inBreaths(rest);
      let isOver = false;
      const tell = (act: () => void): void =>
        breathe(() => {
          if (!isOver) act();
        });
      const call = transport.dial({
        answered: () => tell(() => listener.answered()),
        heard: (text) => tell(() => listener.heard(text)),
        ended: (code) => tell(() => listener.ended(code)),
      });
      return {
        send: (text) => call.send(text),
        hangUp() {
          isOver = true;
          call.hangUp();
        },
      };
    },
  };
}
