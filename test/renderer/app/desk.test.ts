import { describe, expect, it } from 'vitest';
import { openDesk } from '../../../renderer/app/desk.ts';
import { createAppStore } from '../../../renderer/app/store.ts';
import { Conversation } from '../../../renderer/connection/conversation.ts';
import type { GameRoom } from '../../../renderer/table/game-room.ts';
import { defaultSettings } from '../../../shared/protocol/messages.ts';
import { TestTransport } from '../connection/test-transport.ts';
import { inHandOf, tableName, tableTold, welcomeTold } from '../table/sample-table.ts';

const nothing = () => null;
const room: GameRoom = {
  id: 'brick-and-mortar',
  Board: nothing,
  Ledger: nothing,
  Reveal: nothing,
  Private: nothing,
  opening: () => 'before the first move',
  whereabouts: () => '',
  logLine: () => null,
  isReveal: (event) => event.type === 'turned-over',
};

const welcome = welcomeTold();

function seated(bookmarked: string | null = null) {
  const transport = new TestTransport();
  const store = createAppStore();
  const pages: (string | null)[] = [];
  const commands = openDesk({
    store,
    conversation: new Conversation(transport),
    roomOf: () => room,
    bookmark: { read: () => bookmarked, write: (table) => pages.push(table) },
  });
  transport.turn('open');
  transport.say(welcome);
  return { transport, store, commands, pages };
}

/** Lets the page's promises run. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('the desk between page and host', () => {
  it('opens the table again after every new connection', () => {
    const { transport, commands } = seated();
    commands.openTable(tableName);
    const asked = () => transport.sent.filter((message) => message.type === 'open-table').length;
    expect(asked()).toBe(1);
    transport.turn('waiting-to-retry');
    transport.turn('open');
    expect(asked()).toBe(1);
    transport.say(welcome);
    expect(asked()).toBe(2);
  });

  it('finds back to the table of its bookmark, and keeps only the table’s name there', () => {
    const { transport, commands, pages } = seated(tableName);
    expect(transport.latest('open-table').table).toBe(tableName);
    commands.leaveTable();
    expect(pages).toEqual([tableName, null]);
  });

  it('plays one move after the other, and stops when the next is no longer on offer', async () => {
    const { transport, commands } = seated(tableName);
    const stock = (count: number) => ({ type: 'stock', count });
    transport.say(inHandOf(0, 'x', { version: 4, legal: [stock(1), stock(2)] }));
    commands.play(stock(1), stock(2), stock(1));
    expect(transport.latest('play')).toMatchObject({ move: stock(1), version: 4, seat: 0 });
    transport.say(inHandOf(0, 'x', { version: 5, legal: [stock(2)] }));
    transport.say({ type: 'done', request: transport.latest('play').request, table: tableName });
    await settle();
    expect(transport.latest('play')).toMatchObject({ move: stock(2), version: 5 });
    transport.say(inHandOf(0, 'x', { version: 6, legal: [stock(3)] }));
    transport.say({ type: 'done', request: transport.latest('play').request, table: tableName });
    await settle();
    expect(transport.sent.filter((message) => message.type === 'play')).toHaveLength(2);
  });

  it('stops playing when the host refuses, and says why', async () => {
    const { transport, store, commands } = seated(tableName);
    transport.say(inHandOf(0, 'x', { legal: [{ type: 'pass' }] }));
    commands.play({ type: 'pass' }, { type: 'pass' });
    transport.say({ type: 'refused', request: transport.latest('play').request, code: 'stale' });
    await settle();
    expect(transport.sent.filter((message) => message.type === 'play')).toHaveLength(1);
    expect(store.getState().page.notice).toEqual({ kind: 'refused', code: 'stale' });
  });

  it('sends nothing that is not on offer', () => {
    const { transport, commands } = seated(tableName);
    transport.say(inHandOf(0, 'x', { legal: [{ type: 'pass' }] }));
    commands.play({ type: 'pass', extra: 1 });
    commands.undo();
    expect(transport.sent.some((message) => message.type === 'play' || message.type === 'undo')).toBe(false);
  });

  it('takes the only seat of a device in hand by itself, and none where people share it', () => {
    const alone = seated(tableName);
    alone.transport.say(tableTold({ own: [1], next: 1 }));
    expect(alone.transport.latest('take-in-hand').seat).toBe(1);
    const shared = seated(tableName);
    shared.transport.say(tableTold());
    expect(shared.transport.sent.some((message) => message.type === 'take-in-hand')).toBe(false);
  });

  it('shows what was turned over to all, and lowers the shutter over anyone’s own things', () => {
    const { transport, store } = seated(tableName);
    const sealed = { seat: 0, events: [{ type: 'sealed' }] };
    const turned = { seat: 1, events: [{ type: 'sealed' }, { type: 'turned-over' }] };
    transport.say(inHandOf(1, 'x', { log: { after: null, from: 0, moves: [sealed] } }));
    expect(store.getState().table.reveals).toEqual([]);
    transport.say(inHandOf(1, 'x', { version: 2, log: { after: 0, from: 1, moves: [turned] } }));
    expect(store.getState().table.reveals).toEqual([1]);
    expect(transport.latest('lower-shutter').table).toBe(tableName);
    transport.say(tableTold({ version: 2, log: { after: null, from: 0, moves: [sealed, turned] } }));
    expect(store.getState().table.reveals).toEqual([1]);
  });

  it('shows no old reveal when a table is opened', () => {
    const { transport, store } = seated(tableName);
    transport.say(
      tableTold({ log: { after: null, from: 0, moves: [{ seat: 0, events: [{ type: 'turned-over' }] }] } }),
    );
    expect(store.getState().table.reveals).toEqual([]);
  });

  it('asks for the whole table when a log goes on from what it does not have', () => {
    const { transport } = seated(tableName);
    const before = transport.sent.length;
    transport.say(tableTold({ log: { after: 0, from: 7, moves: [] } }));
    expect(transport.sent.slice(before).map((message) => message.type)).toEqual(['open-table']);
  });

  it('ignores what comes about a table it has left', () => {
    const { transport, store, commands } = seated(tableName);
    transport.say(inHandOf(0, 'SECRET'));
    commands.leaveTable();
    transport.say(inHandOf(0, 'SECRET', { version: 2 }));
    expect(JSON.stringify(store.getState())).not.toContain('SECRET');
  });

  it('sits down at a table it has set up', async () => {
    const { transport, store, commands } = seated();
    const made = commands.createTable('brick-and-mortar', {}, [{ name: 'Ana', colour: 'teal' }]);
    transport.say(tableTold());
    transport.say({ type: 'done', request: transport.latest('create-table').request, table: tableName });
    expect(await made).toBe(true);
    expect(store.getState().table.live?.table).toBe(tableName);
  });

  it('opens the table it has set up where the host does not show it by itself', async () => {
    const { transport, commands } = seated();
    const made = commands.createTable('brick-and-mortar', {}, [{ name: 'Ana', colour: 'teal' }]);
    transport.say({ type: 'done', request: transport.latest('create-table').request, table: tableName });
    await settle();
    transport.say(tableTold());
    transport.say({ type: 'done', request: transport.latest('open-table').request, table: tableName });
    expect(await made).toBe(true);
  });

  it('goes back to the shelf when the table cannot be opened, and says why', async () => {
    const { transport, store } = seated(tableName);
    transport.say({ type: 'refused', request: transport.latest('open-table').request, code: 'journal-damaged' });
    await settle();
    expect(store.getState().table.live).toBeNull();
    expect(store.getState().page.notice).toEqual({ kind: 'refused', code: 'journal-damaged' });
  });

  it('has a change of settings in effect at once, and tells the host', () => {
    const { transport, store, commands } = seated();
    commands.changeSettings({ textSize: 200 });
    expect(store.getState().settings.textSize).toBe(200);
    expect(transport.latest('change-settings').settings).toEqual({ ...defaultSettings, textSize: 200 });
  });
});

describe('a glimpse', () => {
  it('is shown while it is held, and gone when it is let go', () => {
    const { transport, store, commands } = seated(tableName);
    transport.say(tableTold());
    commands.glimpse(1);
    const { request, seat } = transport.latest('glimpse');
    transport.say({ type: 'glimpse', request, table: tableName, seat, view: 'SECRET' });
    expect(store.getState().table.glimpse).toEqual({ seat: 1, view: 'SECRET' });
    commands.endGlimpse();
    expect(JSON.stringify(store.getState())).not.toContain('SECRET');
  });
});
