import { describe, expect, it } from 'vitest';
import { batched } from '../../../renderer/connection/batched-transport.ts';
import type { CallListener } from '../../../renderer/connection/transport.ts';

/** A connection whose other end is the test, its received messages, and how the page gets time to draw. */
function dialled(rest?: (proceed: () => void) => void) {
  const rests: (() => void)[] = [];
  const events: string[] = [];
  let host: CallListener | undefined;
  const transport = batched(
    {
      steady: true,
      dial(listener) {
        host = listener;
        return { send: (text) => events.push(`sent ${text}`), hangUp: () => events.push('hung up') };
      },
    },
    rest ?? ((proceed) => rests.push(proceed)),
  );
  const call = transport.dial({
    answered: () => events.push('answered'),
    heard: (text) => events.push(text),
    ended: (code) => events.push(`ended ${code}`),
  });
  if (host === undefined) throw new Error('nobody was dialled');
  return { transport, call, host, rests, events };
}

const upTo = (most: number) => Array.from({ length: most }, (_, number) => `${number}`);

describe('burst of messages', () => {
  it('is handled at once if short', () => {
    const { transport, call, host, events } = dialled();
    expect(transport.steady).toBe(true);
    host.answered();
    for (const text of upTo(19)) host.heard(text);
    call.send('hello');
    expect(events).toEqual(['answered', ...upTo(19), 'sent hello']);
  });

  it('is handled in parts and in order, with time to draw between them', () => {
    const { host, rests, events } = dialled();
    for (const text of upTo(50)) host.heard(text);
    expect(events).toEqual(upTo(20));
    rests.shift()?.();
    expect(events).toEqual(upTo(40));
    // later messages queue behind waiting ones, including the end
    host.ended(1006);
    expect(events).toEqual(upTo(40));
    rests.shift()?.();
    expect(events).toEqual([...upTo(50), 'ended 1006']);
  });

  it('starts a new part once the page has drawn', () => {
    const { host, rests, events } = dialled();
    for (const text of upTo(20)) host.heard(text);
    rests.shift()?.();
    expect(rests).toEqual([]);
    for (const text of upTo(40).slice(20)) host.heard(text);
    expect(events).toEqual(upTo(40));
  });

  it('stops once the connection is closed', () => {
    const { call, host, rests, events } = dialled();
    for (const text of upTo(30)) host.heard(text);
    call.hangUp();
    rests.shift()?.();
    expect(events).toEqual([...upTo(20), 'hung up']);
  });

  it('continues by itself', async () => {
    const { host, events } = await new Promise<ReturnType<typeof dialled>>((all) => {
      const line = dialled((proceed) => setTimeout(proceed));
      for (const text of upTo(100)) line.host.heard(text);
      expect(line.events).toHaveLength(20);
      line.host.ended(1000);
      const look = (): void => void (line.events.at(-1) === 'ended 1000' ? all(line) : setTimeout(look));
      look();
    });
    expect(host).toBeDefined();
    expect(events.slice(0, -1)).toEqual(upTo(100));
  });
});
