import { describe, expect, it } from 'vitest';
import { ThinkingFailed } from '../../../main/bot-workers/thought.ts';
import { type Ask, TestClient } from '../client.ts';
import { FakeNetwork } from '../fake-network.ts';
import { bid, codeOf, later, seated } from '../opened-table.ts';
import { redealtSame, type World } from './advice-worlds.ts';
import { botServer, botTable, settled, tableOf } from './bot-table.ts';

const mark = (cell: number) => ({ type: 'mark', cell });
const advised = (...moves: ReturnType<typeof bid>[]) => ({ moves, chance: 0.5, reasons: [] });

/** Sends a request that needs a bot's thinking; returns a function that gets the answer. */
function asking(client: TestClient, request: Ask, name: string) {
  client.connection.receive(JSON.stringify({ ...request, request: name }));
  return () => client.heard.find((message) => 'request' in message && message.request === name);
}

/** Plays tic-tac-toe to its end: seat 0 on the host's device loses to a bot. */
async function finished() {
  const all = botTable('tic-tac-toe', [null, 'merchant']);
  for (const [own, bots] of [
    [0, 3],
    [1, 4],
  ] as const) {
    all.client.play(mark(own));
    await all.thinking.last.choose(mark(bots));
    all.clock.pass(500);
  }
  all.client.play(mark(2));
  expect(all.client.table.outcome).toMatchObject({ places: [1, 2] });
  return all;
}

describe('hint', () => {
  it('warns of a blunder only on request', async () => {
    const { client, table, thinking } = botTable('sealed-market', [null, null]);
    client.take(1);
    const costly = [{ moves: [bid(1)], cost: 0.25, reasons: [] }];
    const ask = { type: 'ask-hint', table, version: 0, seat: 1, level: 'merchant' } as const;
    const warned = asking(client, { ...ask, costly: true }, 'warned');
    expect(thinking.last.question).toMatchObject({ kind: 'advise', costly: true });
    await thinking.last.answer({ kind: 'advise', choices: [advised(bid(3))], costly });
    expect(warned()).toMatchObject({ type: 'hint', costly });
    const plain = asking(client, ask, 'plain');
    expect(thinking.last.question).toMatchObject({ kind: 'advise', costly: false });
    await thinking.last.answer({ kind: 'advise', choices: [advised(bid(3))] });
    expect(plain()).not.toHaveProperty('costly');
  });

  it('returns the choice of the bot level, to the client that asked only', async () => {
    const { host, client, table, thinking } = botTable('sealed-market', [null, null]);
    const onlooker = new TestClient(host);
    onlooker.ask({ type: 'open-table', table });
    client.ask({ type: 'open-table', table });
    client.take(1);
    const [heard, sent] = [onlooker.texts.length, client.texts.length];
    const hint = asking(client, { type: 'ask-hint', table, version: 0, seat: 1, level: 'wholesaler' }, 'h');
    expect(thinking.last.question).toMatchObject({ kind: 'advise', seat: 1, seats: 2, level: 'wholesaler' });
    expect(hint()).toBeUndefined();
    const reasons = [{ feature: 'coins', whose: 'own' as const, points: 2 }];
    const choices = [{ ...advised(bid(3)), reasons }, advised(bid(2))];
    await thinking.last.answer({ kind: 'advise', choices });
    expect(hint()).toEqual({
      type: 'hint',
      request: 'h',
      table,
      version: 0,
      seat: 1,
      level: 'wholesaler',
      choices,
      more: false,
    });
    expect(onlooker.texts.length).toBe(heard);
    expect(client.texts.length).toBe(sent + 1);
  });

  it('is given for the active seat that must act, from the current position', async () => {
    const { client, table } = botTable('sealed-market', [null, null]);
    const ask = { type: 'ask-hint', table, version: 0, level: 'merchant' } as const;
    expect(client.refusal({ ...ask, seat: 0 })).toBe('not-your-seat');
    client.take(0);
    expect(client.refusal({ ...ask, seat: 1 })).toBe('not-your-seat');
    expect(client.refusal({ ...ask, seat: 0, version: 1 })).toBe('stale');
    client.play(bid(1));
    client.take(0);
    expect(client.refusal({ ...ask, seat: 0, version: 1 })).toBe('not-your-turn');
  });

  it('is given to a guest for their own seat, with their token', async () => {
    const server = botServer(undefined, { network: new FakeNetwork() });
    const hostPage = new TestClient(server.host);
    const table = tableOf(hostPage, 'sealed-market', [null, null]);
    await later(hostPage, { type: 'host-table', table, name: 'Table', door: 'open' });
    hostPage.ask({ type: 'hand-seat', table, seat: 1, to: 'free', standIn: false });
    const { client, token } = seated(server.host, table, codeOf(hostPage), 1, 'Dov');
    const ask = { type: 'ask-hint', table, version: 0, level: 'merchant' } as const;
    expect(client.refusal({ ...ask, seat: 1 })).toBe('not-your-seat');
    expect(client.refusal({ ...ask, seat: 0, token })).toBe('not-your-seat');
    const hint = asking(client, { ...ask, seat: 1, token }, 'h');
    await server.thinking.last.answer({ kind: 'advise', choices: [advised(bid(3))] });
    expect(hint()).toMatchObject({ type: 'hint', seat: 1 });
    expect(hostPage.heard.some(({ type }) => type === 'hint')).toBe(false);
  });

  it('is missing if thinking fails, and dropped when another hint is requested', async () => {
    const { client, table, thinking, reports } = botTable('tic-tac-toe', [null, null]);
    const ask = { type: 'ask-hint', table, version: 0, seat: 0 } as const;
    const first = asking(client, { ...ask, level: 'merchant' }, 'one');
    const [asked] = thinking.asked;
    const second = asking(client, { ...ask, level: 'apprentice' }, 'two');
    await settled();
    expect(asked?.isCancelled).toBe(true);
    expect(first()).toMatchObject({ type: 'refused', code: 'no-advice' });
    expect(reports).toEqual([]);
    await thinking.last.fail(new ThinkingFailed('late'));
    expect(second()).toMatchObject({ type: 'refused', code: 'no-advice' });
    expect(reports).toEqual([expect.stringContaining('thinking: advise')]);
  });

  it('is not sent to a viewer who has since come to the screen', async () => {
    const { client, table, thinking } = botTable('sealed-market', [null, null]);
    client.take(0);
    const hint = asking(client, { type: 'ask-hint', table, version: 0, seat: 0, level: 'merchant' }, 'h');
    client.ask({ type: 'lower-shutter', table });
    client.take(1);
    await thinking.last.answer({ kind: 'advise', choices: [advised(bid(3))] });
    expect(hint()).toMatchObject({ type: 'refused', code: 'not-your-seat' });
  });

  it('changes nothing at the table, and ends when the client leaves', async () => {
    const { client, table, thinking } = botTable('tic-tac-toe', [null, null]);
    asking(client, { type: 'ask-hint', table, version: 0, seat: 0, level: 'merchant' }, 'h');
    client.ask({ type: 'leave-table', table });
    expect(thinking.last.isCancelled).toBe(true);
    await settled();
    client.ask({ type: 'open-table', table });
    expect(client.table).toMatchObject({ version: 0, log: { moves: [] } });
  });
});

describe('request to a worker', () => {
  it.each(['choose', 'advise', 'explain'] as const)(
    'contains nothing that the seat does not know: a redeal gives the same request: %s',
    async (kind) => {
      const worlds = redealtSame();
      const asked = await Promise.all(worlds.map((world) => questionIn(world, kind)));
      expect(asked[0]).toEqual(asked[1]);
      const states = worlds.map(({ state }) => JSON.stringify(state));
      expect(states[0]).not.toBe(states[1]);
      expect(states).not.toContain(JSON.stringify(asked[0]?.state));
    },
  );

  async function questionIn(world: World, kind: 'choose' | 'advise' | 'explain') {
    const { client, thinking, table, seat, level } = world.begin(kind);
    if (kind === 'advise') {
      asking(client, { type: 'ask-hint', table, version: client.table.version, seat, level }, 'h');
    } else if (kind === 'explain') {
      await thinking.last.choose({ type: 'pass' });
      world.clock.pass(1000);
      asking(client, { type: 'explain-move', table, position: 0 }, 'e');
    }
    expect(thinking.last.question.kind).toBe(kind);
    return thinking.last.question;
  }
});

describe('explanation', () => {
  it('gives the reasons for a bot’s choice, recomputed from what the asking player knows', async () => {
    const { client, table, thinking, clock } = botTable('tic-tac-toe', [null, 'shopkeeper']);
    client.play(mark(4));
    await thinking.last.choose(mark(0));
    clock.pass(500);
    const explanation = asking(client, { type: 'explain-move', table, position: 1 }, 'e');
    expect(thinking.last.question).toMatchObject({
      kind: 'explain',
      seat: 1,
      level: 'shopkeeper',
      viewer: 0,
      moves: [mark(0)],
      state: { cells: [null, null, null, null, 0, null, null, null, null] },
    });
    const explained = { moves: [mark(0)], chance: 0.25, reasons: [] };
    await thinking.last.answer({ kind: 'explain', explained, enough: false });
    expect(explanation()).toEqual({
      type: 'explanation',
      request: 'e',
      table,
      position: 1,
      seat: 1,
      level: 'shopkeeper',
      explained,
      enough: false,
    });
  });

  it('exists only for choices of bots', async () => {
    const { client, table, thinking } = botTable('tic-tac-toe', [null, 'shopkeeper']);
    client.play(mark(4));
    const before = thinking.asked.length;
    expect(client.refusal({ type: 'explain-move', table, position: 0 })).toBe('no-advice');
    expect(client.refusal({ type: 'explain-move', table, position: 1 })).toBe('position-unknown');
    expect(thinking.asked).toHaveLength(before);
  });

  it('is refused for a sealed choice while the match runs, even after the reveal', async () => {
    const { client, table, thinking, clock } = botTable('sealed-market', [null, 'shopkeeper']);
    await thinking.last.choose(bid(2));
    clock.pass(500);
    expect(client.table.log.moves).toMatchObject([{ seat: 1, bot: 'shopkeeper' }]);
    expect(client.refusal({ type: 'explain-move', table, position: 0 })).toBe('no-advice');
    client.play(bid(0));
    expect(client.table.log.moves.at(-1)).toMatchObject({ events: [{}, { type: 'bids-revealed' }] });
    expect(client.refusal({ type: 'explain-move', table, position: 0 })).toBe('no-advice');
    expect(thinking.asked.some(({ question }) => question.kind === 'explain')).toBe(false);
  });

  it('is not sent to a viewer who has since come to the screen', async () => {
    const { client, table, thinking, clock } = botTable('sealed-market', ['merchant', null, null]);
    await thinking.last.choose(bid(2));
    clock.pass(1000);
    client.ask({ type: 'hand-seat', table, seat: 0, to: 'house', standIn: false });
    client.take(0);
    const explanation = asking(client, { type: 'explain-move', table, position: 0 }, 'e');
    expect(thinking.last.question).toMatchObject({ kind: 'explain', viewer: 0, moves: [bid(2)] });
    client.take(1);
    await thinking.last.answer({ kind: 'explain', explained: advised(bid(2)), enough: true });
    expect(explanation()).toMatchObject({ type: 'refused', code: 'no-advice' });
  });

  it('is refused if no redeal offers the choice', async () => {
    const { client, table, thinking, clock } = botTable('tic-tac-toe', [null, 'shopkeeper']);
    client.play(mark(4));
    await thinking.last.choose(mark(0));
    clock.pass(500);
    const explanation = asking(client, { type: 'explain-move', table, position: 1 }, 'e');
    await thinking.last.answer({ kind: 'explain', explained: null, enough: true });
    expect(explanation()).toMatchObject({ type: 'refused', code: 'no-advice' });
  });
});

describe('hint that takes time', () => {
  const reasons = [{ feature: 'coins', whose: 'own' as const, points: 2 }];
  const first = { kind: 'advise' as const, choices: [{ ...advised(bid(3)), reasons }] };
  const last = { kind: 'advise' as const, choices: [advised(bid(2)), advised(bid(3))] };

  /** A hint with a first, partial answer. */
  async function begun() {
    const all = botTable('sealed-market', [null, null]);
    const { client, table, thinking } = all;
    client.take(0);
    const hint = asking(client, { type: 'ask-hint', table, version: 0, seat: 0, level: 'merchant' }, 'h');
    const { last: thought } = thinking;
    await thought.saySoFar(first);
    expect(hint()).toMatchObject({ type: 'hint', choices: first.choices, more: true });
    const hints = () => client.heard.filter(({ type }) => type === 'hint');
    return { ...all, thought, hints };
  }

  it('returns a partial answer first and the result later', async () => {
    const { thought, hints } = await begun();
    await thought.answer(last);
    expect(hints().slice(1)).toMatchObject([{ request: 'h', choices: last.choices, more: false }]);
  });

  it('does not send the result to a viewer who has since come to the screen', async () => {
    const { client, table, thought, hints } = await begun();
    client.ask({ type: 'lower-shutter', table });
    client.take(1);
    await thought.answer(last);
    expect(hints()).toHaveLength(1);
  });

  it('is cancelled by the next move: no bot waits for it', async () => {
    const { client, thought, hints } = await begun();
    client.play(bid(1));
    expect(thought.isCancelled).toBe(true);
    await settled();
    expect(hints()).toHaveLength(1);
  });

  it('sends nothing more if thinking fails', async () => {
    const { thought, hints, client } = await begun();
    await thought.fail(new ThinkingFailed('late'));
    expect(hints()).toHaveLength(1);
    expect(client.heard.some(({ type }) => type === 'refused')).toBe(false);
  });
});

describe('coach', () => {
  const coaching = { chances: [[0.5, 0.5]], moments: [], looked: 2, of: 2 };
  const soFar = (looked: number) => ({ kind: 'coach' as const, ...coaching, looked });
  const coachings = (client: TestClient) =>
    client.heard.flatMap((message) => (message.type === 'coaching' ? [message] : []));

  it('analyses a finished match once, however often it is requested', async () => {
    const { host, client, table, thinking } = await finished();
    const before = thinking.asked.length;
    const onlooker = new TestClient(host);
    onlooker.ask({ type: 'open-table', table });
    const [one, other] = [client, onlooker].map((each) => asking(each, { type: 'coach', table }, 'c'));
    expect(thinking.asked).toHaveLength(before + 1);
    expect(thinking.last.question).toMatchObject({
      kind: 'coach',
      seats: 2,
      state: { cells: [null, null, null, null, null, null, null, null, null] },
      choices: [0, 3, 1, 4, 2].map((cell, at) => ({ seat: at % 2, moves: [mark(cell)], isBots: at % 2 === 1 })),
    });
    await thinking.last.answer({ kind: 'coach', ...coaching });
    const sent = { type: 'coaching', request: 'c', table, ...coaching, more: false };
    expect([one?.(), other?.()]).toEqual([sent, sent]);
    const again = asking(client, { type: 'coach', table }, 'again');
    await settled();
    expect(again()).toMatchObject(coaching);
    expect(thinking.asked).toHaveLength(before + 1);
  });

  it('answers with the findings so far and sends later ones under the same request', async () => {
    const { client, table, thinking } = await finished();
    asking(client, { type: 'coach', table }, 'c');
    await thinking.last.saySoFar(soFar(0));
    await thinking.last.saySoFar(soFar(1));
    await thinking.last.answer(soFar(2));
    expect(coachings(client)).toMatchObject([
      { request: 'c', looked: 0, of: 2, more: true },
      { request: 'c', looked: 1, of: 2, more: true },
      { request: 'c', looked: 2, of: 2, more: false },
    ]);
  });

  it('answers within three seconds, and reports nothing as analysed that is not', async () => {
    const { client, table, thinking, clock } = await finished();
    const answer = asking(client, { type: 'coach', table }, 'c');
    clock.pass(2999);
    await settled();
    expect(answer()).toBeUndefined();
    clock.pass(1);
    await settled();
    expect(answer()).toMatchObject({ type: 'coaching', chances: [], moments: [], looked: 0, more: true });
    await thinking.last.answer(soFar(2));
    expect(coachings(client).at(-1)).toMatchObject({ looked: 2, more: false });
  });

  it('keeps sending to pages that follow it, and not to pages that have left the table', async () => {
    const { host, client, table, thinking } = await finished();
    const other = new TestClient(host);
    other.ask({ type: 'open-table', table });
    for (const each of [client, other]) asking(each, { type: 'coach', table }, 'c');
    await thinking.last.saySoFar(soFar(0));
    client.ask({ type: 'leave-table', table });
    await thinking.last.saySoFar(soFar(1));
    expect(thinking.last.isCancelled).toBe(false);
    expect([client, other].map((each) => coachings(each).length)).toEqual([1, 2]);
    other.connection.closed();
    expect(thinking.last.isCancelled).toBe(true);
    const before = thinking.asked.length;
    client.ask({ type: 'open-table', table });
    asking(client, { type: 'coach', table }, 'anew');
    expect(thinking.asked).toHaveLength(before + 1);
  });

  it('follows only the latest request of a page and answers each request once', async () => {
    const { client, table, thinking } = await finished();
    const first = asking(client, { type: 'coach', table }, 'one');
    asking(client, { type: 'coach', table }, 'two');
    await settled();
    expect(first()).toMatchObject({ type: 'refused', code: 'no-advice' });
    await thinking.last.saySoFar(soFar(1));
    asking(client, { type: 'coach', table }, 'three');
    await settled();
    await thinking.last.answer(soFar(2));
    expect(coachings(client).map(({ request, looked }) => [request, looked])).toEqual([
      ['two', 1],
      ['three', 1],
      ['three', 2],
    ]);
  });

  it('skips intermediate results for a slow page but sends the end', async () => {
    const { client, table, thinking } = await finished();
    asking(client, { type: 'coach', table }, 'c');
    await thinking.last.saySoFar(soFar(0));
    client.isBehind = true;
    await thinking.last.saySoFar(soFar(1));
    expect(coachings(client)).toHaveLength(1);
    await thinking.last.answer(soFar(2));
    expect(coachings(client).at(-1)).toMatchObject({ looked: 2, more: false });
  });

  it('reports how far it got when it fails', async () => {
    const { client, table, thinking } = await finished();
    asking(client, { type: 'coach', table }, 'c');
    await thinking.last.saySoFar(soFar(1));
    await thinking.last.fail(new ThinkingFailed('late'));
    expect(coachings(client).at(-1)).toMatchObject({ looked: 1, of: 2, more: false });
    const second = asking(client, { type: 'coach', table }, 'two');
    await thinking.last.answer(soFar(2));
    expect(second()).toMatchObject({ looked: 2, more: false });
  });

  it('can be requested again after a failure', async () => {
    const { client, table, thinking } = await finished();
    const failed = asking(client, { type: 'coach', table }, 'one');
    await thinking.last.fail(new ThinkingFailed('late'));
    expect(failed()).toMatchObject({ code: 'no-advice' });
    const second = asking(client, { type: 'coach', table }, 'two');
    await thinking.last.answer({ kind: 'coach', ...coaching });
    expect(second()).toMatchObject({ type: 'coaching' });
  });

  it('sends nothing while the match runs', () => {
    const { client, table, thinking } = botTable('tic-tac-toe', [null, null]);
    client.play(mark(4));
    expect(client.refusal({ type: 'coach', table })).toBe('not-while-running');
    expect(thinking.asked).toEqual([]);
  });
});
