import { sumOf } from '../../../../shared/games/shopping-street/products.ts';
import { bestFor } from '../../../../shared/games/shopping-street/prospects.ts';
import { cardsDue, missingGroups, shopOn, worth } from '../../../../shared/games/shopping-street/shops.ts';
import { cardsPicked, stillOwed, stockRun } from '../interaction/offers.ts';
import { ownHand } from '../interaction/preview.ts';
import type { Asked, StreetTable } from '../table.ts';
import { worthWords } from '../words/effect-words.ts';
import { toPick } from './discards.ts';
import { prompt, type StreetPrompt } from './prompt.ts';

/** A shop that has been begun: the cards it still lacks. Ruling 7. */
export function stockPrompt(table: StreetTable, { space }: Asked<'stock'>): StreetPrompt {
  const { words, view } = table;
  const shop = shopOn(view.street, space);
  if (shop === undefined) throw new RangeError(`no shop on ${space}`);
  const picked = cardsPicked(table);
  const stocked = { ...shop, cards: [...shop.cards, ...picked] };
  const missing = stillOwed(table);
  const reckoned = worthWords(words, { cards: sumOf(stocked.cards), pawn: shop.pawn, worth: worth(stocked) });
  const best = bestFor(ownHand(table), shop).slice(0, cardsDue(shop));
  return prompt({
    title: words.counter('titles.stock', {
      type: words.type(shop.type),
      space: words.space(space),
    }),
    hint:
      missing > 0
        ? words.counter('hints.more', { groups: words.list(missingGroups(stocked).map(words.group)) })
        : words.counter('hints.worth', { worth: reckoned }),
    rule: 'open-a-shop',
    clears: picked.length > 0,
    actions: [
      ...(best.every((card) => picked.includes(card))
        ? []
        : [{ key: 'best', label: words.counter('moves.best'), moves: [], change: { cards: best } }]),
      {
        key: 'stock',
        label: words.counter('moves.open', { space: words.space(space), worth: reckoned }),
        moves: stockRun(table),
        main: true,
        ...toPick(table, missing),
      },
    ],
  });
}
