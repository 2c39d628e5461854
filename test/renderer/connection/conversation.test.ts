import { describe, expect, it } from 'vitest';
import { type Answer, Conversation, type Welcome } from '../../../renderer/connection/conversation.ts';
import type { Phase } from '../../../renderer/connection/line.ts';
import { closeCodes, type HostMessage, protocolVersion } from '../../../shared/protocol/messages.ts';
import { sampleWelcome } from '../table/sample-table.ts';
import { TestClock } from './test-clock.ts';
import { promisesRun, TestTransport } from './test-transport.ts';

const table = 'abcdefgh12345678';
const play = { type: 'play', table, version: 3, seat: 0, move: { type: 'pass' } } as const;

/** A page that returns to its table by opening it. */
function talking({ steady = false, prefix = 'p' } = {}) {
  const transport = new TestTransport(steady);
  const clock = new TestClock();
  const heard: HostMessage[] = [];
  const phases: Phase[] = [];
  const misunderstood: string[] = [];
  const conversation = new Conversation(transport, clock, prefix);
  conversation.start({
    heard: (message) => heard.push(message),
    changed: (phase) => phases.push(phase),
    enter: async (_welcome: Welcome, ask) => void (await ask({ type: 'open-table', table })),
    misunderstood: (reason) => misunderstood.push(reason),
  });
  const answersOf = (...asked: readonly Promise<Answer>[]) => {
    const answers: Answer[] = [];
    for (const each of asked) void each.then((answer) => answers.push(answer));
    return answers;
  };
  return { transport, clock, conversation, heard, phases, misunderstood, answersOf };
}

async function open(options: { readonly steady?: boolean; readonly prefix?: string } = {}) {
  const page = talking(options);
  await page.transport.greet(sampleWelcome());
  page.transport.sent.length = 0;
  return page;
}

describe('reaching the host', () => {
  it('says hello first on every connection, then returns to its table before any other request', async () => {
    const { transport, clock, conversation, phases } = talking();
    void conversation.ask(play);
    transport.answer();
    expect(transport.sent).toEqual([{ type: 'hello', protocol: protocolVersion, imagines: true }]);
    transport.say(sampleWelcome());
    await promisesRun();
    expect(transport.sent.map(({ type }) => type)).toEqual(['hello', 'open-table']);
    transport.say({ type: 'done', request: transport.latest('open-table').request, table });
    await promisesRun();
    expect(transport.sent.map(({ type }) => type)).toEqual(['hello', 'open-table', 'play']);
    transport.end();
    clock.pass(125);
    await transport.greet(sampleWelcome());
    expect(transport.all('hello')).toHaveLength(2);
    const comes = ['dialling', 'greeting', 'entering', 'open'];
    expect(phases).toEqual([...comes, 'waiting-to-retry', ...comes]);
  });

  it('reconnects if it gets no answer, no welcome or no admission', async () => {
    const { transport, clock } = talking();
    clock.pass(1500);
    expect(transport.isCalling).toBe(false);
    clock.pass(125);
    expect(transport.calls).toBe(2);
    transport.answer();
    clock.pass(3000);
    expect(transport.isCalling).toBe(false);
    clock.pass(125);
    transport.answer();
    transport.say(sampleWelcome());
    clock.pass(4000);
    expect(transport.isCalling).toBe(false);
    clock.pass(125);
    expect(transport.calls).toBe(4);
  });

  it('is back within two seconds of the host’s return, whenever that is', () => {
    for (let away = 10; away < 20_000; away += 333) {
      const { transport, clock, conversation } = talking();
      let isThere = false;
      const dial = transport.dial.bind(transport);
      transport.dial = (listener) => {
        const call = dial(listener);
        // while the host is away, nothing answers and nothing refuses
        if (isThere) clock.after(1, () => listener.answered());
        return call;
      };
      clock.pass(away);
      isThere = true;
      clock.pass(2000);
      expect(conversation.phase, `away for ${away} ms`).not.toBe('dialling');
      expect(transport.sent[0]?.type, `away for ${away} ms`).toBe('hello');
    }
  });

  it('leaves a host of another protocol and does not reconnect', () => {
    for (const turnAway of [
      (transport: TestTransport) => transport.sayText('{"type":"welcome","protocol":99,"hats":[]}'),
      (transport: TestTransport) => transport.end(closeCodes.otherProtocol),
    ]) {
      const { transport, clock, conversation, misunderstood } = talking();
      transport.answer();
      turnAway(transport);
      expect(conversation.phase).toBe('turned-away');
      conversation.nudge();
      clock.pass(60_000);
      expect(transport.calls).toBe(1);
      expect(misunderstood).toEqual([]);
    }
  });

  it('can be stopped without retrying, and started again', async () => {
    const { transport, clock, conversation, answersOf } = await open();
    const answers = answersOf(conversation.ask(play));
    conversation.stop();
    await promisesRun();
    expect(answers).toEqual([{ outcome: 'lost' }]);
    clock.pass(60_000);
    expect(transport.calls).toBe(1);
    conversation.start({ heard() {}, changed() {}, enter: async () => {}, misunderstood() {} });
    expect(transport.calls).toBe(2);
  });
});

describe('heartbeat', () => {
  it('is requested after three silent seconds, and a dead connection replaced two seconds later', async () => {
    const { transport, clock, conversation } = await open();
    clock.pass(2900);
    expect(transport.sent).toEqual([]);
    clock.pass(1000);
    expect(transport.sent).toEqual([{ type: 'ping' }]);
    clock.pass(2000);
    expect(conversation.phase).toBe('dialling');
    expect(transport.calls).toBe(2);
    expect(transport.hangUps).toBe(1);
  });

  it('is any message from the host', async () => {
    const { transport, clock, conversation } = await open();
    clock.pass(4500);
    transport.say({ type: 'pong' });
    expect(conversation.phase).toBe('open');
    for (let second = 0; second < 20; second += 1) {
      clock.pass(1000);
      transport.say({ type: 'rooms', rooms: [] });
    }
    expect(transport.all('ping')).toHaveLength(1);
    expect(transport.calls).toBe(1);
  });

  it('is requested at once on a nudge, and after the device slept', async () => {
    const nudged = await open();
    nudged.conversation.nudge();
    expect(nudged.transport.sent).toEqual([{ type: 'ping' }]);
    const slept = await open();
    slept.clock.sleep(3000);
    expect(slept.transport.sent).toEqual([{ type: 'ping' }]);
  });

  it('is not needed on a connection that cannot break', async () => {
    const { transport, clock, conversation } = await open({ steady: true });
    clock.pass(60_000);
    clock.sleep(60_000);
    conversation.nudge();
    expect(transport.sent).toEqual([]);
    expect(conversation.phase).toBe('open');
  });
});

describe('request', () => {
  it('has a unique name across pages and connections, and gets its own answer', async () => {
    const { transport, conversation } = await open();
    const leaving = conversation.ask({ type: 'leave-table', table });
    const removing = conversation.ask({ type: 'remove-table', table });
    const { request: left } = transport.latest('leave-table');
    const { request: removed } = transport.latest('remove-table');
    expect(left).not.toBe(removed);
    transport.say({ type: 'refused', request: removed, code: 'unknown-table' });
    const done: HostMessage = { type: 'done', request: left, table: null };
    transport.say(done);
    expect(await removing).toEqual({ outcome: 'refused', code: 'unknown-table', resent: false });
    expect(await leaving).toEqual({ outcome: 'done', table: null, said: done });
    const names = await Promise.all(
      [1, 2].map(async () => {
        const page = talking();
        const own = new Conversation(page.transport, page.clock);
        own.start({ heard() {}, changed() {}, enter: async () => {}, misunderstood() {} });
        await page.transport.greet(sampleWelcome());
        void own.ask(play);
        return page.transport.latest('play').request;
      }),
    );
    expect(names[0]).not.toBe(names[1]);
    expect(names[0]?.length).toBeLessThanOrEqual(40);
  });

  it('is sent again under its name if the connection broke before the answer, once the page is back', async () => {
    const { transport, clock, conversation, answersOf } = await open();
    const answers = answersOf(conversation.ask(play));
    const first = transport.latest('play');
    transport.end();
    clock.pass(125);
    await transport.greet(sampleWelcome());
    expect(transport.sent.map(({ type }) => type)).toEqual(['play', 'hello', 'open-table', 'play']);
    expect(transport.latest('play')).toEqual(first);
    transport.say({ type: 'refused', request: first.request, code: 'stale' });
    await promisesRun();
    expect(answers).toEqual([{ outcome: 'refused', code: 'stale', resent: true }]);
  });

  it('is not sent again if it opens something private or only its own connection can answer it', async () => {
    const { transport, clock, conversation, answersOf } = await open();
    const answers = answersOf(
      conversation.ask({ type: 'take-in-hand', table, seat: 0 }),
      conversation.ask({ type: 'glimpse', table, seat: 0 }),
      conversation.ask({ type: 'enter', code: 'K7M2P', name: null }),
      conversation.ask({
        type: 'create-table',
        game: 'brick-and-mortar',
        options: {},
        seats: [{ name: 'A', colour: 'sand' }],
      }),
    );
    transport.end();
    await promisesRun();
    expect(answers).toEqual(Array.from({ length: 4 }, () => ({ outcome: 'lost' })));
    transport.sent.length = 0;
    clock.pass(125);
    await transport.greet(sampleWelcome());
    expect(transport.sent.map(({ type }) => type)).toEqual(['hello', 'open-table']);
  });

  it('is lost at once without a connection, and sent while one is being made', async () => {
    const { transport, clock, conversation } = await open();
    transport.end();
    expect(await conversation.ask(play)).toEqual({ outcome: 'lost' });
    clock.pass(125);
    void conversation.ask({ type: 'enter', code: 'K7M2P', name: null });
    transport.end();
    clock.pass(250);
    await transport.greet(sampleWelcome());
    expect(transport.latest('enter').code).toBe('K7M2P');
  });

  it('waits until the page is back if it was never sent, however often the connection breaks', async () => {
    const { transport, clock, conversation } = talking();
    transport.answer();
    transport.say(sampleWelcome());
    await promisesRun();
    const asked = conversation.ask(play);
    transport.end();
    await promisesRun();
    expect(transport.all('play')).toEqual([]);
    clock.pass(125);
    await transport.greet(sampleWelcome());
    expect(transport.all('play')).toHaveLength(1);
    transport.say({ type: 'refused', request: transport.latest('play').request, code: 'stale' });
    expect(await asked).toEqual({ outcome: 'refused', code: 'stale', resent: false });
  });

  it('is sent again on the same connection after a long wait, unless it is slow by nature', async () => {
    const { transport, clock, conversation } = await open();
    void conversation.ask({ type: 'enter', code: 'K7M2P', name: null });
    void conversation.ask({ type: 'diagnose', address: null });
    clock.pass(2900);
    transport.say({ type: 'pong' });
    clock.pass(1000);
    transport.say({ type: 'pong' });
    const [first, second] = transport.all('enter');
    expect(second).toEqual(first);
    expect(transport.all('enter')).toHaveLength(2);
    expect(transport.all('diagnose')).toHaveLength(1);
  });

  it('is answered once, however often the answer arrives', async () => {
    const { transport, conversation, answersOf } = await open();
    const answers = answersOf(conversation.ask(play));
    const { request } = transport.latest('play');
    transport.say({ type: 'done', request, table });
    transport.say({ type: 'refused', request, code: 'stale' });
    await promisesRun();
    expect(answers).toMatchObject([{ outcome: 'done' }]);
  });
});

describe('messages of the host', () => {
  it('pass only if the schema knows them', async () => {
    const { transport, heard, misunderstood } = await open();
    heard.length = 0;
    transport.sayText('not JSON at all');
    transport.sayText('{"type":"table","table":"x"}');
    transport.sayText('{"type":"unheard-of"}');
    expect(heard).toEqual([]);
    expect(misunderstood).toHaveLength(3);
    transport.say({ type: 'library', library: [] });
    expect(heard).toEqual([{ type: 'library', library: [] }]);
  });

  it('are ignored on an abandoned connection', async () => {
    const { transport, clock, heard } = await open();
    heard.length = 0;
    const listeners: Parameters<TestTransport['dial']>[0][] = [];
    const dial = transport.dial.bind(transport);
    transport.dial = (listener) => {
      listeners.push(listener);
      return dial(listener);
    };
    transport.end();
    clock.pass(125 + 1500 + 125);
    const [first] = listeners;
    first?.answered();
    first?.heard('{"type":"library","library":[]}');
    first?.ended(closeCodes.otherProtocol);
    expect(listeners).toHaveLength(2);
    expect(heard).toEqual([]);
    expect(transport.sent).toEqual([]);
    expect(transport.isCalling).toBe(true);
  });
});
