import { expect } from 'vitest';
import {
  type AnyMove,
  below,
  CannotUndo,
  fingerprint,
  type GameTypes,
  type JournalEntry,
  Match,
  pick,
  type RewindFacts,
  randomFromSeed,
  type Seat,
  seatsOf,
} from '../../shared/engine/index.ts';
import type { AnyGame } from './knowing.ts';

/** The most rewinds of a match: one that always rewinds never ends. */
const mostRewinds = 30;

/**
 * Plays a random match in which players rewind at random, with everyone's consent, to before their latest choice. Every
 * rewind reaches the earlier state again and leaves nothing to undo or redo. None works once the match is over, and the
 * journal replays to the same end. Returns how many choices each rewind undid.
 */
export function holdRewindLaws<Types extends GameTypes>(
  game: AnyGame<Types>,
  settings: { readonly seats: number; readonly options: Readonly<Record<string, string>>; readonly seed: string },
): readonly number[] {
  const random = randomFromSeed(`rewind ${settings.seed}`);
  const match = Match.start(game, settings);
  const entries: JournalEntry<AnyMove>[] = [];
  const hashes = [match.hash()];
  const wish = (seat: Seat): RewindFacts | null => {
    const back = match.choicesSince(seat);
    return back === null ? null : { seat, back, agreed: [], aloud: [] };
  };
  while (game.toAct(match.state).length > 0 && match.played.length < game.longestMatch) {
    const seat = pick(random, game.toAct(match.state));
    const move = pick(random, game.legalMoves(match.state, seat));
    match.play(seat, move);
    entries.push({ kind: 'move', seat, move, hash: match.hash() });
    hashes.push(match.hash());
    if (game.outcome(match.state) !== undefined || match.rewinds.length >= mostRewinds) continue;
    const wanted = below(random, 4) === 0 ? wish(pick(random, seatsOf(settings.seats))) : null;
    if (wanted === null) continue;
    // sometimes after an undo, which then cannot be redone
    const undoer = match.undoableBy;
    if (undoer !== null && undoer !== wanted.seat) {
      match.undo(undoer);
      entries.push({ kind: 'undo', seat: undoer, hash: match.hash() });
    }
    const facts = wish(wanted.seat) ?? wanted;
    match.rewind(facts);
    entries.push({ kind: 'rewind', ...facts, hash: match.hash() });
    hashes.length = match.played.length + 1;
    expect(match.hash()).toBe(hashes.at(-1));
    expect([match.undoableBy, match.redoableBy]).toEqual([null, null]);
    expect(match.rewinds.at(-1)).toEqual({ ...facts, at: match.played.length });
  }
  const end = match.hash();
  for (const seat of seatsOf(settings.seats)) {
    const wanted = wish(seat);
    if (wanted !== null) expect(() => match.rewind(wanted)).toThrow(CannotUndo);
  }
  expect(match.hash()).toBe(end);
  const again = Match.start(game, settings);
  again.replay(entries);
  expect(again.hash()).toBe(end);
  expect(again.played).toEqual(match.played);
  expect(again.rewinds).toEqual(match.rewinds);
  for (const position of [0, Math.floor(match.played.length / 2), match.played.length]) {
    expect(fingerprint(match.stateAfter(position))).toBe(hashes[position]);
  }
  return match.rewinds.map(({ back }) => back);
}
