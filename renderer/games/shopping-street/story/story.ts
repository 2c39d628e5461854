import type { Seat } from '../../../../shared/engine/index.ts';
import type { ShoppingStreetEvent } from '../../../../shared/games/shopping-street/events.ts';
import type { ShopType } from '../../../../shared/games/shopping-street/products.ts';
import type { SpaceId } from '../../../../shared/games/shopping-street/street.ts';
import type { MatchMoment } from '../../../table/index.ts';
import { addTo, alone, best, momentOf } from '../../../table/scoring/story-figures.ts';
import type { Words } from '../words.ts';

/** A shop when it was worth most: when it opened, or when it was improved. */
interface WorthOfShop {
  readonly round: number;
  readonly seat: Seat;
  readonly space: SpaceId;
  readonly shopType: ShopType;
  readonly worth: number;
}

/** Neighbouring shops of one player. */
interface Row {
  readonly seat: Seat;
  readonly spaces: readonly SpaceId[];
  readonly amount: number;
}

/** The match as its story wants it. */
interface Chronicle {
  readonly shops: readonly WorthOfShop[];
  readonly rows: readonly Row[];
  /** Exchanges that came about, of each of the two players. */
  readonly exchanges: ReadonlyMap<Seat, number>;
  readonly declined: ReadonlyMap<Seat, number>;
  /** Cards that the dice brought. */
  readonly byDice: ReadonlyMap<Seat, number>;
  readonly thieves: number;
  /** Cards that thieves carried off. */
  readonly robbed: ReadonlyMap<Seat, number>;
}

function chronicleOf(played: readonly ShoppingStreetEvent[]): Chronicle {
  const shops: WorthOfShop[] = [];
  const rows: Row[] = [];
  const exchanges = new Map<Seat, number>();
  const declined = new Map<Seat, number>();
  const byDice = new Map<Seat, number>();
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
        if (event.why === 'dice') addTo(byDice, event.seat, event.count);
        break;
      case 'thief-appeared':
        thieves += 1;
        break;
      case 'hands-robbed':
        for (const { seat, cards } of event.robbed) addTo(robbed, seat, cards.length);
        break;
      case 'seat-scored':
        for (const scored of event.reckoning) {
          if (scored.type === 'side-by-side') rows.push({ ...scored, seat: event.seat });
        }
        break;
      default:
    }
  }
  return { shops, rows, exchanges, declined, byDice, robbed, thieves };
}

/** Fewer than so many are not worth telling. */
const leastToTell = { row: 3, exchanges: 3, declined: 3, byDice: 6, robbed: 3 } as const;

/** Who did something most, and how often; null where it is not worth telling. */
function most(tally: ReadonlyMap<Seat, number>, least: number): readonly [Seat, number] | null {
  const first = alone(tally);
  return first === null || first[1] < least ? null : first;
}

/**
 * What was worth telling of the match: the finest shop, the longest row, who traded most and who refused, whom the dice
 * liked and whom the thieves.
 */
export function momentsOf(played: readonly ShoppingStreetEvent[], words: Words): readonly MatchMoment[] {
  const chronicle = chronicleOf(played);
  return [
    finestShop(chronicle, words),
    longestRow(chronicle, words),
    toldOf('exchanges', chronicle, words),
    toldOf('declined', chronicle, words),
    toldOf('byDice', chronicle, words),
    mostRobbed(chronicle, words),
  ].filter((moment) => moment !== null);
}

function finestShop({ shops }: Chronicle, words: Words): MatchMoment | null {
  const finest = best(shops, ({ worth }) => worth);
  if (finest === null) return null;
  const { round, seat, space, shopType, worth } = finest;
  return momentOf(words.roll, 'finest', {
    round,
    name: words.name(seat),
    type: words.type(shopType),
    space: words.space(space),
    worth,
  });
}

function longestRow({ rows }: Chronicle, words: Words): MatchMoment | null {
  const longest = best(rows, ({ spaces }) => spaces.length);
  if (longest === null || longest.spaces.length < leastToTell.row) return null;
  const { seat, spaces, amount } = longest;
  return momentOf(words.roll, 'row', {
    name: words.name(seat),
    shops: spaces.length,
    spaces: words.list(spaces.map(words.space)),
    points: words.points(amount),
  });
}

const toldKeys = { exchanges: 'exchanges', declined: 'declined', byDice: 'dice' } as const;

function toldOf(what: keyof typeof toldKeys, chronicle: Chronicle, words: Words): MatchMoment | null {
  const first = most(chronicle[what], leastToTell[what]);
  if (first === null) return null;
  return momentOf(words.roll, toldKeys[what], { name: words.name(first[0]), number: first[1] });
}

function mostRobbed({ thieves, robbed }: Chronicle, words: Words): MatchMoment | null {
  const first = most(robbed, leastToTell.robbed);
  if (first === null) return null;
  return momentOf(words.roll, 'robbed', { count: thieves, name: words.name(first[0]), number: first[1] });
}
