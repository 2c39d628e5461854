import { describe, expect, test } from 'vitest';
import { adviserOf, botOf, type Costly, type Decision, evaluatorOf, leastCost } from '../../shared/bots/index.ts';
import { type GameTypes, type RandomWords, randomFromSeed, type Seat, seatAt } from '../../shared/engine/index.ts';
import { guideOf } from '../../shared/games/guides.ts';
import { type AnyGame, games } from '../../shared/games/index.ts';
import { ticTacToe } from '../engine/reference/tic-tac-toe.ts';

function decisionAt(game: AnyGame, state: GameTypes['State'], seat: Seat, seats: number): Decision<GameTypes> {
  const before = game.copy(state);
  return {
    evaluator: evaluatorOf(game, guideOf(game.id)),
    seat,
    seats,
    legal: game.legalMoves(state, seat),
    imagine: (chance: RandomWords) => game.redeal(before, seat, chance),
    random: randomFromSeed('costly'),
  };
}

/** What a Merchant bot would warn of, after this many imagined matches. */
function costlyAt(decision: Decision<GameTypes>, imagined: number): readonly Costly<GameTypes>[] {
  return adviserOf(decision, { level: 'merchant', most: 3 })((many) => many < imagined).costly();
}

describe('blunder', () => {
  test('in tic-tac-toe is exactly a move that lets the other win', () => {
    const state = ticTacToe.setup(2, {}, randomFromSeed('blunder'));
    const [first, second] = [seatAt(0), seatAt(1)];
    for (const [seat, cell] of [
      [first, 0],
      [second, 4],
      [first, 1],
    ] as const) {
      ticTacToe.play(state, seat, { type: 'mark', cell });
    }
    // 0 and 1 are marked: only 2 stops the third
    const costly = costlyAt(decisionAt(ticTacToe, state, second, 2), 400);
    expect(costly.map(({ moves }) => moves)).not.toContainEqual([{ type: 'mark', cell: 2 }]);
    expect(costly.length).toBe(ticTacToe.legalMoves(state, second).length - 1);
  });

  test('can be the second move of a choice: a price, after a quantity as good as any', () => {
    const game: AnyGame = games['brick-and-mortar'];
    const quick = botOf('shopkeeper', () => () => false);
    const begun = new Set<string>();
    // usually in the first of these matches; with changed cards, in another
    for (let match = 2; match < 12 && begun.size === 0; match++) {
      const state = game.setup(2, { 'first-game': 'yes' }, randomFromSeed(`m${match}`));
      for (let [seat] = game.toAct(state); seat !== undefined && begun.size === 0; [seat] = game.toAct(state)) {
        const decision = decisionAt(game, state, seat, 2);
        const isBid = decision.legal.some(({ type }) => type === 'bid-quantity');
        for (const { moves } of isBid ? costlyAt(decision, 400) : []) {
          if (moves.length === 2) begun.add(moves.map(({ type }) => type).join(', '));
        }
        game.play(state, seat, quick.decide(decision));
      }
    }
    expect([...begun]).toEqual(['bid-quantity, bid-price']);
  });
});

describe.each(Object.values<AnyGame>(games))('$id', (game) => {
  test('can be played, costs more than a tenth, and has only reasons against it', () => {
    const seats = Math.max(2, game.seats.min);
    const state = game.setup(seats, {}, randomFromSeed('warned'));
    const quick = botOf('shopkeeper', () => () => false);
    let warned = 0;
    for (let step = 0; step < 120; step++) {
      const [seat] = game.toAct(state);
      if (seat === undefined) break;
      const decision = decisionAt(game, state, seat, seats);
      if (step % 6 === 0 && decision.legal.length > 1) {
        const costly = costlyAt(decision, 60);
        expect(costly.length).toBeLessThan(61);
        expect(costly.map(({ cost }) => cost)).toEqual(
          costly.map(({ cost }) => cost).toSorted((one, other) => other - one),
        );
        for (const { moves, cost, reasons } of costly) {
          warned++;
          expect(cost).toBeGreaterThan(leastCost);
          expect(cost).toBeLessThanOrEqual(1);
          for (const { points } of reasons) expect(points).toBeLessThan(0);
          const after = game.copy(state);
          for (const move of moves) {
            expect(game.legalMoves(after, seat)).toContainEqual(move);
            game.play(after, seat, move);
          }
        }
      }
      game.play(state, seat, quick.decide(decision));
    }
    expect(warned).toBeGreaterThan(0);
  });
});
