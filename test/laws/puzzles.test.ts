// Every shipped puzzle opens under today's rules, and its claims about its choices are consistent.
import { describe, expect, it } from 'vitest';
import { positionOf, wayTo } from '../../main/puzzles/position.ts';
import { leastMargin } from '../../main/puzzles/puzzle.ts';
import {
  type AnyMove,
  fingerprint,
  type GameTypes,
  playOut,
  randomFromSeed,
  sameMove,
  seatAt,
} from '../../shared/engine/index.ts';
import { guideOf } from '../../shared/games/guides.ts';
import { type AnyGame, games } from '../../shared/games/index.ts';
import { puzzlesOf } from '../harness/shipped-puzzles.ts';

/** Plays a choice move by move. Returns true if every move was legal. */
function playsWhole(game: AnyGame, state: GameTypes['State'], seat: number, moves: readonly AnyMove[]): boolean {
  return moves.every((move) => {
    const legal = game.legalMoves(state, seatAt(seat)).find((each) => sameMove(each, move));
    if (legal !== undefined) game.play(state, seatAt(seat), legal);
    return legal !== undefined;
  });
}

describe.each(Object.values<AnyGame>(games))('puzzles of $id', (game) => {
  const puzzles = puzzlesOf(game.id).map((puzzle) => {
    const position = positionOf(game, puzzle);
    const judged = ([first]: readonly AnyMove[]) =>
      puzzle.choices.find(([move]) => first !== undefined && sameMove(move, first));
    return { puzzle, position, best: judged(puzzle.best.moves), tempting: judged(puzzle.tempting.moves) };
  });

  it('each ask something else', () => {
    expect(new Set(puzzles.map(({ puzzle }) => puzzle.id)).size).toBe(puzzles.length);
    expect(new Set(puzzles.map(({ puzzle }) => fingerprint(puzzle.state))).size).toBe(puzzles.length);
  });

  it('open under today’s rules; `npm run tool -- puzzles --check` drops those that do not', () => {
    const closed = puzzles.filter(({ position }) => position === null).map(({ puzzle }) => puzzle.id);
    expect(closed).toEqual([]);
  });

  it('ask the seat whose turn it is, with each of its moves once', () => {
    for (const { puzzle, position } of puzzles) {
      expect(position && game.toAct(position.state), puzzle.id).toContain(puzzle.seat);
      expect(new Set(puzzle.choices.map(([move]) => fingerprint(move))).size, puzzle.id).toBe(puzzle.choices.length);
    }
  });

  it('have one best choice, clearly ahead of any other, and one that tempts', () => {
    for (const { puzzle, best, tempting } of puzzles) {
      expect(tempting, puzzle.id).toBeDefined();
      expect(tempting, puzzle.id).not.toBe(best);
      const others = puzzle.choices.filter((choice) => choice !== best).map(([, chance]) => chance ?? 0);
      const margin = (best?.[1] ?? 0) - Math.max(...others);
      expect(margin, puzzle.id).toBeGreaterThanOrEqual(leastMargin);
      expect(puzzle.margin, puzzle.id).toBeGreaterThanOrEqual(leastMargin);
      expect(puzzle.confirmed, puzzle.id).toBeCloseTo(margin, 2);
    }
  });

  it('list choices that can be played, and do not end the match', () => {
    for (const { puzzle, position } of puzzles) {
      for (const { moves } of [puzzle.best, puzzle.tempting]) {
        if (position === null) continue;
        const state = game.copy(position.state);
        expect(playsWhole(game, state, puzzle.seat, moves.slice(0, 1)), puzzle.id).toBe(true);
        if (moves === puzzle.best.moves) expect(game.outcome(state), puzzle.id).toBeUndefined();
        // cards drawn on the way may end a choice sooner than a bot imagined
        playsWhole(game, state, puzzle.seat, moves.slice(1));
      }
    }
  });

  it('contain the moves before, which lead to the position', () => {
    const withMovesBefore = puzzles.filter(({ puzzle }) => puzzle.before.moves.length > 0);
    expect(withMovesBefore.length).toBeGreaterThan(0);
    for (const { puzzle } of puzzles) {
      const { start, moves } = wayTo(game, puzzle);
      for (const { seat, move } of moves) expect(playsWhole(game, start, seat, [move]), puzzle.id).toBe(true);
      expect(fingerprint(start), puzzle.id).toBe(fingerprint(puzzle.state));
    }
  });

  it('can be played to the end of the match, in the true deal and in redeals', () => {
    for (const { puzzle, position } of puzzles.filter((_, at) => at % 10 === 0)) {
      if (position === null) continue;
      const imagined = game.redeal(position.state, seatAt(puzzle.seat), randomFromSeed(`imagined ${puzzle.id}`));
      for (const state of [game.copy(position.state), imagined]) {
        game.audit(state, puzzle.state);
        playOut(game, state, randomFromSeed(`moves ${puzzle.id}`), (after) => game.audit(after, puzzle.state));
        expect(game.outcome(state), puzzle.id).toBeDefined();
      }
    }
  });

  it('name features that the game’s guide knows, and so have words for', () => {
    const known = new Set(guideOf(game.id)?.features);
    for (const { puzzle } of puzzles) {
      const behind = puzzle.choices.flatMap(([, , reason]) => reason ?? []);
      const reasons = [...behind, ...puzzle.best.reasons, ...puzzle.tempting.reasons];
      for (const { feature } of [puzzle.sees, ...reasons])
        expect(known.has(feature), `${puzzle.id} ${feature}`).toBe(true);
      for (const { points } of behind) expect(points, puzzle.id).toBeLessThan(0);
    }
  });
});
