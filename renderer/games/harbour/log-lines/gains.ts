import type { AbilityKind } from '../../../../shared/games/harbour/abilities.ts';
import type { HarbourEvent } from '../../../../shared/games/harbour/events.ts';
import type { LogLine } from '../../../table/board/game-ui.ts';
import type { Words } from '../words.ts';
import { boardWith, deedsOf, predicates } from './deeds.ts';
import { goodsRows } from './goods-rows.ts';
import { line, number } from './line.ts';

/** Goods that are gained, paid, converted or passed on. */
export type GainEvent = Extract<
  HarbourEvent,
  { type: 'goods-gained' | 'goods-converted' | 'good-handed-in' | 'good-passed' }
>;

type Cause = Extract<GainEvent, { cause: string }>['cause'];

/** The ability behind each cause of a gain, or null. */
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

/** Whether goods are gained, paid, converted or passed on. */
export function isGain(event: HarbourEvent): event is GainEvent {
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

function abilityOf(event: GainEvent): AbilityKind | null {
  const cause = causeOf(event);
  return event.type === 'good-passed' && cause === 'after-visit' ? 'take-after-visit' : abilityBehind[cause];
}

/** Whether two events belong to one gain. Goods added by an ability belong to the gain. */
function isSameGain(first: GainEvent, other: GainEvent): boolean {
  if (first.type === 'good-passed') {
    return other.type === 'good-passed' && other.to === first.to && other.cause === first.cause;
  }
  if (other.type === 'good-passed' || other.seat !== first.seat) return false;
  return causeOf(other) === causeOf(first) || (other.type === 'goods-gained' && other.cause === 'extra-gain');
}

/** A gain in words, with the board whose ability brought it, or with the gift that it is. */
function gainWords(words: Words, event: GainEvent, did: string): string {
  if (causeOf(event) === 'gift') return words.log('as-a-gift', { did });
  const ability = abilityOf(event);
  if (ability === null) return did;
  // The board is the visitor's, not that of the player who gains.
  const key = ability === 'share-building' ? 'for-sharing' : 'as-board';
  return words.log(key, { did, board: boardWith(words, ability) });
}

/** Whether all events belong to one gain. */
export function areOneGain([first, ...rest]: readonly HarbourEvent[]): boolean {
  return first !== undefined && isGain(first) && rest.every((event) => isGain(event) && isSameGain(first, event));
}

/** The line of a gain outside a visit. */
export function gainLine(first: GainEvent, rest: readonly HarbourEvent[], words: Words): LogLine {
  const seat = first.type === 'good-passed' ? first.to : first.seat;
  const deeds = deedsOf([first, ...rest], seat);
  const did = words.list(predicates(words, deeds));
  const isLost = deeds.every((deed) => deed.kind === 'goods' && number(deed.paid) + number(deed.gained) === 0);
  const breakdown = goodsRows(words, deeds);
  const anchor = causeOf(first) === 'action' ? 'reading-an-action' : 'characters';
  return line(words, seat, isLost ? did : gainWords(words, first, did), anchor, { ...(breakdown && { breakdown }) });
}
