import { expect } from 'vitest';
import {
  fingerprint,
  type Game,
  type GameTypes,
  type HidingTable,
  isTurned,
  type PlayedMove,
  partsOf,
  pick,
  type RandomWords,
  type Seat,
  sameMove,
  seatsOf,
  see,
  seeEvent,
  unknownTo,
  type Viewer,
} from '../../shared/engine/index.ts';

/** Any game, for tests that apply to all of them. */
export type AnyGame<Types extends GameTypes> = Game<Types, HidingTable<Types['State']>>;

export const viewersOf = (seats: number): readonly Viewer[] => [...seatsOf(seats), 'spectator'];

/**
 * What a viewer may know of a position, as text: view, whose turn it is, the legal moves in their order, and the public
 * moves.
 */
export function knowledge<Types extends GameTypes>(
  game: AnyGame<Types>,
  state: Types['State'],
  viewer: Viewer,
): string {
  return JSON.stringify({
    view: see(game.hiding, state, viewer),
    toAct: game.toAct(state),
    mayTakeBack: game.mayTakeBack(state),
    legal: viewer === 'spectator' ? [] : game.legalMoves(state, viewer),
    open: game.toAct(state).map((seat) => game.publicMoves(state, seat)),
    outcome: game.outcome(state) ?? null,
  });
}

/** A move of a match, with the position before it, the one after it, and its events. */
export interface Happened<Types extends GameTypes> {
  readonly state: Types['State'];
  readonly seat: Seat;
  readonly move: Types['Move'];
  readonly after: Types['State'];
  readonly events: readonly Types['Event'][];
}

/** How often the laws of knowledge had something to compare. */
export interface Looks {
  /** Deals in which the viewer knew the same after another's move, so that all messages had to be the same. */
  same: number;
  /** Moves that revealed something, so that they could not be undone. */
  taught: number;
  /** Moves that revealed nothing in any deal, and how many of them still could not be undone. */
  quiet: number;
  barred: number;
  /** Seats that were asked publicly. */
  open: number;
  /** Moves that standing orders demanded. */
  ordered: number;
}

export const noLooks = (): Looks => ({ same: 0, taught: 0, quiet: 0, barred: 0, open: 0, ordered: 0 });

/** What a viewer is shown between the sub-steps of a move. */
function partsSeen<Types extends GameTypes>(
  game: AnyGame<Types>,
  before: Types['State'],
  played: PlayedMove<Types>,
  viewer: Viewer,
): unknown {
  return partsOf(game, before, played).map(({ events, state }) => [events, see(game.hiding, state, viewer)]);
}

/**
 * The law of events: if what a viewer knows after a move is the same in two deals, all messages are the same, unless
 * another thing was revealed to all. `other` is another deal of the position for this viewer. There the seat makes the
 * same move and, if several choose at once and in secret, another one too.
 *
 * Returns what the move revealed to the viewer: `true` if it led to something else in the other deal, `null` if it is
 * illegal there, or starts a choice that here it only continues.
 */
export function lawOfEvents<Types extends GameTypes>(
  game: AnyGame<Types>,
  { state, seat, move, after, events }: Happened<Types>,
  other: Types['State'],
  viewer: Viewer,
  random: RandomWords,
  looks: Looks,
): boolean | null {
  const knows = knowledge(game, after, viewer);
  const seen = (all: readonly Types['Event'][]) => all.map((event) => seeEvent(game.eventHiding, event, viewer));
  const turned = (all: readonly Types['Event'][]) =>
    JSON.stringify(seen(all.filter((event) => isTurned(game.eventHiding, event))));
  const played = { seat, move, further: [], events };
  const sent = JSON.stringify([seen(events), partsSeen(game, state, played, viewer)]);
  const legal = game.legalMoves(other, seat);
  const same = legal.find((each) => sameMove(each, move));
  const isSecret = viewer !== seat && game.toAct(state).length + game.mayTakeBack(state).length > 1;
  const alike = isSecret ? legal.filter(({ type }) => type === move.type) : [];
  let taught: boolean | null = null;
  for (const made of new Set([same, alike.length > 0 ? pick(random, alike) : undefined])) {
    if (made === undefined) continue;
    const there = game.copy(other);
    const happened = game.play(there, seat, made);
    const went = partsSeen(game, other, { seat, move: made, further: [], events: happened }, viewer);
    const sentThere = JSON.stringify([seen(happened), went]);
    const isAlike = knowledge(game, there, viewer) === knows;
    if (isAlike && turned(happened) === turned(events)) {
      expect(sentThere, `sent to ${viewer} after ${JSON.stringify(made)}`).toBe(sent);
      if (viewer !== seat) looks.same++;
    }
    if (made === same && (happened.length === 0) === (events.length === 0)) taught = !isAlike || sentThere !== sent;
  }
  return taught;
}

/** All texts anywhere in plain data. */
function textsIn(data: unknown, into: Set<string> = new Set()): Set<string> {
  if (typeof data === 'string') into.add(data);
  else if (typeof data === 'object' && data !== null) for (const part of Object.values(data)) textsIn(part, into);
  return into;
}

/**
 * The unique pieces of a match that can be secret: cards and tiles that were hidden when it began. Nobody can tell
 * which of several equal ones they have seen.
 */
export function piecesOf<Types extends GameTypes>(game: AnyGame<Types>, setup: Types['State']): ReadonlySet<string> {
  const lying = textsIn(setup);
  const secrets = unknownTo(game.hiding, setup, 'spectator').filter((secret) => typeof secret === 'string');
  return new Set(secrets.filter((id) => lying.has(id) && secrets.indexOf(id) === secrets.lastIndexOf(id)));
}

function secretsOf<Types extends GameTypes>(
  game: AnyGame<Types>,
  state: Types['State'],
  viewer: Viewer,
): ReadonlySet<string> {
  return new Set(unknownTo(game.hiding, state, viewer).filter((secret) => typeof secret === 'string'));
}

/** What everyone has seen is secret again only after a shuffle: nobody hides an open piece unseen. */
export function lawOfSeen<Types extends GameTypes>(
  game: AnyGame<Types>,
  { state, move, after }: Happened<Types>,
  pieces: ReadonlySet<string>,
): void {
  if (fingerprint(state.random) !== fingerprint(after.random)) return;
  const before = secretsOf(game, state, 'spectator');
  const forgotten = [...secretsOf(game, after, 'spectator')].filter((id) => pieces.has(id) && !before.has(id));
  expect(forgotten, `forgotten with ${JSON.stringify(move)}`).toEqual([]);
}

/** The pieces that each seat is shown. */
export function piecesShown<Types extends GameTypes>(
  game: AnyGame<Types>,
  state: Types['State'],
  seats: number,
  pieces: ReadonlySet<string>,
): readonly (readonly string[])[] {
  return seatsOf(seats).map((seat) =>
    [...textsIn(see(game.hiding, state, seat))].filter((id) => pieces.has(id)).sort(),
  );
}

/** Another deal keeps what the viewer has seen: pieces that are no secret to them stay with their holders. */
export function lawOfMemory<Types extends GameTypes>(
  game: AnyGame<Types>,
  { state, shown }: { readonly state: Types['State']; readonly shown: readonly (readonly string[])[] },
  other: Types['State'],
  viewer: Viewer,
  pieces: ReadonlySet<string>,
): void {
  const secrets = secretsOf(game, state, viewer);
  const seen = (all: readonly (readonly string[])[]) =>
    all.map((ids, seat) => (seat === viewer ? [] : ids.filter((id) => !secrets.has(id))));
  expect(seen(piecesShown(game, other, shown.length, pieces)), `what ${viewer} has seen`).toEqual(seen(shown));
}

/** The counts of many matches added up. */
export function allLooks(looks: readonly Looks[]): Looks {
  return looks.reduce(
    (sum, { same, taught, quiet, barred, open, ordered }) => ({
      same: sum.same + same,
      taught: sum.taught + taught,
      quiet: sum.quiet + quiet,
      barred: sum.barred + barred,
      open: sum.open + open,
      ordered: sum.ordered + ordered,
    }),
    noLooks(),
  );
}

/**
 * Checks that the laws of knowledge did their work: enough messages about others' moves were compared, and enough moves
 * revealed something. Undo must not be refused needlessly: of the moves that revealed nothing in any tried deal, nine
 * in ten can be undone; the others revealed what could only be one thing. And enough seats were asked publicly.
 */
export function expectLooks(looks: readonly Looks[], floors: Pick<Looks, 'same' | 'taught' | 'open'>): void {
  const sum = allLooks(looks);
  expect(sum.same).toBeGreaterThan(floors.same);
  expect(sum.taught).toBeGreaterThan(floors.taught);
  expect(sum.open).toBeGreaterThanOrEqual(floors.open);
  expect(sum.quiet).toBeGreaterThan(floors.taught / 4);
  expect(sum.barred).toBeLessThanOrEqual(sum.quiet / 10);
}
