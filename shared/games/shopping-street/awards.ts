import { type AwardFacts, addTo, alone, best, type Seat } from '../../engine/index.ts';
import type { ShoppingStreetEvent } from './events.ts';
import type { ShopType } from './products.ts';
import type { SpaceId } from './street.ts';

/** A shop at its highest worth: when it opened, or when it was improved. */
interface WorthOfShop {
  readonly round: number;
  readonly seat: Seat;
  readonly space: SpaceId;
  readonly shopType: ShopType;
  readonly worth: number;
}

/** Adjacent shops of one player. */
interface Row {
  readonly seat: Seat;
  readonly spaces: readonly SpaceId[];
  /** In points. */
  readonly amount: number;
}

/** The awards of Shopping Street. */
export type ShoppingStreetAward =
  | (WorthOfShop & { readonly type: 'finest' })
  | (Row & { readonly type: 'row' })
  /** Number of completed exchanges, of declined proposals, or of cards drawn by dice. */
  | { readonly type: 'exchanges' | 'declined' | 'dice'; readonly seat: Seat; readonly number: number }
  | { readonly type: 'robbed'; readonly seat: Seat; readonly thieves: number; readonly number: number };

export const shoppingStreetAwardFacts: AwardFacts<ShoppingStreetAward> = {
  finest: { round: true, seat: true, space: true, shopType: true, worth: true },
  row: { seat: true, spaces: true, amount: true },
  exchanges: { seat: true, number: true },
  declined: { seat: true, number: true },
  dice: { seat: true, number: true },
  robbed: { seat: true, thieves: true, number: true },
};

/** The events that awards are based on. */
interface Chronicle {
  readonly shops: readonly WorthOfShop[];
  readonly rows: readonly Row[];
  /** Completed exchanges, counted for both players. */
  readonly exchanges: ReadonlyMap<Seat, number>;
  readonly declined: ReadonlyMap<Seat, number>;
  /** Cards drawn by dice. */
  readonly dice: ReadonlyMap<Seat, number>;
  readonly thieves: number;
  /** Cards lost to thieves. */
  readonly robbed: ReadonlyMap<Seat, number>;
}

function chronicleOf(played: readonly ShoppingStreetEvent[]): Chronicle {
  const shops: WorthOfShop[] = [];
  const rows: Row[] = [];
  const exchanges = new Map<Seat, number>();
  const declined = new Map<Seat, number>();
  const dice = new Map<Seat, number>();
  const robbed = new Map<Seat, number>();
  let thieves = 0;
  let round = 1;
  for (const event of played) {
    switch (event.type) {
      case 'round-began':
        round = event.round;
        break;
      case 'shop-opened':
      case 'shop-improved':
        shops.push({ ...event, round });
        break;
      case 'cards-exchanged':
        for (const seat of [event.seat, event.owner]) addTo(exchanges, seat, 1);
        break;
      case 'proposal-declined':
        addTo(declined, event.seat, 1);
        break;
      case 'cards-drawn':
        if (event.why === 'dice') addTo(dice, event.seat, event.count);
        break;
      case 'thief-appeared':
        thieves += 1;
        break;
      case 'hands-robbed':
        for (const { seat, cards } of event.robbed) addTo(robbed, seat, cards.length);
        break;
      case 'seat-scored':
        for (const scored of event.breakdown) {
          if (scored.type === 'side-by-side') rows.push({ ...scored, seat: event.seat });
        }
        break;
      default:
    }
  }
  return { shops, rows, exchanges, declined, dice, robbed, thieves };
}

/** Minimum numbers for an award. */
const leastToTell = { row: 3, exchanges: 3, declined: 3, dice: 6, robbed: 3 } as const;

/** The seat with the highest number, and the number; null for ties and for numbers below the minimum. */
function most(tally: ReadonlyMap<Seat, number>, least: number): readonly [Seat, number] | null {
  const first = alone(tally);
  return first === null || first[1] < least ? null : first;
}

/**
 * The awards of a match, in order: finest shop, longest row, most exchanges, most refusals, luckiest with dice, most
 * robbed.
 */
export function shoppingStreetAwards(played: readonly ShoppingStreetEvent[]): readonly ShoppingStreetAward[] {
  const chronicle = chronicleOf(played);
  const awards: ShoppingStreetAward[] = [];
  const finest = best(chronicle.shops, ({ worth }) => worth);
  if (finest !== null) {
    const { round, seat, space, shopType, worth } = finest;
    awards.push({ type: 'finest', round, seat, space, shopType, worth });
  }
  const row = best(chronicle.rows, ({ spaces }) => spaces.length);
  if (row !== null && row.spaces.length >= leastToTell.row) {
    awards.push({ type: 'row', seat: row.seat, spaces: row.spaces, amount: row.amount });
  }
  for (const type of ['exchanges', 'declined', 'dice'] as const) {
    const first = most(chronicle[type], leastToTell[type]);
    if (first !== null) awards.push({ type, seat: first[0], number: first[1] });
  }
  const robbed = most(chronicle.robbed, leastToTell.robbed);
  if (robbed !== null) {
    awards.push({ type: 'robbed', seat: robbed[0], thieves: chronicle.thieves, number: robbed[1] });
  }
  return awards;
}
