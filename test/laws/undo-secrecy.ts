import { expect } from 'vitest';
import {
  CannotUndo,
  type GameTypes,
  Match,
  pick,
  type RandomWords,
  randomFromSeed,
  type Seat,
  sameMove,
  seeEvent,
  type Viewer,
} from '../../shared/engine/index.ts';
import { whoMissed } from '../../shared/engine/undo-reach.ts';
import { type AnyGame, knowledge, viewersOf } from './knowing.ts';

/** Another seat makes a choice that is invisible to the viewer, if it has one. */
function chooseInSecret<Types extends GameTypes>(match: Match<Types>, viewer: Viewer, random: RandomWords): boolean {
  const { game, state } = match;
  const others = game.toAct(state).filter((seat) => seat !== viewer);
  if (others.length === 0) return false;
  const seat = pick(random, others);
  const move = pick(random, game.legalMoves(state, seat));
  const after = game.copy(state);
  const events = game.play(after, seat, move);
  if (!whoMissed(game, [viewer], { seat, events }, state, after).has(viewer)) return false;
  match.play(seat, move);
  return true;
}

/** What the viewer learns about undo and redo, apart from the table. */
function knownTo<Types extends GameTypes>(match: Match<Types>, viewer: Viewer): string {
  const redo = viewer !== 'spectator' && match.mayRedo(viewer);
  return JSON.stringify([knowledge(match.game, match.state, viewer), match.undoableFor(viewer), redo]);
}

/** True if it is granted. */
function isGranted(change: () => unknown): boolean {
  try {
    change();
    return true;
  } catch (error) {
    if (error instanceof CannotUndo) return false;
    throw error;
  }
}

/**
 * Checks that offers and grants of undo and redo depend only on what the viewer received. It compares two worlds that
 * the viewer cannot tell apart. In one the others have other secrets, and make secret choices before and after
 * everything that happens. Returns the number of secret choices and of compared offers.
 */
export function holdUndoSecrecy<Types extends GameTypes>(
  game: AnyGame<Types>,
  settings: { readonly seats: number; readonly options: Readonly<Record<string, string>>; readonly seed: string },
  mostMoves: number,
): { readonly secret: number; readonly compared: number } {
  const random = randomFromSeed(`secrecy ${settings.seed}`);
  const match = Match.start(game, settings);
  const looks = { secret: 0, compared: 0 };
  for (let moves = Math.min(mostMoves, game.longestMatch); moves > 0; moves--) {
    const { state } = match;
    if (game.toAct(state).length === 0) break;
    const seat = pick(random, game.toAct(state));
    const move = pick(random, game.legalMoves(state, seat));
    compare(match, seat, move, pick(random, viewersOf(settings.seats)), random, looks);
    if (pick(random, [true, false])) compare(match, seat, move, seat, random, looks);
    match.play(seat, move);
  }
  return looks;
}

function compare<Types extends GameTypes>(
  { game, header, state }: Match<Types>,
  seat: Seat,
  move: Types['Move'],
  viewer: Viewer,
  random: RandomWords,
  looks: { secret: number; compared: number },
): void {
  const world = Match.fromSnapshot(game, header, state);
  const other = Match.fromSnapshot(game, header, game.redeal(state, viewer, random));
  const inSecret = () => {
    for (let tries = 3; tries > 0; tries--) if (chooseInSecret(other, viewer, random)) looks.secret++;
  };
  inSecret();
  if (!game.legalMoves(other.state, seat).some((each) => sameMove(each, move))) return;
  const seen = (events: readonly Types['Event'][]) =>
    JSON.stringify(events.map((event) => seeEvent(game.eventHiding, event, viewer)));
  const isAlike = seen(world.play(seat, move)) === seen(other.play(seat, move));
  // the move has revealed something that differs
  if (!isAlike || knowledge(game, world.state, viewer) !== knowledge(game, other.state, viewer)) return;
  for (const step of ['undo', 'redo', 'undo', 'undo', 'redo'] as const) {
    inSecret();
    expect(knownTo(other, viewer), `offered to ${viewer} after ${JSON.stringify(move)}`).toBe(knownTo(world, viewer));
    looks.compared++;
    if (viewer === 'spectator') return;
    const change = (each: Match<Types>) => isGranted(() => (step === 'undo' ? each.undo(viewer) : each.redo(viewer)));
    expect(change(other), `${step} for ${viewer} after ${JSON.stringify(move)}`).toBe(change(world));
  }
  expect(knownTo(other, viewer)).toBe(knownTo(world, viewer));
}
