import { playerAt, type Seat } from '../../engine/index.ts';
import { addCustomersMoves } from './actions/bring-customers.ts';
import { coinsForRestaurant } from './actions/open-restaurant.ts';
import { addStandMoves } from './actions/open-stand.ts';
import { areEqual } from './bag.ts';
import { standCost } from './cost.ts';
import { customersIncome, standIncome, type TradingMarket, totalIncome } from './income.ts';
import { kindsOf, spacesLeft } from './lines.ts';
import type { Good, Space } from './market.ts';
import type { MercadoMove } from './moves.ts';
import type { QuestionType, Turn } from './state.ts';
import { type CustomerId, customers, customerTiles, levels, type Restaurant } from './tiles.ts';

/** The table, as far as it decides whether a solo player will have a move. All of it is public. */
export interface LonelyTable extends TradingMarket {
  readonly seatCount: number;
  /** The grey restaurants, or only their presence. */
  readonly grey: readonly unknown[];
  /** Face-up tiles by level, and the number of face-down tiles in each stack. */
  readonly customers: readonly (readonly CustomerId[])[];
  readonly stacks: readonly number[];
  readonly display: readonly Good[];
  readonly tilesInBag: number;
  readonly turn: Readonly<Turn> | null;
  readonly question: { readonly type: QuestionType } | null;
  readonly players: readonly {
    readonly money: number;
    readonly tiles: readonly Good[];
    readonly woodenStands: number;
    readonly restaurants: readonly Restaurant[];
  }[];
}

/** 'surely': there will be no move. 'perhaps': only a tile drawn from the bag or a stack can still help. */
export type DeadEnd = 'surely' | 'perhaps';

/** The resources after a move, as far as they can be known before it. */
interface Ahead {
  readonly market: TradingMarket;
  readonly money: number;
  readonly woodenStands: number;
  readonly restaurants: number;
  /** The possible hands: one for each tile that can be taken; none if all tiles will be replaced. */
  readonly hands: readonly (readonly Good[])[];
  readonly customers: readonly (readonly CustomerId[])[];
  /** The level from which an unknown tile will be revealed. */
  readonly comes: number | null;
  /** Whether three equal tiles can certainly be exchanged. */
  readonly exchange: boolean;
  /** Whether a tile from the bag may help. */
  readonly bagMayHelp: boolean;
}

function without<Item>(items: readonly Item[], item: Item): readonly Item[] {
  const at = items.indexOf(item);
  return items.filter((_, index) => index !== at);
}

/** The possible hands after taking one of these tiles of the display, and whether any could be exchanged then. */
function afterTaking(
  { display, tilesInBag }: LonelyTable,
  kept: readonly Good[],
  among: readonly Good[],
): Pick<Ahead, 'hands' | 'exchange' | 'bagMayHelp'> {
  const hands = among.length === 0 ? [kept] : among.map((good) => [...kept, good]);
  // One tile moves from the bag to the display before the next turn, and may make three equal ones.
  const left = tilesInBag > 1;
  const twoAlike = kindsOf(display).length < display.length;
  return { hands, exchange: left && hands.some(areEqual), bagMayHelp: left && twoAlike };
}

/** The resources after this move; null for moves that do not affect them. */
function aheadOf(table: LonelyTable, seat: Seat, move: MercadoMove): Ahead | null {
  const { money, tiles, woodenStands, restaurants } = playerAt(table, seat);
  const { display, tilesInBag, turn } = table;
  const takenAt = (space: Space): number => (table.grey[space] === null ? 0 : 1);
  const asItIs: Ahead = {
    market: table,
    money,
    woodenStands,
    restaurants: restaurants.length,
    hands: [tiles],
    customers: table.customers,
    comes: null,
    exchange: tilesInBag > 0 && (areEqual(display) || areEqual(tiles)),
    bagMayHelp: false,
  };
  switch (move.type) {
    case 'open-stand': {
      const { good, space } = move;
      const taken = afterTaking(table, without(tiles, good), kindsOf(display));
      // Ruling 10: three equal tiles of the display may be exchanged before one is taken.
      const exchangedFirst = turn !== null && !turn.displayExchanged && tilesInBag > 0 && areEqual(display);
      return {
        ...asItIs,
        ...taken,
        market: { ...table, stands: table.stands.with(space, { good, seat }) },
        money: money + totalIncome(standIncome(table, seat, space, good)) - standCost(table, space).cost,
        woodenStands: woodenStands - 1,
        restaurants: restaurants.length + takenAt(space),
        bagMayHelp: taken.bagMayHelp || exchangedFirst,
      };
    }
    case 'take-tile':
      return { ...asItIs, ...afterTaking(table, tiles, [move.good]) };
    case 'open-restaurant':
      return {
        ...asItIs,
        market: { ...table, open: table.open.with(move.space, move.restaurant) },
        money: money + coinsForRestaurant,
        restaurants: restaurants.length - 1 + takenAt(move.space),
      };
    case 'bring-customers': {
      const { customers: tile, entrance } = move;
      const place = customers(tile).level - 1;
      return {
        ...asItIs,
        market: { ...table, doors: { ...table.doors, [entrance]: tile } },
        money: money + totalIncome(customersIncome(table, tile, entrance)),
        customers: table.customers.map((open, at) => (at === place ? without(open, tile) : open)),
        comes: (table.stacks[place] ?? 0) > 0 ? place + 1 : null,
      };
    }
    // Ruling 10: each exchange once a turn.
    case 'exchange-hand':
      return {
        ...asItIs,
        hands: [],
        exchange: turn?.displayExchanged === false && areEqual(display),
        bagMayHelp: woodenStands > 0,
      };
    case 'exchange-display': {
      const taking = table.question?.type === 'take-tile';
      return { ...asItIs, exchange: !taking && turn?.handExchanged === false && areEqual(tiles), bagMayHelp: taking };
    }
    case 'specialise':
    case 'take-coin':
      return null;
  }
}

function canCome({ market }: Ahead, seat: Seat, tiles: readonly (readonly CustomerId[])[]): boolean {
  const moves: MercadoMove[] = [];
  addCustomersMoves({ ...market, customers: tiles }, seat, moves);
  return moves.length > 0;
}

function canOpen({ market, money, woodenStands }: Ahead, seat: Seat, tiles: readonly Good[]): boolean {
  const moves: MercadoMove[] = [];
  addStandMoves({ ...market, players: [{ money, tiles, woodenStands }] }, seat, moves);
  return moves.length > 0;
}

/** Whether there will certainly be a move. The fastest checks come first. */
function goesOn(ahead: Ahead, seat: Seat): boolean {
  const { market, restaurants, hands, exchange } = ahead;
  if (exchange || (restaurants > 0 && spacesLeft(market) > 0)) return true;
  return canCome(ahead, seat, ahead.customers) || canOpen(ahead, seat, kindsOf(hands.flat()));
}

/** Whether the stack could reveal a tile that can be brought at once. */
function stackMayHelp(ahead: Ahead, seat: Seat): boolean {
  const { comes, market } = ahead;
  if (comes === null) return false;
  const seen = new Set([...ahead.customers.flat(), ...Object.values(market.doors)]);
  const unseen = customerTiles.filter(({ id, level }) => level === comes && !seen.has(id)).map(({ id }) => id);
  return canCome(
    ahead,
    seat,
    levels.map((level) => (level === comes ? unseen : [])),
  );
}

/**
 * Ruling 17: whether a solo player would have no move left after this one, so that the match ends at once.
 * Null if the match continues; also with several players, who can always take a coin. Ignores other ways to end the
 * match.
 */
export function deadEndAfter(table: LonelyTable, seat: Seat, move: MercadoMove): DeadEnd | null {
  if (table.seatCount > 1) return null;
  const ahead = aheadOf(table, seat, move);
  if (ahead === null || goesOn(ahead, seat)) return null;
  return ahead.bagMayHelp || stackMayHelp(ahead, seat) ? 'perhaps' : 'surely';
}
