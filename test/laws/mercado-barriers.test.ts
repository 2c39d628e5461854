import { expect, test } from 'vitest';
import { combination, pick, playerAt, randomFromSeed, type Seat } from '../../shared/engine/index.ts';
import { customersBarrier, restaurantBarrier, standBarrier } from '../../shared/games/mercado-de-lisboa/barriers.ts';
import { standCost } from '../../shared/games/mercado-de-lisboa/cost.ts';
import {
  customersIncome,
  demandIn,
  standEarnings,
  standIncome,
  totalIncome,
} from '../../shared/games/mercado-de-lisboa/income.ts';
import { mercadoDeLisboa } from '../../shared/games/mercado-de-lisboa/index.ts';
import { kindsOf } from '../../shared/games/mercado-de-lisboa/lines.ts';
import { entrances, spaceCount } from '../../shared/games/mercado-de-lisboa/market.ts';
import type { MercadoMove } from '../../shared/games/mercado-de-lisboa/moves.ts';
import type { MercadoState } from '../../shared/games/mercado-de-lisboa/state.ts';
import { campaign } from '../harness/campaign.ts';

const matches = campaign(20, 80);
const spaces = Array.from({ length: spaceCount }, (_, space) => space);

/** Every stand, customer tile and restaurant, on every space and at every entrance, without a barrier. */
function unbarred(state: MercadoState, seat: Seat): MercadoMove[] {
  const player = playerAt(state, seat);
  const stands = kindsOf(player.tiles).flatMap((good) =>
    spaces.flatMap((space): MercadoMove[] =>
      standBarrier(state, player, space, good) === null ? [{ type: 'open-stand', good, space }] : [],
    ),
  );
  const brought = state.customers
    .flat()
    .flatMap((tile) =>
      entrances.flatMap((entrance): MercadoMove[] =>
        customersBarrier(state, seat, tile, entrance) === null
          ? [{ type: 'bring-customers', customers: tile, entrance }]
          : [],
      ),
    );
  const opened = [...new Set(player.restaurants)].flatMap((restaurant) =>
    spaces.flatMap((space): MercadoMove[] =>
      restaurantBarrier(state, player, restaurant, space) === null
        ? [{ type: 'open-restaurant', restaurant, space }]
        : [],
    ),
  );
  return [...stands, ...brought, ...opened];
}

const asText = (moves: readonly MercadoMove[]): string[] => moves.map((move) => JSON.stringify(move)).sort();

/** The page's preview matches what the move does. */
function holdPreview(state: MercadoState, seat: Seat, move: MercadoMove): void {
  const before = state.players.map(({ money }) => money);
  const after = mercadoDeLisboa.copy(state);
  if (move.type === 'open-stand') {
    const cost = standCost(state, move.space);
    const income = standIncome(state, seat, move.space, move.good);
    const earned = totalIncome(income);
    expect(standEarnings(state, demandIn(state), move.space, move.good)).toBe(earned);
    const [event] = mercadoDeLisboa.play(after, seat, move);
    expect(event).toEqual({ ...move, type: 'stand-opened', seat, ...cost, income, earned });
    before[seat] = (before[seat] ?? 0) + earned - cost.cost;
  } else if (move.type === 'bring-customers') {
    const income = customersIncome(state, move.customers, move.entrance);
    const [event] = mercadoDeLisboa.play(after, seat, move);
    expect(event).toEqual({ ...move, type: 'customers-brought', seat, income });
    for (const line of income) before[line.seat] = (before[line.seat] ?? 0) + line.coins;
  } else return;
  expect(after.players.map(({ money }) => money)).toEqual(before);
}

test(`in ${matches} random matches exactly the moves without a barrier are legal, and do what was shown before`, () => {
  let offered = 0;
  for (let match = 0; match < matches; match++) {
    const seats = 1 + (match % 4);
    const options = combination(mercadoDeLisboa.options, seats, Math.floor(match / 4));
    const state = mercadoDeLisboa.setup(seats, options, randomFromSeed(`barriers ${match}`));
    const random = randomFromSeed(`moves ${match}`);
    for (let [seat] = mercadoDeLisboa.toAct(state); seat !== undefined; [seat] = mercadoDeLisboa.toAct(state)) {
      const legal = mercadoDeLisboa.legalMoves(state, seat);
      if (state.question?.type === 'act') {
        const placing = legal.filter(({ type }) => type !== 'take-coin' && !type.startsWith('exchange'));
        expect(asText(placing)).toEqual(asText(unbarred(state, seat)));
        offered += placing.length;
        for (const move of legal) if (random[0] % 4 === 0 || legal.length < 20) holdPreview(state, seat, move);
      }
      mercadoDeLisboa.play(state, seat, pick(random, legal));
    }
  }
  expect(offered).toBeGreaterThan(campaign(8_000, 50_000));
}, 120_000);
