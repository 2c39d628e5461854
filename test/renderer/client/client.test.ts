import { describe, expect, it } from 'vitest';
import type { Arrival } from '../../../renderer/client/bookmark.ts';
import { createClient } from '../../../renderer/client/client.ts';
import type { GameFacts } from '../../../renderer/client/game-facts.ts';
import { explainedTo } from '../../../renderer/client/slices/learners-slice.ts';
import { createAppStore } from '../../../renderer/client/store.ts';
import { Conversation } from '../../../renderer/connection/conversation.ts';
import { TestClock } from '../connection/test-clock.ts';
import { promisesRun, TestTransport } from '../connection/test-transport.ts';
import { inHandOf, sampleTable, sampleWelcome, tableName } from '../table/sample-table.ts';

const room: GameFacts = {
  isNews: ({ type }) => type !== 'sealed',
  isReveal: (event) => event.type === 'turned-over',
};

interface Before {
  readonly arrival?: Arrival;
  readonly welcome?: ReturnType<typeof sampleWelcome>;
}

async function seated(table: string | null = null, { arrival, welcome = sampleWelcome() }: Before = {}) {
  const transport = new TestTransport();
  const clock = new TestClock();
  const store = createAppStore();
  const pages: (string | null)[] = [];
  const commands = createClient({
    store,
    conversation: new Conversation(transport, clock),
    gameUiOf: () => room,
    bookmark: { write: ({ table: at }) => pages.push(at) },
    arrival: arrival ?? { room: null, table, away: null, code: null },
  });
  await transport.greet(welcome);
  return { transport, clock, store, commands, pages };
}

/** A client whose page loads a game's UI on demand; `arrive` completes the loading. */
async function fetching() {
  const transport = new TestTransport();
  const store = createAppStore();
  let come: ((room: GameFacts | undefined) => void) | null = null;
  let fail: ((why: Error) => void) | null = null;
  let fetched: GameFacts | undefined;
  const commands = createClient({
    store,
    conversation: new Conversation(transport, new TestClock()),
    gameUiOf: () => fetched,
    fetchGameUi: () =>
      new Promise((resolve, reject) => {
        come = resolve;
        fail = reject;
      }),
    bookmark: { write: () => {} },
    arrival: { room: null, table: tableName, away: null, code: null },
  });
  await transport.greet(sampleWelcome());
  return {
    transport,
    store,
    commands,
    async arrive() {
      fetched = room;
      come?.(room);
      await promisesRun();
    },
    async fail() {
      fail?.(new TypeError('the network is down'));
      await promisesRun();
    },
  };
}

describe('table whose game UI is loading', () => {
  it('appears in its latest state once the UI is loaded, and not before', async () => {
    const { transport, store, arrive } = await fetching();
    transport.say(inHandOf(0, 'x', { version: 4 }));
    transport.say(inHandOf(0, 'x', { version: 5, moment: 1, log: { after: 0, from: 0, moves: [] } }));
    transport.say({ type: 'done', request: transport.latest('open-table').request, table: tableName });
    for (let turn = 0; turn < 5; turn++) await promisesRun();
    expect(store.getState().table.live).toBeNull();
    // meanwhile neither the home screen nor the join screen shows
    expect(store.getState().connection.appVersion).toBe('');
    await arrive();
    expect(store.getState().table.live?.version).toBe(5);
    expect(store.getState().connection.appVersion).not.toBe('');
  });

  it('does not appear if the player has left it meanwhile', async () => {
    const { transport, store, commands, arrive } = await fetching();
    transport.say(inHandOf(0, 'x', { version: 4 }));
    commands.leaveTable();
    await arrive();
    expect(store.getState().table.live).toBeNull();
  });

  it('is announced even if the UI cannot be loaded, so that the page can say so', async () => {
    const { transport, store, fail } = await fetching();
    transport.say(inHandOf(0, 'x', { version: 4 }));
    await fail();
    expect(store.getState().table.live?.version).toBe(4);
  });
});

describe('client between page and host', () => {
  it('sends a choice of several moves as one', async () => {
    const { transport, commands } = await seated(tableName);
    const stock = (count: number) => ({ type: 'stock', count });
    transport.say(inHandOf(0, 'x', { version: 4, legal: [stock(1), stock(2)] }));
    commands.play(stock(1), stock(2), stock(1));
    expect(transport.latest('play')).toMatchObject({
      move: stock(1),
      further: [stock(2), stock(1)],
      version: 4,
      seat: 0,
    });
    transport.say(inHandOf(0, 'x', { version: 5, legal: [stock(2)] }));
    transport.say({ type: 'done', request: transport.latest('play').request, table: tableName });
    await promisesRun();
    expect(transport.sent.filter((message) => message.type === 'play')).toHaveLength(1);
  });

  it('reports why the host refuses a move', async () => {
    const { transport, store, commands } = await seated(tableName);
    transport.say(inHandOf(0, 'x', { legal: [{ type: 'pass' }] }));
    commands.play({ type: 'pass' });
    transport.say({ type: 'refused', request: transport.latest('play').request, code: 'stale' });
    await promisesRun();
    expect(transport.sent.filter((message) => message.type === 'play')).toHaveLength(1);
    expect(store.getState().page.notice).toEqual({ kind: 'refused', code: 'stale' });
  });

  it('sends an answer that was pressed twice only once, without an error', async () => {
    const { transport, store, commands } = await seated(tableName);
    const finish = { type: 'finish' };
    transport.say(inHandOf(0, 'x', { version: 4, toAct: [0, 1], legal: [finish] }));
    commands.play(finish);
    commands.play(finish);
    transport.say(inHandOf(0, 'x', { version: 5, toAct: [1], legal: [{ type: 'take-back' }] }));
    transport.say({ type: 'done', request: transport.latest('play').request, table: tableName });
    await promisesRun();
    expect(transport.sent.filter((message) => message.type === 'play')).toHaveLength(1);
    expect(store.getState().page.notice).toBe(null);
    // the answer can be undone
    commands.play({ type: 'take-back' });
    expect(transport.latest('play')).toMatchObject({ version: 5, move: { type: 'take-back' } });
  });

  it('plays another choice after a refusal', async () => {
    const { transport, commands } = await seated(tableName);
    transport.say(inHandOf(0, 'x', { version: 4, legal: [{ type: 'pass' }, { type: 'bid' }] }));
    commands.play({ type: 'bid' });
    transport.say({ type: 'refused', request: transport.latest('play').request, code: 'not-in-lesson' });
    await promisesRun();
    commands.play({ type: 'pass' });
    expect(transport.latest('play')).toMatchObject({ version: 4, move: { type: 'pass' } });
  });

  it('does not undo where that is impossible', async () => {
    const { transport, commands } = await seated(tableName);
    transport.say(inHandOf(0, 'x', { legal: [{ type: 'pass' }] }));
    commands.undo();
    expect(transport.sent.some((message) => message.type === 'undo')).toBe(false);
  });

  it('plays a reveal back to all once the host has lowered the shutter for it', async () => {
    const { transport, store } = await seated(tableName);
    const sealed = { seat: 0, events: [{ type: 'sealed' }] };
    const turned = { seat: 1, events: [{ type: 'sealed' }, { type: 'turned-over' }, { type: 'sold' }] };
    transport.say(inHandOf(1, 'x', { log: { after: null, from: 0, moves: [sealed] } }));
    transport.say(sampleTable({ version: 2, moment: 1, log: { after: null, from: 0, moves: [sealed, turned] } }));
    expect(store.getState().table.playback?.steps).toMatchObject([
      { kind: 'turned', viewer: 'spectator', ownSeat: 1, latest: turned.events.slice(0, 2) },
      { kind: 'done', viewer: 'spectator', ownSeat: 1, latest: turned.events.slice(2) },
    ]);
  });

  it('plays nothing back to a player who takes over the screen, but offers it', async () => {
    const { transport, store } = await seated(tableName);
    const moves = [{ seat: 1, events: [{ type: 'bought' }] }];
    transport.say(sampleTable());
    transport.say(inHandOf(0, 'x', { moment: 1, lastSeen: 0, log: { after: null, from: 0, moves } }));
    expect(store.getState().table.playback).toBe(null);
    expect(store.getState().table.recap).not.toBe(null);
  });

  it('plays missed moves back on request, on the board of each moment', async () => {
    const { transport, store, commands } = await seated(tableName);
    const moves = [
      { seat: 0, events: [{ type: 'sealed' }] },
      { seat: 1, events: [{ type: 'turned-over' }, { type: 'sold' }] },
      { seat: 1, events: [{ type: 'bought' }] },
    ];
    transport.say(sampleTable({ log: { after: null, from: 0, moves } }));
    transport.say(inHandOf(0, 'x', { moment: 1, lastSeen: 1, log: { after: null, from: 0, moves } }));
    commands.showMissed();
    // before and after the reveal, and after the purchase; the first move was no news
    for (const position of [1, 2, 3]) {
      await promisesRun();
      const asked = transport.latest('look-back');
      expect(asked).toMatchObject({ position, viewer: 0 });
      const moment = { type: 'moment' as const, request: asked.request, table: tableName, toAct: [] };
      transport.say({ ...moment, position, viewer: 0, view: `after ${position}` });
      transport.say({ type: 'done', request: asked.request, table: tableName });
    }
    await promisesRun();
    const { playback, recap } = store.getState().table;
    expect(recap).toBe(null);
    expect(playback?.steps.map(({ kind, view, shown }) => [kind, view, shown])).toEqual([
      ['turned', 'after 1', 1],
      ['done', 'after 2', 2],
      ['done', 'after 3', 3],
    ]);
  });

  it('plays back nothing that another player has missed', async () => {
    const { transport, store, commands } = await seated(tableName);
    const moves = [{ seat: 1, events: [{ type: 'bought' }] }];
    transport.say(sampleTable({ log: { after: null, from: 0, moves } }));
    transport.say(inHandOf(0, 'x', { moment: 1, lastSeen: 0, log: { after: null, from: 0, moves } }));
    commands.showMissed();
    const { request } = transport.latest('look-back');
    transport.say(sampleTable({ moment: 2, log: { after: null, from: 0, moves } }));
    const moment = { type: 'moment' as const, request, table: tableName, toAct: [] };
    transport.say({ ...moment, position: 1, viewer: 0, view: 'SECRET' });
    transport.say({ type: 'done', request, table: tableName });
    await promisesRun();
    expect(store.getState().table.playback).toBe(null);
    expect(JSON.stringify(store.getState())).not.toContain('SECRET');
  });

  it('plays back nothing old when a table is opened', async () => {
    const { transport, store } = await seated(tableName);
    transport.say(
      sampleTable({ log: { after: null, from: 0, moves: [{ seat: 0, events: [{ type: 'turned-over' }] }] } }),
    );
    expect(store.getState().table.playback).toBe(null);
  });

  it('ignores messages about a table it has left', async () => {
    const { transport, store, commands } = await seated(tableName);
    transport.say(inHandOf(0, 'SECRET'));
    commands.leaveTable();
    transport.say(inHandOf(0, 'SECRET', { version: 2 }));
    expect(JSON.stringify(store.getState())).not.toContain('SECRET');
  });

  it('joins a table it has created', async () => {
    const { transport, store, commands } = await seated();
    const made = commands.createTable('brick-and-mortar', {}, [{ name: 'Ana', colour: 'teal' }], [], [0], []);
    transport.say(sampleTable());
    transport.say({ type: 'done', request: transport.latest('create-table').request, table: tableName });
    expect(await made).toBe(true);
    expect(store.getState().table.live?.table).toBe(tableName);
    expect(explainedTo(store.getState().learners, tableName, 0)).toEqual([]);
    expect(explainedTo(store.getState().learners, tableName, 1)).toBeNull();
  });

  it('returns to the library when the table cannot be opened, and says why', async () => {
    const { transport, store, commands } = await seated();
    commands.openTable(tableName);
    transport.say({ type: 'refused', request: transport.latest('open-table').request, code: 'journal-damaged' });
    await promisesRun();
    expect(store.getState().table.live).toBeNull();
    expect(store.getState().page.notice).toEqual({ kind: 'refused', code: 'journal-damaged' });
  });
});

it('peek: lasts only while it is held', async () => {
  const { transport, store, commands } = await seated(tableName);
  transport.say(sampleTable());
  commands.glimpse(1);
  const { request, seat } = transport.latest('glimpse');
  transport.say({ type: 'glimpse', request, table: tableName, seat, view: 'SECRET' });
  expect(store.getState().table.glimpse).toEqual({ seat: 1, view: 'SECRET' });
  commands.endGlimpse();
  expect(JSON.stringify(store.getState())).not.toContain('SECRET');
});
