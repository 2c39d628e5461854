import { describe, expect, test } from 'vitest';
import { pick, randomFromSeed, type Seat, seatAt, see } from '../../../shared/engine/index.ts';
import { challengeIds } from '../../../shared/games/mercado-de-lisboa/challenges.ts';
import { type DeadEnd, deadEndAfter, type LonelyTable } from '../../../shared/games/mercado-de-lisboa/dead-end.ts';
import { mercadoDeLisboa } from '../../../shared/games/mercado-de-lisboa/index.ts';
import type { MercadoMove } from '../../../shared/games/mercado-de-lisboa/moves.ts';
import type { MercadoState } from '../../../shared/games/mercado-de-lisboa/state.ts';
import { alone, nobodyForFish } from './alone-table.ts';
import { at, pair } from './table.ts';

const ana = seatAt(0);

/** The table as its solo player sees it. */
function seen(state: MercadoState): LonelyTable {
  const view = see(mercadoDeLisboa.hiding, state, ana);
  const players = view.players.map((player) => ({ ...player, money: player.money ?? Number.NaN }));
  return { ...view, tilesInBag: view.bag.count, players };
}

/** Whether a move leaves no action, for each, some or none of the tiles taken after it. */
function stuckAfter(state: MercadoState, move: MercadoMove): 'always' | 'sometimes' | 'never' {
  const after = mercadoDeLisboa.copy(state);
  mercadoDeLisboa.play(after, ana, move);
  if (after.question?.type !== 'take-tile') return after.ending === 'stuck' ? 'always' : 'never';
  const ways = mercadoDeLisboa.legalMoves(after, ana).map((then) => stuckAfter(after, then));
  return ways.every((way) => way === 'always')
    ? 'always'
    : ways.every((way) => way === 'never')
      ? 'never'
      : 'sometimes';
}

describe('the prediction of a dead end', () => {
  test('warns before a first stand that leaves no action', () => {
    const { state } = alone(
      'duke-of-lisbon',
      { money: 1, tiles: ['fish', 'meat', 'grape'] },
      { round: 1, customers: nobodyForFish, market: ['(pub) . . . .'] },
    );
    const stand = (good: 'fish' | 'meat', space: number): DeadEnd | null =>
      deadEndAfter(seen(state), ana, { type: 'open-stand', good, space });
    expect(stand('fish', at(1, 2))).not.toBeNull();
    // Customers want meat, and a grey restaurant can be opened.
    expect(stand('meat', at(1, 2))).toBeNull();
    expect(stand('fish', at(1, 1))).toBeNull();
  });

  test('never occurs with several players', () => {
    const { state } = pair({ customers: nobodyForFish }, { money: 1 });
    for (const move of mercadoDeLisboa.legalMoves(state, ana)) expect(deadEndAfter(seen(state), ana, move)).toBeNull();
  });

  test('is right for every order of bag and stacks', { timeout: 240_000 }, () => {
    const met = { surely: 0, perhaps: 0, saved: 0, nothing: 0 };
    for (let match = 0; match < 90; match++) {
      const random = randomFromSeed(`dead ends ${match}`);
      const challenge = challengeIds[match % challengeIds.length] ?? 'duke-of-lisbon';
      const state = mercadoDeLisboa.setup(1, { challenge }, random);
      for (let [seat] = mercadoDeLisboa.toAct(state); seat !== undefined; [seat] = mercadoDeLisboa.toAct(state)) {
        const legal = mercadoDeLisboa.legalMoves(state, seat);
        const looked = [...new Set([pick(random, legal), pick(random, legal), pick(random, legal)])];
        for (const move of looked) {
          const warning = deadEndAfter(seen(state), seat, move);
          met[warning ?? 'nothing']++;
          for (const world of [state, mercadoDeLisboa.redeal(state, seat, random)]) {
            const stuck = stuckAfter(world, move);
            if (warning === 'surely') expect(isOver(world, seat, move) ? 'always' : stuck).toBe('always');
            else if (warning === null) expect(stuck, JSON.stringify(move)).not.toBe('always');
            else if (stuck !== 'always') met.saved++;
          }
        }
        mercadoDeLisboa.play(state, seat, pick(random, legal));
      }
    }
    for (const count of Object.values(met)) expect(count).toBeGreaterThan(4);
  });
});

/** Whether the move ends the game in another way, which hides a dead end. */
function isOver(state: MercadoState, seat: Seat, move: MercadoMove): boolean {
  const after = mercadoDeLisboa.copy(state);
  mercadoDeLisboa.play(after, seat, move);
  const [take] = after.question?.type === 'take-tile' ? mercadoDeLisboa.legalMoves(after, seat).toReversed() : [];
  if (take !== undefined) mercadoDeLisboa.play(after, seat, take);
  return after.ending !== null && after.ending !== 'stuck';
}
