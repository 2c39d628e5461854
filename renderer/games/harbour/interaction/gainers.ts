import { playerAt } from '../../../../shared/engine/index.ts';
import { abilityOf } from '../../../../shared/games/harbour/holdings.ts';
import { othersClockwise } from '../../../../shared/games/harbour/pawns.ts';
import { lostOf } from '../../../../shared/games/harbour/trade/keeping.ts';
import type { HarbourTable } from '../table.ts';
import type { Composed } from './composing.ts';

/** Sentences on the effects after a purchase, for the buyer and others. Ruling 33. */
export function gainerWords(
  { view, words }: Pick<HarbourTable, 'view' | 'words'>,
  composed: Composed,
): readonly string[] {
  const { seat, buyer, purchase, preview } = composed;
  const sentences: string[] = [];
  const investor = abilityOf(buyer, 'gain-after-buying');
  if (investor !== null) sentences.push(words.counter('preview.after-visit', { count: investor.goods }));
  const surplus = preview.keeping.types.filter((type) => lostOf(type) > type.printed);
  for (const other of [seat, ...othersClockwise(view, seat)]) {
    const player = playerAt(view, other);
    const mason = abilityOf(player, 'gain-when-shipped');
    if (mason !== null && purchase.shipped.includes(mason.good)) {
      sentences.push(
        words.counter('panel.gains', { ...words.player(other), goods: words.goods(mason.good, mason.goods) }),
      );
    }
    const collector = other === seat ? null : abilityOf(player, 'gather-surplus');
    if (collector !== null && surplus.length > 0) {
      const goods = words.list(surplus.map(({ good }) => words.good(good)));
      sentences.push(words.counter('panel.gathers', { ...words.player(other), count: collector.goods, goods }));
    }
  }
  return sentences;
}
