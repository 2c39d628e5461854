import type { ProductId } from '../../../../shared/games/shopping-street/products.ts';
import { effectsOf } from '../../../../shared/games/shopping-street/prospects.ts';
import { cardsDown, cardsPicked } from '../interaction/offers.ts';
import { handOnStreet } from '../interaction/preview.ts';
import type { StreetTable } from '../table.ts';
import { effectsWords } from '../words/effect-words.ts';

/**
 * The effects of receiving these cards on the own sets, minus the cards given for them; as much as the counter has
 * space for.
 */
export function tradeWords(
  table: StreetTable,
  coming: readonly ProductId[],
  going: readonly ProductId[] = [...cardsDown(table), ...cardsPicked(table)],
): string {
  const most = table.layout.setting === 'phone' ? 1 : 3;
  return effectsWords(table.words, effectsOf(handOnStreet(table), coming, going), most).join(' ');
}
