import { expect } from 'vitest';
import {
  type AnyMove,
  fingerprint,
  type GameTypes,
  IllegalMove,
  type JournalEntry,
  Match,
  offered,
  pick,
  type RandomWords,
  randomFromSeed,
  type Seat,
  sameMove,
  seatsOf,
  seeEvent,
  type Viewer,
} from '../../shared/engine/index.ts';
import { campaign } from '../harness/campaign.ts';
import {
  type AnyGame,
  type Happened,
  knowledge,
  type Looks,
  lawOfEvents,
  lawOfMemory,
  lawOfSeen,
  noLooks,
  piecesOf,
  piecesShown,
  viewersOf,
} from './knowing.ts';
import { lawOfPreview } from './preview-law.ts';

/** Random matches, for each number of players, that are audited after every move; more of them on demand. */
export const auditedMatches = Number(process.env.AUDITED_MATCHES ?? campaign(15, 30, 60));

interface Position<Types extends GameTypes> {
  readonly state: Types['State'];
  readonly seat: Seat;
  readonly move: Types['Move'];
  readonly index: number;
}

/** Legal moves: without duplicates, non-empty for exactly the seats that must act or may undo. */
function lawOfLegalMoves<Types extends GameTypes>(game: AnyGame<Types>, state: Types['State'], seats: number): void {
  const must = new Set(game.toAct(state));
  const may = new Set(game.mayTakeBack(state));
  for (const seat of seatsOf(seats)) {
    const legal = game.legalMoves(state, seat);
    expect(legal.length > 0, `moves of seat ${seat}`).toBe(must.has(seat) || may.has(seat));
    expect(must.has(seat) && may.has(seat), `seat ${seat} both must act and may take back`).toBe(false);
    expect(new Set(legal.map((move) => JSON.stringify(Object.entries(move).sort()))).size).toBe(legal.length);
    const misread = legal.filter((move) => !sameMove(offered(game, state, seat, { ...move }), move));
    expect(misread).toEqual([]);
  }
}

/**
 * Public moves are legal, never occur while several choose, and spectators can tell which of them was made. The law of
 * redeals checks that every other deal has the same ones.
 */
function lawOfOpenMoves<Types extends GameTypes>(
  game: AnyGame<Types>,
  state: Types['State'],
  seats: number,
  random: RandomWords,
  looks: Looks,
): void {
  const choosing = game.toAct(state).length + game.mayTakeBack(state).length;
  for (const seat of seatsOf(seats)) {
    const open = game.publicMoves(state, seat);
    if (open.length === 0) continue;
    looks.open++;
    expect(choosing, `seat ${seat} is asked openly`).toBe(1);
    const legal = new Set(game.legalMoves(state, seat).map((move) => JSON.stringify(move)));
    expect(open.filter((move) => !legal.has(JSON.stringify(move)))).toEqual([]);
    const movesSeen = new Map<string, Types['Move']>();
    for (const move of [open[0], open.at(-1), pick(random, open), pick(random, open)]) {
      if (move === undefined) continue;
      const after = game.copy(state);
      const events = game.play(after, seat, move).map((event) => seeEvent(game.eventHiding, event, 'spectator'));
      const seen = JSON.stringify([events, knowledge(game, after, 'spectator')]);
      expect(movesSeen.get(seen) ?? move, 'two moves look alike').toEqual(move);
      movesSeen.set(seen, move);
    }
  }
}

/** The seat's orders, `given` so far, demand legal moves; nothing hidden from it changes what they offer or demand. */
function lawOfOrders<Types extends GameTypes>(
  game: AnyGame<Types>,
  state: Types['State'],
  seat: Seat,
  given: AnyMove[],
  random: RandomWords,
  looks: Looks,
): void {
  const other = game.redeal(state, seat, random);
  const offers = game.orders?.offered(state, seat) ?? [];
  expect(game.orders?.offered(other, seat) ?? []).toEqual(offers);
  const now = offers.flatMap(({ order, most }) => (most === undefined ? [order] : [order, { ...order, limit: most }]));
  for (const order of [...now, ...given.splice(0)]) {
    const move = game.orders?.follow(state, seat, order) ?? null;
    expect(game.orders?.follow(other, seat, order)).toEqual(move);
    if (move === 'expired') expect(now, 'an order that has ended is on offer').not.toContainEqual(order);
    else if (!given.some((each) => sameMove(each, order))) given.push(order);
    if (move === null || move === 'expired') continue;
    offered(game, state, seat, move);
    looks.ordered++;
  }
}

/** Illegal moves are refused and change nothing: other seats' moves, altered and invented ones. */
function lawOfRefusal<Types extends GameTypes>(
  game: AnyGame<Types>,
  { state, seat, move }: Position<Types>,
  seats: number,
): void {
  const before = fingerprint(state);
  const strange: AnyMove[] = [{ type: 'no-such-move' }, { ...move, surprise: 1 }];
  for (const field of Object.keys(move)) {
    if (field !== 'type') strange.push({ ...move, [field]: -1 }, { ...move, [field]: 'nowhere' });
  }
  const legal = game.legalMoves(state, seat);
  for (const bad of strange) {
    if (legal.some((move) => sameMove(move, bad))) continue;
    expect(() => offered(game, state, seat, bad)).toThrow(IllegalMove);
  }
  const others = seatsOf(seats).filter((other) => game.legalMoves(state, other).length === 0);
  for (const other of others) expect(() => offered(game, state, other, move)).toThrow(IllegalMove);
  expect(fingerprint(state)).toBe(before);
}

/**
 * No seat can tell a redealt position from the true one, and the true one stays unchanged. In another deal, too, the
 * seat asked has an answer. A redeal depends only on what the viewer may know: redealing a redealt position gives the
 * same again.
 */
function lawOfRedeal<Types extends GameTypes>(
  game: AnyGame<Types>,
  state: Types['State'],
  other: Types['State'],
  viewer: Viewer,
  random: RandomWords,
): void {
  expect(knowledge(game, other, viewer)).toBe(knowledge(game, state, viewer));
  game.audit(other);
  for (const seat of game.toAct(other)) {
    expect(game.legalMoves(other, seat), `moves of seat ${seat} as ${viewer} imagines it`).not.toEqual([]);
  }
  const chance: RandomWords = [...random];
  expect(fingerprint(game.redeal(other, viewer, [...chance]))).toBe(fingerprint(game.redeal(state, viewer, chance)));
}

/**
 * The laws of knowledge at one position: another deal for each viewer, what they receive, and what they have seen.
 * Returns whether the move revealed anything; `null` if these deals cannot tell.
 */
function lawsOfKnowing<Types extends GameTypes>(
  game: AnyGame<Types>,
  happened: Happened<Types>,
  seats: number,
  pieces: ReadonlySet<string>,
  random: RandomWords,
  looks: Looks,
): boolean | null {
  const { state } = happened;
  const before = fingerprint(state);
  const shown = piecesShown(game, state, seats, pieces);
  lawOfPreview(game, happened, random);
  const taught = viewersOf(seats).map((viewer) => {
    const other = game.redeal(state, viewer, random);
    lawOfRedeal(game, state, other, viewer, random);
    lawOfMemory(game, { state, shown }, other, viewer, pieces);
    return lawOfEvents(game, happened, other, viewer, random, looks);
  });
  lawOfSeen(game, happened, pieces);
  expect(fingerprint(state)).toBe(before);
  return taught.includes(true) || (taught.includes(null) ? null : false);
}

/** The law of undo: a move that revealed anything cannot be undone. */
function lawOfReach(taught: boolean | null, isUndoable: boolean, what: unknown, looks: Looks): void {
  if (taught === true) {
    looks.taught++;
    expect(isUndoable, `${JSON.stringify(what)} can be taken back`).toBe(false);
  } else if (taught === false) {
    looks.quiet++;
    if (!isUndoable) looks.barred++;
  }
}

/**
 * Plays a random match and checks every law of the contract at every position (the costly ones at every `every`th).
 * Returns the number of moves, how the match ended, and how often the laws of knowledge had something to compare.
 */
export function holdLaws<Types extends GameTypes>(
  game: AnyGame<Types>,
  settings: { readonly seats: number; readonly options: Readonly<Record<string, string>>; readonly seed: string },
  every: number,
): { readonly moves: number; readonly ending: string; readonly looks: Looks } {
  const looks = noLooks();
  // two streams, so that the laws may use randomness without changing the match
  const random = randomFromSeed(`laws ${settings.seed}`);
  const moving = randomFromSeed(`moves ${settings.seed}`);
  const match = Match.start(game, settings);
  const twin = game.setup(settings.seats, settings.options, randomFromSeed(settings.seed));
  const pieces = piecesOf(game, twin);
  const kept: { readonly state: Types['State']; readonly hash: string }[] = [];
  const given = seatsOf(settings.seats).map((): AnyMove[] => []);

  while (game.toAct(match.state).length > 0) {
    const index = match.played.length;
    expect(index, 'the match is longer than its game declares').toBeLessThan(game.longestMatch);
    const seat = pick(moving, game.toAct(match.state));
    const move = pick(moving, game.legalMoves(match.state, seat));
    const state = match.state;
    let taught: boolean | null = null;
    if (index % every === 0) {
      lawOfLegalMoves(game, state, settings.seats);
      lawOfOpenMoves(game, state, settings.seats, random, looks);
      for (const each of seatsOf(settings.seats)) lawOfOrders(game, state, each, given[each] ?? [], random, looks);
      lawOfRefusal(game, { state, seat, move, index }, settings.seats);
      // a copy equals the original, stays equal when the copy moves on, and state survives JSON
      const hash = fingerprint(state);
      const copy = game.copy(state);
      expect(fingerprint(copy)).toBe(hash);
      const events = game.play(copy, seat, move);
      expect(fingerprint(state)).toBe(hash);
      taught = lawsOfKnowing(game, { state, seat, move, after: copy, events }, settings.seats, pieces, random, looks);
      const parsed: Types['State'] = JSON.parse(JSON.stringify(state));
      expect(fingerprint(parsed)).toBe(hash);
      game.play(parsed, seat, move);
      expect(fingerprint(parsed)).toBe(fingerprint(copy));
      kept.push({ state: game.copy(state), hash });
    }
    match.play(seat, move);
    lawOfReach(taught, match.undoableBy === seat, move, looks);
    game.audit(match.state);
    // the same seed and the same moves give the same state
    game.play(twin, seat, move);
  }
  expect(fingerprint(twin)).toBe(match.hash());
  for (const { state, hash } of kept) expect(fingerprint(state)).toBe(hash);
  lawOfLegalMoves(game, match.state, settings.seats);
  const outcome = game.outcome(match.state);
  expect(outcome).toBeDefined();
  expect(game.endings(settings.seats)).toContain(outcome?.ending);
  return { moves: match.played.length, ending: outcome?.ending ?? '', looks };
}

/**
 * Plays a random match in which players undo and redo at random. Every undo reaches the earlier state again and every
 * redo the later one, and the journal replays to the same end.
 */
export function holdUndoLaws<Types extends GameTypes>(
  game: AnyGame<Types>,
  settings: { readonly seats: number; readonly options: Readonly<Record<string, string>>; readonly seed: string },
  mostMoves = Number.POSITIVE_INFINITY,
): void {
  const random = randomFromSeed(`undo ${settings.seed}`);
  const match = Match.start(game, settings);
  const entries: JournalEntry<AnyMove>[] = [];
  const hashes = [match.hash()];
  const most = Math.min(mostMoves, game.longestMatch);
  while (game.toAct(match.state).length > 0 && match.played.length < most) {
    const seat = pick(random, game.toAct(match.state));
    const move = pick(random, game.legalMoves(match.state, seat));
    match.play(seat, move);
    entries.push({ kind: 'move', seat, move, hash: match.hash() });
    hashes.length = match.played.length;
    hashes.push(match.hash());
    // as far back as undo reaches, then all the way forward again
    let back = 0;
    for (let who = match.undoableBy; who !== null; who = match.undoableBy) {
      match.undo(who);
      back++;
      entries.push({ kind: 'undo', seat: who, hash: match.hash() });
      expect(match.hash()).toBe(hashes[match.played.length]);
    }
    for (let who = match.redoableBy; who !== null; who = match.redoableBy) {
      match.redo(who);
      back--;
      entries.push({ kind: 'redo', seat: who, hash: match.hash() });
      expect(match.hash()).toBe(hashes[match.played.length]);
    }
    expect(back).toBe(0);
  }
  const again = Match.start(game, settings);
  again.replay(entries);
  expect(again.hash()).toBe(match.hash());
  expect(again.played).toEqual(match.played);
  for (const position of [0, 1, Math.floor(match.played.length / 2), match.played.length]) {
    expect(fingerprint(match.stateAfter(position))).toBe(hashes[position]);
  }
}
