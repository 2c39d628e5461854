import { below, type RandomWords, shuffle } from '../../../shared/engine/index.ts';
import { itemTypes } from '../../../shared/games/brick-and-mortar/items.ts';
import { marketCardIds } from '../../../shared/games/brick-and-mortar/market-cards.ts';
import { deckStoreIds, type StoreId, stores } from '../../../shared/games/brick-and-mortar/stores/index.ts';
import { type Table, tableOf } from './table.ts';

/** A table of two to four with full buildings, anything on their shelves, and piles of two to four cards each. */
export function layAtRandom(random: RandomWords): Table<string> {
  const deck = deckStoreIds.slice();
  const cards = marketCardIds.slice();
  shuffle(random, deck);
  shuffle(random, cards);
  const sitting = () => {
    const open = deck.splice(0, 3 + below(random, 2));
    const stock = (id: StoreId) =>
      Object.fromEntries(
        itemTypes.flatMap((item) => {
          const holding = stores[id].holds[item];
          if (holding === undefined) return [];
          const held = below(random, holding.capacity + 1);
          const shelves = new Array<number>(holding.shelves).fill(0);
          for (let placed = 0; placed < held; placed++) {
            const shelf = below(random, holding.shelves);
            shelves[shelf] = (shelves[shelf] ?? 0) + 1;
          }
          return [[item, shelves]];
        }),
      );
    return { money: below(random, 40), stores: Object.fromEntries(open.map((id) => [id, stock(id)])) };
  };
  const names = ['Ann', 'Bo', 'Cy', 'Di'].slice(0, 2 + below(random, 3));
  return tableOf<string>({
    players: Object.fromEntries(names.map((name) => [name, sitting()])),
    supplyPile: cards.splice(0, 2 + below(random, 3)),
    demandPile: cards.splice(0, 2 + below(random, 3)),
    market: { electronics: below(random, 2) },
  });
}
