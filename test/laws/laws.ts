import { expect } from 'vitest';
import {
  type AnyMove,
  fingerprint,
  type Game,
  type GameTypes,
  type HidingTable,
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
  see,
  seeEvent,
  type Viewer,
} from '../../shared/engine/index.ts';

/** Any game, for tests that hold of all of them. */
export type AnyGame<Types extends GameTypes> = Game<Types, HidingTable<Types['State']>>;

/** Random matches, for each number of players, that are audited after every move; more of them on demand. */
export const auditedMatches = Number(process.env.AUDITED_MATCHES ?? 120);

/** One position of a random match, with the move about to be played there. */
interface Position<Types extends GameTypes> {
  readonly state: Types['State'];
  readonly seat: Seat;
  readonly move: Types['Move'];
  readonly index: number;
}

const viewersOf = (seats: number): readonly Viewer[] => [...seatsOf(seats), 'spectator'];

/** What a viewer may know of a position, as text: view, whose turn it is and the moves on offer. */
function knowledge<Types extends GameTypes>(game: AnyGame<Types>, state: Types['State'], viewer: Viewer): string {
  return JSON.stringify({
    view: see(game.hiding, state, viewer),
    toAct: [...game.toAct(state)].sort(),
    mayTakeBack: [...game.mayTakeBack(state)].sort(),
    legal: viewer === 'spectator' ? [] : game.legalMoves(state, viewer),
    outcome: game.outcome(state) ?? null,
  });
}

/** Legal moves: each once, non-empty for exactly the seats that must act or may take back. */
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

/** Whatever is not on offer is refused and changes nothing: other seats' moves, mangled and made-up ones. */
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
 * No seat can tell a redealt position from the true one, and the true one is left alone. What is redealt depends on nothing
 * but what the viewer may know: a position that is redealt already gives the same again.
 */
function lawOfRedeal<Types extends GameTypes>(
  game: AnyGame<Types>,
  state: Types['State'],
  seats: number,
  random: RandomWords,
): void {
  const before = fingerprint(state);
  for (const viewer of viewersOf(seats)) {
    const other = game.redeal(state, viewer, random);
    expect(knowledge(game, other, viewer)).toBe(knowledge(game, state, viewer));
    game.audit(other);
    const chance: RandomWords = [...random];
    expect(fingerprint(game.redeal(other, viewer, [...chance]))).toBe(fingerprint(game.redeal(state, viewer, chance)));
  }
  expect(fingerprint(state)).toBe(before);
}

/** The same move in a redealt world tells its seat's neighbours nothing but what both worlds share: events stay alike. */
function lawOfRedealtEvents<Types extends GameTypes>(
  game: AnyGame<Types>,
  { state, seat, move }: Position<Types>,
  random: RandomWords,
): void {
  const other = game.redeal(state, 'spectator', random);
  const known = game.legalMoves(other, seat).some((legal) => sameMove(legal, move));
  if (!known) return;
  const here = game.play(game.copy(state), seat, move);
  const there = game.play(other, seat, move);
  const sealed = here[0];
  // Only a move that leaves everything sealed must look alike; others may turn over what differs.
  if (here.length !== 1 || there.length !== 1 || sealed === undefined || there[0] === undefined) return;
  const hidden = Object.values(game.eventHiding[sealed.type as Types['Event']['type']]).includes('seat');
  if (hidden) {
    expect(seeEvent(game.eventHiding, there[0], 'spectator')).toEqual(seeEvent(game.eventHiding, sealed, 'spectator'));
  }
}

/**
 * Plays a random match and holds every law of the contract against every position of it (the costly ones against
 * every `every`th). Returns the number of moves and how the match ended.
 */
export function holdLaws<Types extends GameTypes>(
  game: AnyGame<Types>,
  settings: { readonly seats: number; readonly options: Readonly<Record<string, string>>; readonly seed: string },
  every: number,
): { readonly moves: number; readonly ending: string } {
  const random = randomFromSeed(`laws ${settings.seed}`);
  const match = Match.start(game, settings);
  const twin = game.setup(settings.seats, settings.options, randomFromSeed(settings.seed));
  const kept: { readonly state: Types['State']; readonly hash: string }[] = [];

  while (game.toAct(match.state).length > 0) {
    const index = match.played.length;
    expect(index, 'the match is longer than its game declares').toBeLessThan(game.longestMatch);
    const seat = pick(random, game.toAct(match.state));
    const move = pick(random, game.legalMoves(match.state, seat));
    const state = match.state;
    if (index % every === 0) {
      lawOfLegalMoves(game, state, settings.seats);
      lawOfRefusal(game, { state, seat, move, index }, settings.seats);
      lawOfRedeal(game, state, settings.seats, random);
      lawOfRedealtEvents(game, { state, seat, move, index }, random);
      // A copy equals the original, stays equal when the copy moves on, and state survives JSON.
      const hash = fingerprint(state);
      const copy = game.copy(state);
      expect(fingerprint(copy)).toBe(hash);
      game.play(copy, seat, move);
      expect(fingerprint(state)).toBe(hash);
      const parsed: Types['State'] = JSON.parse(JSON.stringify(state));
      expect(fingerprint(parsed)).toBe(hash);
      game.play(parsed, seat, move);
      expect(fingerprint(parsed)).toBe(fingerprint(copy));
      kept.push({ state: game.copy(state), hash });
    }
    match.play(seat, move);
    game.audit(match.state);
    // Same seed, same moves, same state.
    game.play(twin, seat, move);
  }
  expect(fingerprint(twin)).toBe(match.hash());
  for (const { state, hash } of kept) expect(fingerprint(state)).toBe(hash);
  lawOfLegalMoves(game, match.state, settings.seats);
  const outcome = game.outcome(match.state);
  expect(outcome).toBeDefined();
  expect(game.endings(settings.seats)).toContain(outcome?.ending);
  return { moves: match.played.length, ending: outcome?.ending ?? '' };
}

/**
 * Plays a random match in which players undo and redo at random; every undo meets the earlier state again, every redo
 * the later one, and the journal replays to the same end.
 */
export function holdUndoLaws<Types extends GameTypes>(
  game: AnyGame<Types>,
  settings: { readonly seats: number; readonly options: Readonly<Record<string, string>>; readonly seed: string },
): void {
  const random = randomFromSeed(`undo ${settings.seed}`);
  const match = Match.start(game, settings);
  const entries: JournalEntry<AnyMove>[] = [];
  const hashes = [match.hash()];
  while (game.toAct(match.state).length > 0 && match.played.length < game.longestMatch) {
    const seat = pick(random, game.toAct(match.state));
    const move = pick(random, game.legalMoves(match.state, seat));
    match.play(seat, move);
    entries.push({ kind: 'move', seat, move, hash: match.hash() });
    hashes.length = match.played.length;
    hashes.push(match.hash());
    // As far back as undo reaches, then all the way forward again.
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
