import type { AbilityKind } from '../../../../shared/games/harbour/abilities.ts';
import type { HarbourEvent } from '../../../../shared/games/harbour/events.ts';
import type { LogLine } from '../../../table/board/game-room.ts';
import type { Words } from '../words.ts';
import { boardWith, deedsOf, deedsWords } from './deeds.ts';
import { goodsRows } from './goods-rows.ts';
import { line } from './line.ts';

/** Goods that come, go or are turned into others. */
export type GainEvent = Extract<
  HarbourEvent,
  { type: 'goods-gained' | 'goods-converted' | 'good-handed-in' | 'good-passed' }
>;

type Cause = Extract<GainEvent, { cause: string }>['cause'];

/** The ability that brings goods for this cause; null where none does. */
const abilityBehind: Readonly<Record<Cause, AbilityKind | null>> = {
  action: null,
  double: null,
  'fill-up': null,
  tax: null,
  steal: null,
  gift: null,
  'shared-building': 'share-building',
  'after-visit': 'gain-after-visit',
  'after-buying': 'gain-after-buying',
  'with-others': 'gain-with-others',
  surplus: 'gather-surplus',
  'extra-gain': 'extra-gain',
  'when-shipped': 'gain-when-shipped',
  alchemy: 'alchemy',
};

function isGain(event: HarbourEvent): event is GainEvent {
  return (
    event.type === 'goods-gained' ||
    event.type === 'goods-converted' ||
    event.type === 'good-handed-in' ||
    event.type === 'good-passed'
  );
}

function causeOf(event: GainEvent): Cause {
  return event.type === 'good-handed-in' ? 'action' : event.cause;
}

/** Do both tell of one gain? What an ability adds to a gain comes with it. */
function isSameGain(first: GainEvent, other: GainEvent): boolean {
  if (first.type === 'good-passed') {
    return other.type === 'good-passed' && other.to === first.to && other.cause === first.cause;
  }
  if (other.type === 'good-passed' || other.seat !== first.seat) return false;
  return causeOf(other) === causeOf(first) || (other.type === 'goods-gained' && other.cause === 'extra-gain');
}

/** What the roll calls the gain: the board whose ability it was, a gift, or nothing special. */
function gainWords(words: Words, event: GainEvent, goods: string): string {
  if (event.type === 'good-passed') {
    return event.cause === 'after-visit'
      ? words.roll('named', { name: boardWith(words, 'take-after-visit'), goods })
      : words.roll('takes', { goods });
  }
  const cause = causeOf(event);
  if (cause === 'gift') return words.roll('gift', { goods });
  const ability = abilityBehind[cause];
  if (ability === null) return words.roll('gains', { goods });
  return words.roll('named', { name: boardWith(words, ability), goods });
}

/** Are all these events of one gain? */
export function areOneGain([first, ...rest]: readonly HarbourEvent[]): boolean {
  return first !== undefined && isGain(first) && rest.every((event) => isGain(event) && isSameGain(first, event));
}

/** The line of goods gained by themselves, not by the visit they belong to. */
export function gainLine(first: GainEvent, rest: readonly HarbourEvent[], words: Words): LogLine {
  const seat = first.type === 'good-passed' ? first.to : first.seat;
  const deeds = deedsOf([first, ...rest], seat);
  const goods = deedsWords(words, deeds);
  const reckoning = goodsRows(words, deeds);
  const anchor = causeOf(first) === 'action' ? 'reading-an-action' : 'characters';
  return line(words, seat, gainWords(words, first, goods), anchor, { ...(reckoning && { reckoning }) });
}
