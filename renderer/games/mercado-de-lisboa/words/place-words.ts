import { challenges } from '../../../../shared/games/mercado-de-lisboa/challenges.ts';
import type { SeenGrey } from '../../../../shared/games/mercado-de-lisboa/hiding.ts';
import {
  earns,
  helpersOf,
  paidByEach,
  restaurantsOn,
  standsImproved,
} from '../../../../shared/games/mercado-de-lisboa/income.ts';
import {
  columnOf,
  type Entrance,
  entrancesOfLine,
  type Good,
  goods,
  lineOf,
  rowOf,
  type Space,
  spacesOfLine,
} from '../../../../shared/games/mercado-de-lisboa/market.ts';
import { improves, type Restaurant } from '../../../../shared/games/mercado-de-lisboa/tiles.ts';
import type { MercadoTable } from '../table.ts';
import type { Words } from '../words.ts';
import { kindOfLine } from './reason-words.ts';

type Context = Pick<MercadoTable, 'view' | 'words'>;

/** "row 2, column 3: free." */
export function placeWords(words: Words, place: string, contents: string): string {
  return words.counter('place', { place, contents });
}

/** The contents of a space: a player's stand, an open restaurant, or free. */
export function contentsOf({ view, words }: Context, space: Space): string {
  const stand = view.stands[space] ?? null;
  if (stand !== null) {
    return words.counter('space.stand', { stand: words.stand(stand.good), ...words.player(stand.seat) });
  }
  const open = view.open[space] ?? null;
  if (open !== null) return words.counter('space.restaurant', { restaurant: words.restaurant(open) });
  const grey = view.grey[space] ?? null;
  if (grey === null) return words.counter('space.free');
  return grey === 'unknown'
    ? words.counter('space.grey-unknown')
    : words.counter('space.grey', { restaurant: words.restaurant(grey) });
}

/** A sentence on the grey restaurant a player takes with a space; empty without one. */
export function greyWords(words: Words, grey: SeenGrey): readonly string[] {
  if (grey === null) return [];
  return grey === 'unknown'
    ? [words.counter('takes.grey-unknown')]
    : [words.counter('takes.grey', { restaurant: words.theRestaurant(grey) })];
}

/** How much each customer pays at a stand, and which restaurants raise it. */
function standWords({ view, words }: Context, space: Space, good: Good): string {
  const helpers = helpersOf(view, space, good);
  const coins = words.coins(paidByEach(helpers.length));
  if (!earns(view, space, good)) return noEarningsWords({ view, words }) ?? '';
  return helpers.length === 0
    ? words.counter('space.each-pays', { coins })
    : words.counter('space.each-pays-improved', {
        coins,
        restaurants: words.list(restaurantsOn(view, helpers).map(words.theRestaurant)),
      });
}

/** Which stands earn, in a challenge that lets only some of them earn; null in others. */
export function noEarningsWords({ view, words }: Context): string | null {
  const { challenge } = view.settled;
  switch (challenge && challenges[challenge].twist) {
    case 'specialist': {
      const good = view.tally?.specialty ?? null;
      return good === null ? null : words.counter('challenge.specialist', { good: words.good(good) });
    }
    case 'pubs':
      return words.counter('challenge.pub-crawl', { restaurant: words.restaurant('pub') });
    default:
      return null;
  }
}

/** A sentence on the goods that a restaurant improves. */
export function improvesWords(words: Words, restaurant: Restaurant): string {
  const improved = improves[restaurant];
  return improved.length === goods.length
    ? words.counter('improves.all')
    : words.counter('improves.some', { goods: words.list(improved.map(words.good)) });
}

/** A sentence on the stands that a restaurant on this space improves or would improve. */
export function improvedWords({ view, words }: Context, restaurant: Restaurant, space: Space): string {
  const improved = standsImproved(view, restaurant, space);
  if (improved.length === 0) return words.counter('improves.nobody');
  const stands = improved.map(({ stand }) =>
    words.counter('space.stand', { stand: words.stand(stand.good), ...words.player(stand.seat) }),
  );
  return words.counter('improves.stands', { count: stands.length, stands: words.list(stands) });
}

/** The customers at the ends of a space's row and column. */
export function customersAround({ view, words }: Context, space: Space): readonly string[] {
  return [rowOf(space), columnOf(space)]
    .flatMap((line) => entrancesOfLine[line] ?? [])
    .flatMap((entrance) => {
      const tile = view.doors[entrance];
      return tile === null
        ? []
        : [
            words.counter('customers-at', {
              customers: words.customers(tile),
              entrance: words.entrance(entrance),
            }),
          ];
    });
}

/** Sentences on what the stand or the restaurant on an occupied space does. */
export function takenWords(table: Context, space: Space): readonly string[] {
  const { view, words } = table;
  const stand = view.stands[space] ?? null;
  if (stand !== null) return [standWords(table, space, stand.good)];
  const open = view.open[space] ?? null;
  return open === null ? [] : [improvesWords(words, open), improvedWords(table, open, space)];
}

/** A sentence on the stands in the line of an entrance. */
export function lineWords({ view, words }: Context, entrance: Entrance): string {
  const line = lineOf(entrance);
  const stands = (spacesOfLine[line] ?? []).flatMap((space) => {
    const stand = view.stands[space] ?? null;
    return stand === null
      ? []
      : [words.counter('space.stand', { stand: words.stand(stand.good), ...words.player(stand.seat) })];
  });
  const kind = kindOfLine(line);
  if (stands.length === 0) return words.counter(`line.${kind}-empty`);
  return words.counter(`line.${kind}`, { count: stands.length, stands: words.list(stands) });
}

/** The customers at an entrance, or that there are none yet. */
export function standingAt({ view, words }: Context, entrance: Entrance): string {
  const tile = view.doors[entrance];
  return tile === null ? words.counter('entrance-empty') : words.customers(tile);
}
