import type { Seat } from '../../../../shared/engine/index.ts';
import type { AbilityKind } from '../../../../shared/games/harbour/abilities.ts';
import { board, boardIds } from '../../../../shared/games/harbour/boards.ts';
import type { HarbourEvent } from '../../../../shared/games/harbour/events.ts';
import type { Words } from '../words.ts';
import { few, number, type SomeGoods, together } from './line.ts';

/** What a visit or an ability did, each with goods that went and goods that came. */
export type Deed =
  | {
      readonly kind: 'goods';
      readonly paid: SomeGoods;
      readonly gained: SomeGoods;
      /** What came over the limit and was lost. */
      readonly lost: SomeGoods;
      /** How much of what was offered an ability added. */
      readonly extra: number;
    }
  | {
      readonly kind: 'from';
      readonly from: Seat;
      readonly taken: SomeGoods;
      /** What the taker had no room for. */
      readonly lost: SomeGoods;
    }
  | { readonly kind: 'market'; readonly event: Extract<HarbourEvent, { type: 'market-changed' }> }
  | { readonly kind: 'no-effect' | 'steals-nothing' | 'buys-nothing' | 'extra-turn' };

type GoodsDeed = Extract<Deed, { kind: 'goods' }>;

/** What an event did for a seat; null for one that did nothing for it. */
export function deedOf(event: HarbourEvent, seat: Seat): Deed | null {
  switch (event.type) {
    case 'goods-gained':
      if (event.seat !== seat) return null;
      return {
        kind: 'goods',
        paid: {},
        gained: { [event.good]: event.gained },
        lost: { [event.good]: event.offered - event.gained },
        extra: event.cause === 'extra-gain' ? event.offered : 0,
      };
    case 'goods-converted':
      if (event.seat !== seat) return null;
      return { kind: 'goods', paid: event.paid, gained: event.gained, lost: event.lost, extra: 0 };
    case 'good-handed-in':
      if (event.seat !== seat) return null;
      return { kind: 'goods', paid: { [event.good]: 1 }, gained: {}, lost: {}, extra: 0 };
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

/** Both deeds as one where they are of one kind: goods gained one by one, goods taken from the same player. */
function asOne(one: Deed, other: Deed): Deed | null {
  if (one.kind === 'goods' && other.kind === 'goods') {
    // once goods have come, what goes next is another deed
    if (number(other.paid) > 0 && number(one.gained) + number(one.lost) > 0) return null;
    return {
      kind: 'goods',
      paid: together(one.paid, other.paid),
      gained: together(one.gained, other.gained),
      lost: together(one.lost, other.lost),
      extra: one.extra + other.extra,
    };
  }
  if (one.kind === 'from' && other.kind === 'from' && one.from === other.from) {
    return { ...one, taken: together(one.taken, other.taken), lost: together(one.lost, other.lost) };
  }
  return null;
}

/** What some events in a row did for a seat. */
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

/** Says how many goods more there was no room for. */
function withLoss(words: Words, text: string, lost: SomeGoods): string {
  const count = number(lost);
  return count === 0 ? text : words.roll('too-many', { goods: text, count });
}

function goodsWords(words: Words, { paid, gained, lost }: GoodsDeed): string {
  const came = withLoss(words, few(words, gained), lost);
  return number(paid) === 0 ? came : words.roll('turned', { paid: few(words, paid), gained: came });
}

/** A deed in a few words: "2 wood → 2 fish, 2 livestock". */
export function deedWords(words: Words, deed: Deed): string {
  switch (deed.kind) {
    case 'goods':
      return goodsWords(words, deed);
    case 'from':
      return withLoss(
        words,
        words.roll('from', { goods: few(words, deed.taken), name: words.name(deed.from) }),
        deed.lost,
      );
    case 'market': {
      const [dearest] = deed.event.market;
      if (deed.event.cause === 'raise-marker' && dearest !== undefined) {
        return words.roll('raised', { good: words.good(dearest) });
      }
      return words.roll('market', { order: deed.event.market.map(words.good).join(', ') });
    }
    case 'no-effect':
    case 'steals-nothing':
    case 'buys-nothing':
    case 'extra-turn':
      return words.roll(deed.kind);
  }
}

/** Several deeds in the order in which they were done: "market fish, wood, livestock, stone; 1 fish". */
export function deedsWords(words: Words, deeds: readonly Deed[]): string {
  return deeds.map((deed) => deedWords(words, deed)).reduce((first, next) => words.roll('and-then', { first, next }));
}

/** The name of the board whose ability is of this kind, as the roll calls what the ability did. */
export function boardWith(words: Words, kind: AbilityKind): string {
  const id = boardIds.find((candidate) => board(candidate).ability?.kind === kind);
  if (id === undefined) throw new RangeError(`no board with ${kind}`);
  return words.board(id);
}
