import type { CallListener, Transport } from './transport.ts';

/**
 * Most messages handled in a row before React may render.
 * Each changes the page, and React gives up after fifty updates without a render. A phone that wakes to a match played
 * on by bots receives that many.
 */
const mostInBreath = 20;

/** Lets other tasks of the page run, then continues. Unlike a timer, it is not throttled in a hidden page. */
function afterOthers(goOn: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    goOn();
  };
  port2.postMessage(null);
}

/** Runs actions in order: at once, or after a pause once `mostInBreath` have run in a row. */
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
 * Wraps a transport so that bursts of messages arrive in portions, in order.
 * A call still receives nothing after it was hung up.
 * @param rest calls back once other tasks of the page have run
 */
export function breathing(transport: Transport, rest: (goOn: () => void) => void = afterOthers): Transport {
  return {
    steady: transport.steady,
    dial(listener: CallListener) {
      const breathe = inBreaths(rest);
      let isOver = false;
      const send = (act: () => void): void =>
        breathe(() => {
          if (!isOver) act();
        });
      const call = transport.dial({
        answered: () => send(() => listener.answered()),
        heard: (text) => send(() => listener.heard(text)),
        ended: (code) => send(() => listener.ended(code)),
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
