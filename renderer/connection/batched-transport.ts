import type { CallListener, Transport } from './transport.ts';

/**
 * Maximum number of messages handled in a row before React may render.
 * Each message changes the page, and React gives up after fifty updates without a render. A phone that wakes up after
 * many moves of bots receives that many.
 */
const batchSize = 20;

/** Lets other tasks of the page run, then continues. Unlike a timer, it is not throttled in a hidden page. */
function afterOthers(proceed: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    proceed();
  };
  port2.postMessage(null);
}

/** Runs actions in order: at once, or after a pause once `batchSize` have run in a row. */
function inBatches(rest: (proceed: () => void) => void): (act: () => void) => void {
  const waiting: (() => void)[] = [];
  let done = 0;
  let isResting = false;
  const restOnce = (): void => {
    if (isResting) return;
    isResting = true;
    rest(proceed);
  };
  const proceed = (): void => {
    isResting = false;
    done = 0;
    const acts = waiting.splice(0, batchSize);
    done = acts.length;
    if (done > 0) restOnce();
    for (const act of acts) act();
  };
  return (act) => {
    restOnce();
    if (waiting.length > 0 || done >= batchSize) {
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
export function batched(transport: Transport, rest: (proceed: () => void) => void = afterOthers): Transport {
  return {
    steady: transport.steady,
    dial(listener: CallListener) {
      const enqueue = inBatches(rest);
      let isOver = false;
      const send = (act: () => void): void =>
        enqueue(() => {
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
