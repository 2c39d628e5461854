import type { Seat } from '../../../../shared/engine/index.ts';
import type { AbilityKind } from '../../../../shared/games/harbour/abilities.ts';
import { board, boardIds } from '../../../../shared/games/harbour/boards.ts';
import type { HarbourEvent } from '../../../../shared/games/harbour/events.ts';
import type { Words } from '../words.ts';
import { few, number, type SomeGoods, together } from './line.ts';

/** One effect of a visit or an ability for a player. */
export type Deed =
  | {
      readonly kind: 'goods';
      readonly paid: SomeGoods;
      readonly gained: SomeGoods;
      /** Goods beyond the limit, which are lost. */
      readonly lost: SomeGoods;
      /** The offered goods that an ability added. */
      readonly extra: SomeGoods;
    }
  | {
      readonly kind: 'from';
      readonly from: Seat;
      readonly taken: SomeGoods;
      /** Goods for which the taker had no space. */
      readonly lost: SomeGoods;
    }
  | { readonly kind: 'market'; readonly event: Extract<HarbourEvent, { type: 'market-changed' }> }
  | { readonly kind: 'no-effect' | 'steals-nothing' | 'buys-nothing' | 'extra-turn' };

type GoodsDeed = Extract<Deed, { kind: 'goods' }>;
type TakenDeed = Extract<Deed, { kind: 'from' }>;
type MarketDeed = Extract<Deed, { kind: 'market' }>;

/** The effect of an event on a seat, or null. */
export function deedOf(event: HarbourEvent, seat: Seat): Deed | null {
  switch (event.type) {
    case 'goods-gained':
      if (event.seat !== seat) return null;
      return {
        kind: 'goods',
        paid: {},
        gained: { [event.good]: event.gained },
        lost: { [event.good]: event.offered - event.gained },
        extra: event.cause === 'extra-gain' ? { [event.good]: event.offered } : {},
      };
    case 'goods-converted':
      if (event.seat !== seat) return null;
      return { kind: 'goods', paid: event.paid, gained: event.gained, lost: event.lost, extra: {} };
    case 'good-handed-in':
      if (event.seat !== seat) return null;
      return { kind: 'goods', paid: { [event.good]: 1 }, gained: {}, lost: {}, extra: {} };
    case 'good-passed':
      if (event.to !== seat) return null;
      return {
        kind: 'from',
        from: event.seat,
        taken: { [event.good]: event.count },
        lost: { [event.good]: event.count - event.received },
      };
    case 'market-changed':
      return event.seat === seat && event.cause !== 'shipping' ? { kind: 'market', event } : null;
    case 'nothing-done':
      return event.seat === seat ? { kind: 'no-effect' } : null;
    case 'stole-nothing':
      return event.seat === seat ? { kind: 'steals-nothing' } : null;
    case 'purchase-declined':
      return event.seat === seat ? { kind: 'buys-nothing' } : null;
    case 'extra-turn-given':
      return event.seat === seat ? { kind: 'extra-turn' } : null;
    default:
      return null;
  }
}

/** Two gains, or goods taken from the same player, as one deed; else null. */
function asOne(one: Deed, other: Deed): Deed | null {
  if (one.kind === 'goods' && other.kind === 'goods') {
    // A payment after a gain starts another deed.
    if (number(other.paid) > 0 && number(one.gained) + number(one.lost) > 0) return null;
    return {
      kind: 'goods',
      paid: together(one.paid, other.paid),
      gained: together(one.gained, other.gained),
      lost: together(one.lost, other.lost),
      extra: together(one.extra, other.extra),
    };
  }
  if (one.kind === 'from' && other.kind === 'from' && one.from === other.from) {
    return { ...one, taken: together(one.taken, other.taken), lost: together(one.lost, other.lost) };
  }
  return null;
}

/** The effects of consecutive events on a seat. */
export function deedsOf(events: readonly HarbourEvent[], seat: Seat): readonly Deed[] {
  const deeds: Deed[] = [];
  for (const event of events) {
    const deed = deedOf(event, seat);
    if (deed === null) continue;
    const last = deeds.at(-1);
    const joined = last === undefined ? null : asOne(last, deed);
    if (joined === null) deeds.push(deed);
    else deeds[deeds.length - 1] = joined;
  }
  return deeds;
}

/** The predicates of a gain or exchange: goods paid, gained, and lost for lack of room. */
function goodsPredicates(words: Words, { paid, gained, lost }: GoodsDeed): readonly string[] {
  const isNothing = [paid, gained, lost].every((counts) => number(counts) === 0);
  return [
    ...(number(paid) > 0 ? [words.log('pays', { goods: few(words, paid) })] : []),
    ...(number(gained) > 0 || isNothing ? [words.log('gains', { goods: few(words, gained) })] : []),
    ...noRoom(words, lost),
  ];
}

function noRoom(words: Words, lost: SomeGoods): readonly string[] {
  return number(lost) === 0 ? [] : [words.log('no-room', { goods: few(words, lost) })];
}

/** The predicates of goods taken from other players: one for all of them, and one for those without space. */
function takenPredicates(words: Words, deeds: readonly TakenDeed[]): readonly string[] {
  const taken = deeds.map((deed) => words.log('from', { goods: few(words, deed.taken), name: words.name(deed.from) }));
  const lost = deeds.reduce<SomeGoods>((so, deed) => together(so, deed.lost), {});
  return [words.log('takes', { goods: words.list(taken) }), ...noRoom(words, lost)];
}

function marketPredicate(words: Words, { cause, market }: MarketDeed['event']): string {
  const [top] = market;
  return cause === 'raise-marker' && top !== undefined
    ? words.log('raises', { good: words.good(top) })
    : words.log('sets-market', { order: words.list(market.map(words.good)) });
}

/** A player's actions, as predicates without a subject: "pays 2 wood", "gains 2 fish and 2 livestock". */
export function predicates(words: Words, deeds: readonly Deed[]): readonly string[] {
  const taken = deeds.filter((deed) => deed.kind === 'from');
  const predicatesOf = (deed: Deed): readonly string[] => {
    switch (deed.kind) {
      case 'goods':
        return goodsPredicates(words, deed);
      case 'from':
        return deed === taken[0] ? takenPredicates(words, taken) : [];
      case 'market':
        return [marketPredicate(words, deed.event)];
      case 'no-effect':
      case 'steals-nothing':
      case 'buys-nothing':
      case 'extra-turn':
        return [words.log(deed.kind)];
    }
  };
  // a deed without effect says nothing beside one that had an effect
  const effective = deeds.filter(({ kind }) => kind !== 'no-effect');
  return (effective.length > 0 ? effective : deeds.slice(0, 1)).flatMap(predicatesOf);
}

/** The name of the board with an ability of this kind. */
export function boardWith(words: Words, kind: AbilityKind): string {
  const id = boardIds.find((candidate) => board(candidate).ability?.kind === kind);
  if (id === undefined) throw new RangeError(`no board with ${kind}`);
  return words.board(id);
}
