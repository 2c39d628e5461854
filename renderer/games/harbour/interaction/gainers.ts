import { gainsAfter } from '../../../../shared/games/harbour/phases/after-purchase.ts';
import { surplusOf } from '../../../../shared/games/harbour/trade/keeping.ts';
import type { HarbourTable } from '../table.ts';
import type { Composed } from './composing.ts';

/** Sentences on the effects after a purchase, for the buyer and others. */
export function gainerWords(
  { view, words }: Pick<HarbourTable, 'view' | 'words'>,
  composed: Composed,
): readonly string[] {
  const { seat, purchase, preview } = composed;
  const surplus = surplusOf(preview.keeping);
  return gainsAfter(view, { seat, shipped: purchase.shipped, surplus }).map((gain) => {
    const facts = words.player(gain.seat);
    if (gain.type === 'when-shipped') {
      return words.counter('panel.gains', { ...facts, goods: words.goods(gain.good, gain.count) });
    }
    return gain.cause === 'surplus'
      ? words.counter('panel.gathers', { ...facts, count: gain.count, goods: words.list(gain.among.map(words.good)) })
      : words.counter('preview.after-visit', { count: gain.count });
  });
}
