import { coinsForRestaurant } from '../../../../shared/games/mercado-de-lisboa/actions/open-restaurant.ts';
import { entrances, type Good } from '../../../../shared/games/mercado-de-lisboa/market.ts';
import { type CustomerId, customers } from '../../../../shared/games/mercado-de-lisboa/tiles.ts';
import { waresOf } from '../interaction/held.ts';
import { movesFor } from '../interaction/offers.ts';
import { meaningOf, type Piece } from '../interaction/pieces.ts';
import type { MercadoTable } from '../table.ts';
import { improvesWords, noEarningsWords } from './place-words.ts';

type Context = Pick<MercadoTable, 'view' | 'words' | 'ownSeat'>;

/** The name of a stand tile, a restaurant, a display tile or customers; empty if there is none. */
export function nameOfWares(table: Context, piece: Piece): string {
  const { words, view } = table;
  const meaning = meaningOf(piece);
  if (meaning.of === 'display') {
    const good = view.display[meaning.at];
    return good === undefined ? '' : words.counter('wares.display', { stand: words.stand(good) });
  }
  const wares = waresOf(table, piece);
  switch (wares?.of) {
    case 'tile':
      return words.stand(wares.good);
    case 'restaurant':
      return words.restaurant(wares.restaurant);
    case 'customers':
      return words.customers(wares.customers);
    case undefined:
      return '';
  }
}

/** Sentences on a piece: demand for its good, what it improves, or what the customers need. */
export function factsOfWares(table: Context & Pick<MercadoTable, 'moves'>, piece: Piece): readonly string[] {
  const { words, view } = table;
  const meaning = meaningOf(piece);
  const wares = waresOf(table, piece);
  if (meaning.of === 'display') {
    const good = view.display[meaning.at];
    return good === undefined ? [] : tileFacts(table, good);
  }
  switch (wares?.of) {
    case 'tile':
      return tileFacts(table, wares.good);
    case 'restaurant':
      return [
        improvesWords(words, wares.restaurant),
        words.counter('wares.restaurant', { coins: words.coins(coinsForRestaurant) }),
      ];
    case 'customers':
      return [needsWords(table, wares.customers), ...entrancesWords(table, wares.customers)];
    case undefined:
      return [];
  }
}

function tileFacts(table: Context, good: Good): readonly string[] {
  const none = noEarningsWords(table);
  return [wantedWords(table, good), ...(none === null ? [] : [none])];
}

/** The number of customers on these tiles who want a good. */
export function customersWanting(tiles: readonly CustomerId[], good: Good): number {
  return tiles.map(customers).reduce((sum, { level, wants }) => (wants.includes(good) ? sum + level : sum), 0);
}

/** A sentence on the demand for a good, at the entrances and on face-up tiles. */
function wantedWords({ view, words }: Context, good: Good): string {
  const brought = entrances.flatMap((entrance) => view.doors[entrance] ?? []);
  return words.counter('wares.wanted', {
    good: words.good(good),
    entrances: customersWanting(brought, good),
    open: customersWanting(view.customers.flat(), good),
  });
}

function needsWords({ words }: Context, tile: CustomerId): string {
  const { level, wants } = customers(tile);
  return words.counter('wares.needs', { count: level, goods: words.anyOf(wants) });
}

/** The number of entrances where the player may bring these customers; empty if none. */
function entrancesWords(table: Context & Pick<MercadoTable, 'moves'>, tile: CustomerId): readonly string[] {
  const count = movesFor(table, { of: 'customers', customers: tile }).length;
  return count === 0 ? [] : [table.words.counter('wares.entrances', { count })];
}
