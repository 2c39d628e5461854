import type { Seat } from '../../../../shared/engine/index.ts';
import type { BuildingId } from '../../../../shared/games/harbour/buildings/index.ts';
import type { HarbourEvent } from '../../../../shared/games/harbour/events.ts';
import { type Good, type GoodCounts, goods } from '../../../../shared/games/harbour/goods.ts';
import type { Owner, Place } from '../../../../shared/games/harbour/places.ts';
import { FlightPlan, type PlannedFlight } from '../../../game-kit/index.ts';

/** The start or end of a flight of goods. */
export type Spot =
  | { readonly at: 'stock'; readonly owner: Owner; readonly good: Good }
  | { readonly at: 'place'; readonly place: Place }
  /** The boats. */
  | { readonly at: 'water' };

export type CrateFlight = PlannedFlight<{ readonly good: Good }, Spot>;

/** All animations after some moves. */
export interface MovementPlan {
  readonly crates: readonly CrateFlight[];
  /** The destinations of pawns. */
  readonly pawns: readonly { readonly owner: Owner; readonly to: Place }[];
  /** True if buildings change places: bought, taken, cleared or closing up. */
  readonly buildings: boolean;
  /** Buildings that come into a yard. */
  readonly bought: readonly BuildingId[];
  /** New buildings in the centre. */
  readonly fresh: readonly BuildingId[];
}

/**
 * The animations for these events, from public facts only.
 * `pawnAt` returns a seat's pawn position after them: the source of its goods if the pawn does not move.
 */
export function planMovement(events: readonly HarbourEvent[], pawnAt: (seat: Seat) => Place | null): MovementPlan {
  const crates = new FlightPlan<{ readonly good: Good }, Spot>(4);
  const pawns: { readonly owner: Owner; readonly to: Place }[] = [];
  const fresh: BuildingId[] = [];
  const bought: BuildingId[] = [];
  let buildings = false;
  let here: Place | null = null;
  const fly = (good: Good, count: number, from: Spot | null, to: Spot | null): void => {
    if (from === null || to === null) return;
    for (let sent = 0; sent < count; sent++) {
      crates.fly({ good }, from, to);
      crates.turn += 1;
    }
  };
  const flyAll = (
    counts: Partial<Readonly<GoodCounts>>,
    way: (good: Good) => { readonly from: Spot | null; readonly to: Spot | null },
  ): void => {
    for (const good of goods) fly(good, counts[good] ?? 0, way(good).from, way(good).to);
  };
  const action = (seat: Seat): Spot | null => {
    const place = here ?? pawnAt(seat);
    return place === null ? null : { at: 'place', place };
  };
  for (const event of events) {
    switch (event.type) {
      case 'pawn-moved':
      case 'pawn-returned':
        here = event.to;
        pawns.push({ owner: event.seat, to: event.to });
        break;
      case 'practice-moved':
        pawns.push({ owner: 'practice', to: event.to });
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
        break;
      case 'inland-traded':
        for (const good of goods) fly(good, 1, stock(event.seat, good), { at: 'water' });
        break;
      case 'building-bought':
      case 'building-taken':
      case 'practice-bought':
        bought.push(event.building);
        buildings = true;
        break;
      case 'building-cleared':
        buildings = true;
        break;
      case 'centre-filled':
        buildings = true;
        fresh.push(event.building);
        break;
      default:
    }
  }
  return { crates: crates.flights, pawns, buildings, bought, fresh };
}

function stock(owner: Owner, good: Good): Spot {
  return { at: 'stock', owner, good };
}
