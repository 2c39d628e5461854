import { interned, playerAt, type Seat, takeFrom } from '../../../engine/index.ts';
import { dearer, standCost } from '../cost.ts';
import type { MercadoEvent } from '../events.ts';
import { type Demand, demandIn, standEarnings, standIncome, type TradingMarket, totalIncome } from '../income.ts';
import { isFree, kindsOf, standsByLine } from '../lines.ts';
import { columnOf, type Good, rowOf, type Space, spaceCount } from '../market.ts';
import type { MercadoMove } from '../moves.ts';
import type { MercadoState } from '../state.ts';
import { takeGrey } from './take-grey.ts';
import { noteIncome } from './tally.ts';

const movesOf = interned((good: Good): readonly MercadoMove[] =>
  Array.from({ length: spaceCount }, (_, space) => ({ type: 'open-stand', good, space })),
);

/** A market, and the money and tiles of its players. A view must show their money. */
export interface MarketToBuild extends TradingMarket {
  readonly players: readonly {
    readonly money: number;
    readonly tiles: readonly Good[];
    readonly woodenStands: number;
  }[];
}

/** Adds a move for every kind of tile and every free space that money plus income pay for. */
export function addStandMoves(state: MarketToBuild, seat: Seat, moves: MercadoMove[]): void {
  const { money, tiles, woodenStands } = playerAt(state, seat);
  if (woodenStands === 0) return;
  const kinds = kindsOf(tiles).map((good) => ({ good, to: movesOf(good) }));
  const stands = standsByLine(state);
  let demand: Demand | null = null;
  for (let space = 0; space < spaceCount; space++) {
    if (!isFree(state, space)) continue;
    const cost = dearer((stands[rowOf(space)] ?? 0) + 1, (stands[columnOf(space)] ?? 0) + 1);
    for (const { good, to } of kinds) {
      const move = to[space];
      if (move === undefined) continue;
      if (cost > money) {
        // Place then pay: the stand's income helps to pay for it.
        demand ??= demandIn(state);
        if (cost > money + standEarnings(state, demand, space, good)) continue;
      }
      moves.push(move);
    }
  }
}

/** Opens a stand: first its income, then its cost. Rules, "Open a stand". */
export function openStand(state: MercadoState, seat: Seat, good: Good, space: Space, events: MercadoEvent[]): void {
  const player = playerAt(state, seat);
  const { cost, inRow, inColumn } = standCost(state, space);
  const income = standIncome(state, seat, space, good);
  const earned = totalIncome(income);
  takeFrom(player.tiles, good);
  player.woodenStands--;
  state.stands[space] = { good, seat };
  player.money += earned - cost;
  events.push({ type: 'stand-opened', seat, good, space, cost, inRow, inColumn, income, earned });
  // Ruling 6: a grey restaurant is not open, so it does not matter whether it is taken before or after the income.
  takeGrey(state, seat, space, events);
  noteIncome(state, income, earned);
}
