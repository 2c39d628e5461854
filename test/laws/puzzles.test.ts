// Every puzzle that comes with the program: it opens under today's rules, and what it says of its choices holds together.
import { describe, expect, it } from 'vitest';
import { positionOf } from '../../main/puzzles/position.ts';
import { leastMargin, type Puzzle } from '../../main/puzzles/puzzle.ts';
import { shippedPuzzles } from '../../main/puzzles/shipped.ts';
import { type AnyMove, type GameTypes, sameMove, seatAt } from '../../shared/engine/index.ts';
import { guideOf } from '../../shared/games/guides.ts';
import { type AnyGame, gameOf, games } from '../../shared/games/index.ts';

const all = Object.keys(games).map((game) => [game, shippedPuzzles().get(game) ?? []] as const);

function gameNamed(id: string): AnyGame {
  const game = gameOf(id);
  if (game === undefined) throw new RangeError(`no game ${id}`);
  return game;
}

/** Plays a choice as a press would: each move that is on offer, one after the other. Were they all? */
function playsWhole(game: AnyGame, state: GameTypes['State'], seat: number, moves: readonly AnyMove[]): boolean {
  return moves.every((move) => {
    const legal = game.legalMoves(state, seatAt(seat)).find((each) => sameMove(each, move));
    if (legal !== undefined) game.play(state, seatAt(seat), legal);
    return legal !== undefined;
  });
}

/** The place of a choice among the legal ones, by its first move. */
function placeOf(legal: readonly AnyMove[], [first]: Puzzle['best']['moves']): number {
  return legal.findIndex((each) => first !== undefined && sameMove(each, first));
}

describe.each(all)('the puzzles of %s', (id, puzzles) => {
  const game = gameNamed(id);

  it('are sixty at least, each once', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(60);
    expect(new Set(puzzles.map((puzzle) => puzzle.id)).size).toBe(puzzles.length);
    expect(new Set(puzzles.map((puzzle) => puzzle.position)).size).toBe(puzzles.length);
  });

  it('open under today’s rules: the seat is to act, and there is something to choose', () => {
    for (const puzzle of puzzles) {
      const position = positionOf(game, puzzle);
      expect(position, puzzle.id).not.toBeNull();
      if (position === null) continue;
      game.audit(position.state);
      expect(game.toAct(position.state), puzzle.id).toContain(puzzle.seat);
      expect(position.legal.length, puzzle.id).toBe(puzzle.chances.length);
      expect(position.legal.length, puzzle.id).toBe(puzzle.behind.length);
      expect(position.legal.length, puzzle.id).toBeGreaterThan(2);
    }
  });

  it('have one best choice, two points of chance ahead of any other, and one that tempts', () => {
    for (const puzzle of puzzles) {
      const legal = positionOf(game, puzzle)?.legal ?? [];
      const best = placeOf(legal, puzzle.best.moves);
      const tempting = placeOf(legal, puzzle.tempting.moves);
      expect(best, puzzle.id).toBeGreaterThanOrEqual(0);
      expect(tempting, puzzle.id).toBeGreaterThanOrEqual(0);
      expect(tempting, puzzle.id).not.toBe(best);
      const chance = puzzle.chances[best] ?? 0;
      const others = puzzle.chances.filter((_, at) => at !== best).map((each) => each ?? 0);
      expect(chance - Math.max(...others), puzzle.id).toBeGreaterThanOrEqual(leastMargin);
      expect(puzzle.margin, puzzle.id).toBeGreaterThanOrEqual(leastMargin);
      expect(puzzle.confirmed, puzzle.id).toBeCloseTo(chance - Math.max(...others), 2);
    }
  });

  it('tell choices that can be played, and do not end the match', () => {
    for (const puzzle of puzzles) {
      for (const { moves } of [puzzle.best, puzzle.tempting]) {
        const position = positionOf(game, puzzle);
        if (position === null) throw new Error(puzzle.id);
        const [first, ...further] = moves;
        if (first === undefined) throw new Error(puzzle.id);
        expect(playsWhole(game, position.state, puzzle.seat, [first]), puzzle.id).toBe(true);
        if (moves === puzzle.best.moves) expect(game.outcome(position.state), puzzle.id).toBeUndefined();
        // what is drawn on the way may end a choice sooner than a bot imagined
        playsWhole(game, position.state, puzzle.seat, further);
      }
    }
  });

  it('name features that the game’s guide knows, and so that have words', () => {
    const known = new Set(guideOf(id)?.features);
    for (const { sees, behind, best, tempting, id: name } of puzzles) {
      const reasons = [...behind.filter((each) => each !== null), ...best.reasons, ...tempting.reasons];
      for (const { feature } of [sees, ...reasons]) expect(known.has(feature), `${name} ${feature}`).toBe(true);
      for (const each of behind) if (each !== null) expect(each.points, name).toBeLessThan(0);
    }
  });
});
