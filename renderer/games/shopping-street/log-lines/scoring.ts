import type { ScoreLine, ShoppingStreetEvent } from '../../../../shared/games/shopping-street/events.ts';
import type { LogLine } from '../../../table/index.ts';
import { type Rows, sumRow } from '../../../table/log/ruled-line.ts';
import type { Words } from '../words.ts';
import { worded } from './line.ts';

type EventOf<Type extends ShoppingStreetEvent['type']> = Extract<ShoppingStreetEvent, { type: Type }>;

/** The label of a scored item: "N3, Food: 16 × 3", "Side by side: N3, N4 and N5". */
function labelOf(scored: ScoreLine, words: Words): string {
  switch (scored.type) {
    case 'shop':
      return words.log('why.shop', {
        space: words.space(scored.space),
        type: words.type(scored.shopType),
        cards: scored.cards,
        pawn: scored.pawn,
      });
    case 'side-by-side':
      return words.log('why.side-by-side', { spaces: words.list(scored.spaces.map(words.space)) });
    case 'same-type':
      return words.log('why.same-type', { type: words.type(scored.shopType), shops: scored.count });
    case 'hand':
      return words.log('why.hand', { cards: scored.cards });
  }
}

/**
 * A player's final points. The log has already shown the worth of each shop, so the sum of this line covers the rest:
 * a player's sums add up to their points.
 */
export function scoredLine({ seat, total, breakdown }: EventOf<'seat-scored'>, words: Words): LogLine {
  const onTop = breakdown.reduce((sum, { type, amount }) => sum + (type === 'shop' ? 0 : amount), 0);
  const rows: Rows = [
    ...breakdown.map((scored) => ({ label: labelOf(scored, words), amount: words.change(scored.amount) })),
    sumRow(words.log('why.points'), total),
  ];
  return worded(words, seat, 'seat-scored', { points: words.points(total) }, 'the-end-of-the-game', {
    sum: words.change(onTop),
    breakdown: rows,
  });
}
