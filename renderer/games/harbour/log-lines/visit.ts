import type { HarbourEvent } from '../../../../shared/games/harbour/events.ts';
import { isCard, type Place } from '../../../../shared/games/harbour/places.ts';
import type { LogLine } from '../../../table/board/game-room.ts';
import type { Words } from '../words.ts';
import { type Deed, deedOf, deedsOf, deedsWords } from './deeds.ts';
import { goodsRows } from './goods-rows.ts';
import { few, line, number, type RuleAnchor, type SomeGoods, together } from './line.ts';

type Moved = Extract<HarbourEvent, { type: 'pawn-moved' }>;
type TollPaid = Extract<HarbourEvent, { type: 'toll-paid' }>;

/** Does this event belong to the visit: its toll, or what the action did? What abilities add has lines of its own. */
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

/** Where the pawn went: "Ranch", "Ranch again", "Bruno’s starting building, with Chidi". */
function placeWords(words: Words, { seat, from, to, owner, sharedWith }: Moved): string {
  const place = isCard(to)
    ? words.place(to)
    : owner === seat || owner === null
      ? words.roll('own-start')
      : words.roll('start-of', { name: words.owner(owner) });
  const where = from === to ? words.roll('again', { place }) : place;
  return sharedWith.length === 0 ? where : words.roll('shared', { place: where, names: words.names(sharedWith) });
}

/** What was paid for coming in. */
function tollWords(words: Words, where: string, to: Place, tolls: readonly TollPaid[]): string {
  const [first] = tolls;
  if (first === undefined) return where;
  const { owner } = first;
  const facts = { where, goods: few(words, tollsOf(tolls)), name: words.owner(owner) };
  if (owner !== 'practice' && !tolls.every(({ received }) => received)) return words.roll('toll-no-room', facts);
  // A starting building names its owner already, and what the practice opponent is paid nobody receives.
  return words.roll(owner === 'practice' || !isCard(to) ? 'toll' : 'toll-to', facts);
}

function tollsOf(tolls: readonly TollPaid[]): SomeGoods {
  return tolls.reduce<SomeGoods>((so, { good }) => together(so, { [good]: 1 }), {});
}

/** Are all these events of one visit? */
export function areOneVisit([moved, ...rest]: readonly HarbourEvent[]): boolean {
  return moved?.type === 'pawn-moved' && rest.every((event) => belongs(event, moved));
}

/** The rule that explains best what is odd about a visit: the limit, the toll, the action, or that a pawn must move. */
function anchorOf(tolls: readonly TollPaid[], deeds: readonly Deed[]): RuleAnchor {
  if (deeds.some((deed) => 'lost' in deed && number(deed.lost) > 0)) return 'goods';
  if (tolls.length > 0) return 'tolls';
  return deeds.length > 0 ? 'reading-an-action' : 'moving';
}

/** The line of a visit: where the pawn went, the toll, and what the action did. */
export function visitLine(moved: Moved, rest: readonly HarbourEvent[], words: Words): LogLine {
  const tolls = rest.filter(isToll);
  const deeds = deedsOf(rest, moved.seat);
  const copied = rest.find((event) => event.type === 'building-copied');
  const place = copied?.type === 'building-copied' ? copied.place : moved.to;
  const where = placeWords(words, moved);
  const visit = tollWords(
    words,
    place === moved.to ? where : words.roll('copies', { where, place: words.place(place) }),
    moved.to,
    tolls,
  );
  const text = deeds.length === 0 ? visit : words.roll('visit', { visit, deeds: deedsWords(words, deeds) });
  const reckoning = goodsRows(words, deeds, tollsOf(tolls), place);
  return line(words, moved.seat, text, anchorOf(tolls, deeds), { ...(reckoning && { reckoning }) });
}
