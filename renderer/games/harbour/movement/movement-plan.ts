import type { Seat } from '../../../../shared/engine/index.ts';
import type { HarbourEvent } from '../../../../shared/games/harbour/events.ts';
import { type Good, type GoodCounts, goods } from '../../../../shared/games/harbour/goods.ts';
import type { Owner, Place } from '../../../../shared/games/harbour/places.ts';
import { FlightPlan, type PlannedFlight } from '../../../game-kit/index.ts';

/** The start or end of a flight. */
export type Spot =
  | { readonly at: 'stock'; readonly owner: Owner; readonly good: Good }
  /** A player's whole yard. */
  | { readonly at: 'yard'; readonly owner: Owner }
  | { readonly at: 'place'; readonly place: Place }
  /** The last position of a pawn. */
  | { readonly at: 'pawn'; readonly owner: Owner }
  /** The boats. */
  | { readonly at: 'water' };

/** A flying thing. */
export type Thing =
  | { readonly what: 'crate'; readonly good: Good }
  | { readonly what: 'coins'; readonly amount: number }
  | { readonly what: 'pawn'; readonly owner: Owner };

export type TableFlight = PlannedFlight<Thing, Spot>;

/** The turns that a pawn walks before anything happens at its destination. */
const walkTurns = 4;
/** Goods fly one after another up to this turn. */
const oneByOne = 8;

/**
 * The flights for these events, from public facts only: pawns, then goods and money.
 * `pawnAt` returns a seat's pawn position after them: the source of its goods if the pawn does not move.
 */
export function planMovement(
  events: readonly HarbourEvent[],
  pawnAt: (seat: Seat) => Place | null,
): FlightPlan<Thing, Spot> {
  const plan = new FlightPlan<Thing, Spot>(oneByOne);
  /** The way of each pawn. */
  const walks = new Map<Owner, { readonly from: Spot; readonly to: Place }>();
  let here: Place | null = null;
  const walk = (owner: Owner, to: Place, isFirst = false): void => {
    const from: Spot = isFirst ? { at: 'yard', owner } : { at: 'pawn', owner };
    walks.set(owner, { from: walks.get(owner)?.from ?? from, to });
    plan.turn = Math.max(plan.turn, walkTurns);
  };
  const fly = (good: Good, count: number, from: Spot | null, to: Spot | null): void => {
    if (from === null || to === null) return;
    for (let sent = 0; sent < count; sent++) {
      plan.fly({ what: 'crate', good }, from, to);
      plan.turn += 1;
    }
  };
  const flyAll = (
    counts: Partial<Readonly<GoodCounts>>,
    way: (good: Good) => { readonly from: Spot | null; readonly to: Spot | null },
  ): void => {
    for (const good of goods) fly(good, counts[good] ?? 0, way(good).from, way(good).to);
  };
  /** Money for goods that were loaded into the boats. */
  const earn = (seat: Seat, amount: number): void => {
    plan.turn += 2;
    if (amount > 0) plan.fly({ what: 'coins', amount }, { at: 'water' }, { at: 'yard', owner: seat });
  };
  const action = (seat: Seat): Spot | null => {
    const place = here ?? pawnAt(seat);
    return place === null ? null : { at: 'place', place };
  };
  for (const event of events) {
    switch (event.type) {
      case 'pawn-moved':
        here = event.to;
        walk(event.seat, event.to, event.from === null);
        break;
      case 'pawn-returned':
        here = event.to;
        walk(event.seat, event.to);
        break;
      case 'practice-moved':
        walk('practice', event.to);
        break;
      case 'toll-paid':
        fly(event.good, 1, stock(event.seat, event.good), stock(event.owner, event.good));
        break;
      case 'goods-gained':
        fly(event.good, event.gained, action(event.seat), stock(event.seat, event.good));
        break;
      case 'goods-converted':
        flyAll(event.paid, (good) => ({ from: stock(event.seat, good), to: action(event.seat) }));
        flyAll(event.gained, (good) => ({ from: action(event.seat), to: stock(event.seat, good) }));
        break;
      case 'good-handed-in':
        fly(event.good, 1, stock(event.seat, event.good), action(event.seat));
        break;
      case 'good-passed':
        fly(event.good, event.count, stock(event.seat, event.good), stock(event.to, event.good));
        break;
      case 'goods-shipped':
        for (const { good, held, kept } of event.goods) {
          fly(good, held - kept, stock(event.seat, good), { at: 'water' });
        }
        earn(event.seat, event.money);
        break;
      case 'inland-traded':
        for (const good of goods) fly(good, 1, stock(event.seat, good), { at: 'water' });
        earn(event.seat, event.money);
        break;
      case 'building-bought':
      case 'building-taken':
      case 'practice-bought':
        plan.changed.push({ at: 'place', place: event.building });
        plan.slides = true;
        break;
      case 'building-cleared':
        plan.slides = true;
        break;
      case 'centre-filled':
        plan.slides = true;
        plan.fresh.push({ at: 'place', place: event.building });
        break;
      default:
    }
  }
  plan.turn = 0;
  for (const [owner, { from, to }] of walks) plan.fly({ what: 'pawn', owner }, from, { at: 'place', place: to });
  return plan;
}

function stock(owner: Owner, good: Good): Spot {
  return { at: 'stock', owner, good };
}
