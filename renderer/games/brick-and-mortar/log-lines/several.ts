import type { BrickEvent } from '../../../../shared/games/brick-and-mortar/events.ts';
import type { ItemType } from '../../../../shared/games/brick-and-mortar/items.ts';
import type { LogLine } from '../../../table/board/game-ui.ts';
import type { Words } from '../words.ts';
import { worded } from './line.ts';

type FreeGoods = Extract<BrickEvent, { type: 'stocked-free' }>;

/**
 * The shared log line of consecutive events: a starting store with its goods, or the free goods of one store. Null for
 * any other events.
 */
export function brickLineOfSeveral([first, ...rest]: readonly BrickEvent[], words: Words): LogLine | null {
  if (first?.type !== 'starting-store-chosen' && first?.type !== 'stocked-free') return null;
  const { seat, store } = first;
  const isChosen = first.type === 'starting-store-chosen';
  const goods: FreeGoods[] = isChosen ? [] : [first];
  for (const event of rest) {
    const isOpening = isChosen && event.type === 'store-opened';
    if (!isOpening && event.type !== 'stocked-free') return null;
    if (event.seat !== seat || event.store !== store) return null;
    if (event.type === 'stocked-free') goods.push(event);
  }
  const source = goods[0]?.source;
  if (goods.some((event) => event.source !== source)) return null;
  const counts: Partial<Record<ItemType, number>> = {};
  for (const { item, count } of goods) counts[item] = (counts[item] ?? 0) + count;
  const facts = { store: words.theStore(store), items: words.counts(counts) };
  if (!isChosen) return worded(words, seat, `free-from-${source}`, facts, 'modifiers-and-their-moments');
  const key = goods.length === 0 ? 'chose-starting-store' : 'chose-stocked-store';
  return worded(words, seat, key, facts, 'building-in-january');
}
