import type { EmporiumEvent } from '../../../../shared/games/emporium/events.ts';
import type { LogLine } from '../../../table/index.ts';
import { sumRow } from '../../../table/log/ruled-line.ts';
import type { Words } from '../words.ts';
import { goldChange, line, row } from './line.ts';

type Drawn = Extract<EmporiumEvent, { type: 'leather-drawn' }>;
export type Upgraded = Extract<EmporiumEvent, { type: 'item-upgraded' }>;

/** The number of cards drawn; their names only for the player who drew them. Ruling 25. */
export function drawnLine({ seat, count, drawn }: Drawn, words: Words): LogLine {
  const deed = words.log('log.leather-drawn', { count });
  if (drawn === null) return line(words, seat, deed, 'restocking');
  const text = words.log('with-cards', { deed, items: words.list(drawn.map(words.item)) });
  return line(words, seat, text, 'restocking', { secret: true });
}

/** One or two upgraded cards; the new ones only for their player. */
export function upgradedLine([first, ...more]: readonly [Upgraded, ...Upgraded[]], words: Words): LogLine {
  const all = [first, ...more];
  const deed = words.log('log.item-upgraded', {
    items: words.list(all.map(({ discarded }) => words.item(discarded))),
    tier: words.tier(first.into),
  });
  const drawn = all.flatMap((each) => (each.drawn === null ? [] : [words.item(each.drawn)]));
  const text = drawn.length === 0 ? deed : words.log('with-drawn', { deed, items: words.list(drawn) });
  const sum = goldChange(words, -all.reduce((paid, each) => paid + each.paid, 0));
  return line(words, first.seat, text, 'restocking', {
    ...(drawn.length > 0 && { secret: true as const }),
    sum,
    breakdown: [
      ...all.map(({ discarded, paid }, index) =>
        row(words, words.log(index === 0 ? 'why.first' : 'why.second', { item: words.item(discarded) }), -paid),
      ),
      sumRow(words.log('why.together'), sum),
    ],
  });
}
