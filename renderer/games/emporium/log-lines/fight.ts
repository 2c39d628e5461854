import type { EmporiumEvent } from '../../../../shared/games/emporium/events.ts';
import { type ItemId, item } from '../../../../shared/games/emporium/items/index.ts';
import type { LogLine } from '../../../table/index.ts';
import { type Rows, sumRow } from '../../../table/log/ruled-line.ts';
import type { Words } from '../words.ts';
import { goldChange, line, row } from './line.ts';

type Beaten = Extract<EmporiumEvent, { type: 'monster-beaten' }>;

/** The strength that an item adds or takes away; empty without an item. */
function itemRow(words: Words, label: string, id: ItemId | null, sign: 1 | -1 = 1): Rows {
  if (id === null) return [];
  return [row(words, words.log(label, { item: words.item(id) }), sign * item(id).strength)];
}

/** The breakdown of the strength: base, items worn before, then what the patron added and swapped. Ruling 5. */
function strengthRows(
  { hero, added, swappedIn, swappedOut, breakdown: { base, worn, strength, needed } }: Beaten,
  words: Words,
): Rows {
  const stayed = worn.filter((id) => id !== added && id !== swappedIn);
  const before = swappedOut === null ? stayed : [...stayed, swappedOut];
  return [
    { label: words.log('why.base', { hero: words.hero(hero) }), amount: String(base) },
    ...before.flatMap((id) => itemRow(words, 'why.worn', id)),
    ...itemRow(words, 'why.added', added),
    ...itemRow(words, 'why.swapped-out', swappedOut, -1),
    ...itemRow(words, 'why.swapped-in', swappedIn),
    sumRow(words.log('why.strength', { needed }), String(strength)),
  ];
}

/** A won fight, with its reward and the bid paid. Breakdown: the strength, then the gold. */
export function fightLine(beaten: Beaten, words: Words): LogLine {
  const { seat, bid, hero, monster, gold, breakdown } = beaten;
  const text = words.log('log.monster-beaten', {
    hero: words.hero(hero),
    monster: words.monster(monster),
    strength: breakdown.strength,
    needed: breakdown.needed,
  });
  return line(words, seat, text, 'patrons', {
    sum: words.log('reward-and-bid', { reward: goldChange(words, gold), bid: words.change(-bid) }),
    breakdown: [
      ...strengthRows(beaten, words),
      row(words, words.log('why.reward', { monster: words.monster(monster) }), gold),
      row(words, words.log('why.bid'), -bid),
      sumRow(words.log('why.together'), goldChange(words, gold - bid)),
    ],
  });
}
