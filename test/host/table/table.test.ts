import { describe, expect, it } from 'vitest';
import { protocolVersion } from '../../../shared/protocol/messages.ts';
import { adaAndOthers } from '../../harness/people.ts';
import { freshFolder, TestClient, testHost } from '../client.ts';
import { opened, play, seated } from '../opened-table.ts';

const [ada, ben] = adaAndOthers;
const bid = (coins: number) => ({ type: 'bid', coins });
const mark = (cell: number) => ({ type: 'mark', cell });

function market(seats = 3) {
  const client = new TestClient(testHost(freshFolder()));
  return { client, id: client.create('sealed-market', seats) };
}

function board() {
  const client = new TestClient(testHost(freshFolder()));
  return { client, id: client.create('tic-tac-toe', 2) };
}

/** The private part of a player in a view of the sealed market. */
function players(view: unknown): unknown[] {
  return view !== null && typeof view === 'object' && 'players' in view && Array.isArray(view.players)
    ? view.players
    : [];
}

describe('new table', () => {
  it('begins behind the shutter, with all seats held by its creator', () => {
    const { client } = market();
    expect(client.table).toMatchObject({
      own: [0, 1, 2],
      version: 0,
      readOnly: false,
      repaired: false,
      salvaged: null,
      fromSnapshot: false,
      inHand: null,
      next: 0,
      viewer: 'spectator',
      toAct: [0, 1, 2],
      legal: [],
      undo: false,
      redo: false,
      log: { from: 0, moves: [] },
      lastSeen: null,
      outcome: null,
      options: { length: 'long' },
    });
    expect(players(client.table.view)).toEqual(Array(3).fill(expect.objectContaining({ coins: null })));
  });

  it.each([
    [{ game: 'chess' }, 'unknown-game'],
    [{ options: { length: 'endless' } }, 'unknown-option'],
    [{ options: { width: 'long' } }, 'unknown-option'],
    [{ seats: [ada] }, 'wrong-number-of-seats'],
    [{ seats: [ada, { ...ben, name: ' ada ' }] }, 'names-must-differ'],
    [{ seats: [ada, { ...ben, colour: ada.colour }] }, 'colours-must-differ'],
  ])('is refused with %o', (wrong, code) => {
    const client = new TestClient(testHost(freshFolder()));
    const right = { game: 'sealed-market', options: {}, seats: [ada, ben] };
    expect(client.refusal({ type: 'create-table', ...right, ...wrong })).toBe(code);
    client.connection.receive(JSON.stringify({ type: 'hello', protocol: protocolVersion }));
    expect(client.last('welcome').library).toEqual([]);
  });

  it('deals differently from every other table', () => {
    const client = new TestClient(testHost(freshFolder()));
    const views = Array.from({ length: 12 }, () => {
      client.create('sealed-market', 4);
      return JSON.stringify(client.table.view);
    });
    // two may look alike by chance: a spectator sees four goods
    expect(new Set(views).size).toBeGreaterThan(6);
  });
});

describe('passing the laptop', () => {
  it('shows a seat its own things only once it is active', () => {
    const { client } = market();
    client.take(1);
    expect(client.table).toMatchObject({ inHand: 1, viewer: 1, next: null });
    expect(client.table.legal.length).toBeGreaterThan(0);
    expect(players(client.table.view)).toEqual([
      expect.objectContaining({ coins: null }),
      expect.objectContaining({ coins: expect.any(Number) }),
      expect.objectContaining({ coins: null }),
    ]);
  });

  it('lowers the shutter after each sealed bid, asks the next player clockwise, and reveals all bids together', () => {
    const { client } = market();
    client.take(1);
    client.play(bid(3));
    expect(client.table).toMatchObject({ inHand: null, viewer: 'spectator', next: 2, toAct: [0, 2], mayTakeBack: [1] });
    expect(client.table.log).toEqual({
      after: null,
      from: 0,
      moves: [{ seat: 1, events: [{ type: 'bid-sealed', seat: 1, coins: null }] }],
    });
    client.take(2);
    client.play(bid(5));
    expect(client.table.next).toBe(0);
    client.take(0);
    client.play(bid(4));
    const revealed = client.table.log.moves.at(-1);
    expect(revealed?.events.at(-1)).toEqual({ type: 'bids-revealed', bids: [4, 3, 5] });
    expect(client.table.toAct).toEqual([2]);
  });

  it('leaves the shutter up for a public question, and shows only what all may see', () => {
    const { client, id } = market();
    for (const seat of [1, 2, 0]) {
      client.take(seat);
      client.play(bid(seat === 0 ? 4 : 2));
    }
    // the last and highest bidder takes first, from a market that all see
    expect(client.table).toMatchObject({ inHand: 0, viewer: 'spectator', next: null, toAct: [0] });
    expect(players(client.table.view)[0]).toMatchObject({ coins: null });
    expect(client.table.legal.map(({ type }) => type)).toContain('take');
    // a bot does not advise there with what only the seat knows
    const asks = { version: client.table.version, seat: 0, level: 'apprentice' } as const;
    expect(client.refusal({ type: 'ask-hint', table: id, ...asks })).toBe('not-your-seat');
    // its player may reveal their own things, and hide them again
    client.take(0);
    expect(client.table).toMatchObject({ inHand: 0, viewer: 0 });
    client.ask({ type: 'lower-shutter', table: id });
    expect(client.table).toMatchObject({ inHand: 0, viewer: 'spectator' });
    client.play({ type: 'pass' });
    expect(client.table).toMatchObject({ inHand: 1, viewer: 'spectator', undo: true });
    client.ask({ type: 'lower-shutter', table: id });
    expect(client.table).toMatchObject({ inHand: null, next: 1, legal: [] });
  });

  it('reveals to all players of a device without the active player’s own things', async () => {
    const { host, hostPage, code, table } = await opened();
    hostPage.ask({ type: 'hand-seat', table, seat: 1, to: 'house', standIn: false });
    const mo = seated(host, table, code, 2, 'Mo');
    hostPage.take(0);
    hostPage.play(bid(2));
    hostPage.take(1);
    hostPage.play(bid(3));
    hostPage.take(1);
    play(mo.client, mo.token, 4);
    expect(hostPage.table).toMatchObject({ inHand: null, viewer: 'spectator', toAct: [2], legal: [] });
    expect(JSON.stringify(hostPage.table.log)).toContain('bids-revealed');
    const own = hostPage.heard.filter((message) => message.type === 'table' && message.viewer !== 'spectator');
    expect(JSON.stringify(own)).not.toContain('bids-revealed');
    // alone at their screen, the guest keeps it
    expect(mo.client.table).toMatchObject({ inHand: 2, viewer: 2 });
  });

  it('accepts only public moves from an open screen, whatever else its seat could do', () => {
    const { client, id } = market();
    for (const seat of [0, 1, 2]) {
      client.take(seat);
      client.play(bid(seat === 0 ? 4 : 2));
    }
    for (let taken = 0; taken < 3; taken++) client.play({ type: 'pass' });
    // only the player may see what they sell
    expect(client.table).toMatchObject({ inHand: null, viewer: 'spectator', legal: [] });
    const { version } = client.table;
    expect(
      client.refusal({ type: 'play', table: id, version, seat: client.table.next ?? 0, move: { type: 'done' } }),
    ).toBe('not-your-seat');
  });

  it('lets a sealed bid be taken back until the last one is in', () => {
    const { client } = market();
    client.take(0);
    client.play(bid(1));
    client.take(0);
    expect(client.table.legal).toEqual([{ type: 'take-back' }]);
    client.play({ type: 'take-back' });
    expect(client.table).toMatchObject({ inHand: 0, toAct: [0, 1, 2] });
  });

  it('sends the whole log again to another viewer, with what they saw last', () => {
    const { client } = market(2);
    client.take(0);
    client.play(bid(2));
    client.take(1);
    expect(client.table).toMatchObject({ viewer: 1, lastSeen: null, log: { from: 0 } });
    client.play(bid(1));
    // everyone has watched since the bids were revealed
    client.take(0);
    expect(client.table).toMatchObject({ viewer: 0, lastSeen: 2, log: { from: 0 } });
    expect(client.table.log.moves.map((move) => move.events[0])).toEqual([
      { type: 'bid-sealed', seat: 0, coins: 2 },
      { type: 'bid-sealed', seat: 1, coins: null },
    ]);
  });

  it('lets the shutter be lowered at any time, which leaves nothing private', () => {
    const { client, id } = market();
    client.take(2);
    client.ask({ type: 'lower-shutter', table: id });
    expect(client.table).toMatchObject({ inHand: null, next: 2, viewer: 'spectator', legal: [] });
  });

  it('lets a seat peek at its own things without passing', () => {
    const { client, id } = market();
    const answer = client.ask({ type: 'glimpse', table: id, seat: 2 });
    expect(answer.type).toBe('glimpse');
    expect(players(answer.type === 'glimpse' ? answer.view : null)[2]).toMatchObject({ coins: expect.any(Number) });
    expect(client.refusal({ type: 'glimpse', table: id, seat: 3 })).toBe('not-your-seat');
    expect(client.table.inHand).toBeNull();
  });
});

describe('move', () => {
  it('is sent with the log from the first changed move on', () => {
    const { client } = board();
    client.take(0);
    client.play(mark(4));
    expect(client.table.log).toMatchObject({ from: 0, moves: [{ seat: 0 }] });
    client.take(1);
    client.play(mark(0));
    client.take(0);
    client.undo();
    expect(client.table.version).toBe(2);
    client.play(mark(8));
    client.take(1);
    expect(client.table.log.moves).toHaveLength(3);
  });

  it('sends only what is new to a viewer who stays', () => {
    const { client, id } = market(3);
    client.take(1);
    client.play(bid(0));
    client.take(0);
    const before = client.table.log.moves.length;
    const { version } = client.table;
    client.ask({ type: 'play', table: id, version, seat: 0, move: bid(1), further: [{ type: 'take-back' }] });
    expect(client.table).toMatchObject({ inHand: 0, log: { from: before, moves: [{ seat: 0 }] } });
    client.undo();
    expect(client.table).toMatchObject({ inHand: 0, redo: true, log: { from: before, moves: [] } });
    client.redo();
    expect(client.table).toMatchObject({
      inHand: 0,
      redo: false,
      undo: true,
      log: { from: before, moves: [{ seat: 0 }] },
    });
  });

  it('is refused without changes if it is illegal, out of turn or from an inactive seat', () => {
    const { client } = board();
    expect(client.play(mark(0), 1)).toMatchObject({ type: 'refused', code: 'not-your-seat' });
    expect(client.play(mark(9))).toMatchObject({ code: 'not-legal' });
    expect(client.play({ type: 'mark', cell: 0, twice: true })).toMatchObject({ code: 'not-legal' });
    expect(client.play(mark(0), 1)).toMatchObject({ code: 'not-your-seat' });
    client.take(1);
    expect(client.play(mark(0))).toMatchObject({ code: 'not-your-turn' });
    expect(client.table.version).toBe(0);
  });

  it('may start a choice of several: one change, broadcast once, undone as one', () => {
    const { client, id } = market(2);
    const seat = 0;
    client.take(seat);
    const { version, view, log: before } = client.table;
    const sent = client.heard.length;
    const run = {
      type: 'play',
      table: id,
      version,
      seat,
      move: bid(1),
      further: [{ type: 'take-back' }, { type: 'nothing' }, bid(2)],
    } as const;
    expect(client.ask(run)).toMatchObject({ type: 'done' });
    expect(client.heard.slice(sent).map(({ type }) => type)).toEqual(['table', 'done']);
    expect(client.table.version).toBe(version + 1);
    expect(client.table.log).toMatchObject({ from: before.from + before.moves.length, moves: [{ seat }] });
    expect(client.table.log.moves[0]?.events).toHaveLength(2);
    const after = client.table.view;
    client.undo(seat);
    expect(client.table.view).toEqual(view);
    expect(client.table.log.moves).toEqual([]);
    client.redo(seat);
    expect(client.table.view).toEqual(after);
  });

  it('is refused for an older table, with the current one as the answer', () => {
    const { client, id } = board();
    client.take(0);
    client.play(mark(4));
    client.take(1);
    const sent = client.heard.length;
    expect(client.refusal({ type: 'play', table: id, version: 0, seat: 1, move: mark(0) })).toBe('stale');
    expect(client.heard.slice(sent).map(({ type }) => type)).toEqual(['table', 'refused']);
    expect(client.table).toMatchObject({ version: 1, inHand: 1, log: { from: 0, moves: [{ seat: 0 }] } });
  });

  it('is answered twice and played once if it arrives twice', () => {
    const { client, id } = board();
    client.take(0);
    const move = { type: 'play', table: id, version: 0, seat: 0, move: mark(4) } as const;
    const first = client.ask(move, 'same');
    const sent = client.heard.length;
    expect(client.ask(move, 'same')).toEqual(first);
    expect(client.heard.length).toBe(sent + 1);
    expect(client.table.version).toBe(1);
  });

  it('can be undone until another seat acts, and redone', () => {
    const { client } = board();
    client.take(0);
    client.play(mark(4));
    client.take(1);
    expect(client.undo()).toMatchObject({ type: 'refused', code: 'nothing-to-undo' });
    client.take(0);
    expect(client.table.undo).toBe(true);
    client.undo();
    expect(client.table).toMatchObject({ version: 2, toAct: [0], redo: true, inHand: 0 });
    expect(client.redo()).toMatchObject({ type: 'done' });
    expect(client.table).toMatchObject({ version: 3, toAct: [1] });
    client.play(mark(0));
    expect(client.undo(0)).toMatchObject({ code: 'nothing-to-undo' });
  });
});

describe('game without secrets', () => {
  it('begins without a shutter, and the screen passes to the player on turn', () => {
    const { client } = board();
    expect(client.table).toMatchObject({ inHand: 0, viewer: 0, next: null });
    client.play(mark(4));
    expect(client.table).toMatchObject({ inHand: 1, viewer: 1, next: null, lastSeen: 1 });
  });

  it('lets the last player undo, though the screen has passed on', () => {
    const { client } = board();
    client.play(mark(4));
    expect(client.table).toMatchObject({ inHand: 1, undoableBy: 0, undo: true });
    expect(client.undo(1)).toMatchObject({ code: 'nothing-to-undo' });
    expect(client.undo(0)).toMatchObject({ type: 'done' });
    expect(client.table).toMatchObject({ inHand: 0, version: 2, redo: true });
  });

  it('does not undo through a shutter if there are secrets', () => {
    const { client } = market();
    client.take(0);
    client.play(bid(1));
    client.take(1);
    expect(client.table).toMatchObject({ inHand: 1, undo: false });
    expect(client.undo(0)).toMatchObject({ code: 'not-your-seat' });
  });
});

describe('finished match', () => {
  function finished() {
    const { client, id } = board();
    for (const [seat, cell] of [
      [0, 0],
      [1, 3],
      [0, 1],
      [1, 4],
      [0, 2],
    ] as const) {
      client.take(seat);
      client.play(mark(cell));
    }
    return { client, id };
  }

  it('is shown to everyone, and nobody may act', () => {
    const { client, id } = finished();
    expect(client.table).toMatchObject({
      inHand: null,
      next: null,
      viewer: 'spectator',
      undoableBy: null,
      outcome: { ending: 'row', scores: [1, 0], places: [1, 2], tieBreak: null },
    });
    expect(client.refusal({ type: 'take-in-hand', table: id, seat: 0 })).toBe('game-over');
    expect(client.play(mark(8), 1)).toMatchObject({ code: 'game-over' });
    expect(client.undo(0)).toMatchObject({ code: 'game-over' });
  });

  it('can be reviewed step by step, as any viewer', () => {
    const { client, id } = finished();
    const cells = [0, 1, 5].map((position) => {
      const answer = client.ask({ type: 'look-back', table: id, position, viewer: 1 });
      return answer.type === 'moment' ? answer : null;
    });
    expect(cells[0]).toMatchObject({ position: 0, view: { cells: Array(9).fill(null) }, toAct: [0] });
    expect(cells[1]).toMatchObject({ view: { cells: [0, null, null, null, null, null, null, null, null] } });
    expect(cells[2]).toMatchObject({ view: { winner: 0 }, toAct: [] });
    expect(client.refusal({ type: 'look-back', table: id, position: 6, viewer: 'spectator' })).toBe('position-unknown');
    expect(client.refusal({ type: 'look-back', table: id, position: 1, viewer: 7 })).toBe('not-your-seat');
  });
});

it('review while the match runs: is limited to the viewer at the screen', () => {
  const { client, id } = market();
  client.take(0);
  client.play(bid(1));
  const look = (viewer: number | 'spectator') => ({ type: 'look-back', table: id, position: 0, viewer }) as const;
  expect(client.ask(look('spectator')).type).toBe('moment');
  expect(client.refusal(look(0))).toBe('not-while-running');
  client.take(1);
  expect(client.ask(look(1)).type).toBe('moment');
  expect(client.refusal(look(0))).toBe('not-while-running');
});
