import type { HarbourEvent } from '../../../../shared/games/harbour/events.ts';
import { isCard, type Place } from '../../../../shared/games/harbour/places.ts';
import type { LogLine } from '../../../table/board/game-ui.ts';
import type { Words } from '../words.ts';
import { type Deed, deedOf, deedsOf, predicates } from './deeds.ts';
import { goodsRows } from './goods-rows.ts';
import { few, line, number, placeFor, type RuleAnchor, type SomeGoods, together } from './line.ts';

type Moved = Extract<HarbourEvent, { type: 'pawn-moved' }>;
type TollPaid = Extract<HarbourEvent, { type: 'toll-paid' }>;

/** Whether an event belongs to a visit: its toll, or an effect of the action. Abilities have lines of their own. */
function belongs(event: HarbourEvent, { seat }: Moved): boolean {
  switch (event.type) {
    case 'toll-paid':
    case 'building-copied':
      return event.seat === seat;
    case 'goods-gained':
      return event.seat === seat && (event.cause === 'action' || event.cause === 'extra-gain');
    case 'goods-converted':
      return event.seat === seat && event.cause !== 'alchemy';
    case 'good-passed':
      return event.to === seat && event.cause !== 'after-visit';
    case 'market-changed':
      return event.cause !== 'swap-before-buying' && deedOf(event, seat) !== null;
    default:
      return deedOf(event, seat) !== null;
  }
}

function isToll(event: HarbourEvent): event is TollPaid {
  return event.type === 'toll-paid';
}

/** The pawn's destination: "visits the Ranch", "uses the Ranch again", "joins Chidi at the Ranch". */
function visitWords(words: Words, { seat, from, to, sharedWith }: Moved): string {
  const place = placeFor(words, to, seat);
  if (from === to) return words.log('stays', { place });
  if (sharedWith.length > 0) return words.log('joins', { place, names: words.names(sharedWith) });
  return words.log('visits', { place });
}

/** The payment of a toll; `place`: the building, if a visit to it is named before. The owner may have no space. */
export function tollWords(words: Words, [first, ...rest]: readonly [TollPaid, ...TollPaid[]], place?: Place): string {
  const { owner } = first;
  const tolls = [first, ...rest];
  const goods = few(words, tollsOf(tolls));
  // The practice opponent receives nothing.
  if (owner === 'practice') return words.log('toll', { goods });
  const name = words.name(owner);
  const lost = tolls.filter(({ received }) => !received);
  if (lost.length > 0) return words.log('toll-no-room', { goods, name, lost: few(words, tollsOf(lost)) });
  // A starting building has named its owner already.
  return place !== undefined && !isCard(place) ? words.log('toll', { goods }) : words.log('toll-to', { goods, name });
}

function tollsOf(tolls: readonly TollPaid[]): SomeGoods {
  return tolls.reduce<SomeGoods>((so, { good }) => together(so, { [good]: 1 }), {});
}

/** Whether all events belong to one visit. */
export function areOneVisit([moved, ...rest]: readonly HarbourEvent[]): boolean {
  return moved?.type === 'pawn-moved' && rest.every((event) => belongs(event, moved));
}

/** The rule that best explains a visit: the limit, the toll, the action, or moving. */
function anchorOf(tolls: readonly TollPaid[], deeds: readonly Deed[]): RuleAnchor {
  if (deeds.some((deed) => 'lost' in deed && number(deed.lost) > 0)) return 'goods';
  if (tolls.length > 0) return 'tolls';
  return deeds.length > 0 ? 'reading-an-action' : 'moving';
}

/** The line of a visit: the place, the toll and the effects of the action. */
export function visitLine(moved: Moved, rest: readonly HarbourEvent[], words: Words): LogLine {
  const { seat } = moved;
  const tolls = rest.filter(isToll);
  const [toll, ...moreTolls] = tolls;
  const deeds = deedsOf(rest, seat);
  const copied = rest.find((event) => event.type === 'building-copied');
  const place = copied?.type === 'building-copied' ? copied.place : moved.to;
  const text = words.list([
    visitWords(words, moved),
    ...(toll === undefined ? [] : [tollWords(words, [toll, ...moreTolls], moved.to)]),
    ...(place === moved.to ? [] : [words.log('log.building-copied', { place: placeFor(words, place, seat) })]),
    ...predicates(words, deeds),
  ]);
  const breakdown = goodsRows(words, deeds, tollsOf(tolls), place);
  return line(words, seat, text, anchorOf(tolls, deeds), { ...(breakdown && { breakdown }) });
}
