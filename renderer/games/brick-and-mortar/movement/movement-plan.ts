import type { Seat } from '../../../../shared/engine/index.ts';
import type { BrickEvent } from '../../../../shared/games/brick-and-mortar/events.ts';
import type { ItemType } from '../../../../shared/games/brick-and-mortar/items.ts';
import type { StoreId } from '../../../../shared/games/brick-and-mortar/stores/index.ts';
import { FlightPlan, type PlannedFlight } from '../../../game-kit/index.ts';

/** The start or end of a flight. */
export type Spot =
  | { readonly at: 'dock'; readonly item: ItemType }
  | {
      readonly at: 'shelf';
      readonly seat: Seat;
      readonly store: StoreId;
      readonly item: ItemType;
      /** From the top, counted from 0. */
      readonly shelf: number;
    }
  /** A store's own delivery boxes. */
  | { readonly at: 'boxes'; readonly seat: Seat; readonly store: StoreId }
  /** The till of the own seat, or the name plate of another. */
  | { readonly at: 'till'; readonly seat: Seat };

interface Thing {
  readonly what: ItemType | 'coin';
}

/** A flying crate or coin. */
export type Flight = PlannedFlight<Thing, Spot>;

/** Items that leave the bottom shelf of a store. */
export type Expired = Omit<Extract<BrickEvent, { type: 'items-expired' }>, 'type'>;

interface StoreOfSeat {
  readonly seat: Seat;
  readonly store: StoreId;
}

/** All animations after some moves. */
export interface MovementPlan {
  readonly flights: readonly Flight[];
  /** Whether all items moved down one shelf, and the items that left the lowest one. */
  readonly aged: boolean;
  readonly expired: readonly Expired[];
  /** How far each token moves along the kerb, in points. */
  readonly walks: readonly { readonly seat: Seat; readonly from: number; readonly to: number }[];
  /** The stores whose fronts rise, and those whose fronts disappear. */
  readonly raised: readonly StoreOfSeat[];
  readonly closed: readonly StoreOfSeat[];
}

/** The animations for these events, derived from public facts only. */
export function planMovement(events: readonly BrickEvent[]): MovementPlan {
  const plan = new FlightPlan<Thing, Spot>(3);
  const expired: Expired[] = [];
  const walks = new Map<Seat, { readonly seat: Seat; readonly from: number; readonly to: number }>();
  const raised = new Map<string, StoreOfSeat>();
  const closed: StoreOfSeat[] = [];
  let aged = false;
  const crates = (count: number, item: ItemType, from: Spot, to: Spot): void => {
    for (let sent = 0; sent < count; sent++) {
      plan.fly({ what: item }, from, to);
      plan.turn += 1;
    }
  };
  /** A coin flies with the next crate. */
  const coin = (from: Spot, to: Spot): void => {
    plan.fly({ what: 'coin' }, from, to);
  };
  for (const event of events) {
    switch (event.type) {
      case 'stocked': {
        const { seat, item } = event;
        if (event.paid > 0) coin({ at: 'till', seat }, { at: 'dock', item });
        for (const { store, count } of event.lines) {
          crates(count, item, { at: 'dock', item }, { at: 'shelf', seat, store, item, shelf: 0 });
        }
        break;
      }
      case 'stocked-free': {
        const { seat, store, item, count, source } = event;
        // items from the general supply were not on the table before
        if (source === 'market')
          crates(count, item, { at: 'dock', item }, { at: 'shelf', seat, store, item, shelf: 0 });
        break;
      }
      case 'sold': {
        const { seat, store, item, shelf, box } = event;
        const dock: Spot = { at: 'dock', item: box === 'jewelry-demand' ? 'jewelry' : item };
        const to: Spot = box === 'demand' || box === 'jewelry-demand' ? dock : { at: 'boxes', seat, store: box };
        if (event.income > 0) coin(to, { at: 'till', seat });
        crates(1, item, { at: 'shelf', seat, store, item, shelf }, to);
        break;
      }
      case 'transferred': {
        const { seat, item, from, shelf, into } = event;
        crates(
          1,
          item,
          { at: 'shelf', seat, store: from, item, shelf },
          { at: 'shelf', seat, store: into, item, shelf: 0 },
        );
        break;
      }
      case 'surplus-rescued': {
        const { seat, item, store, shelf, into } = event;
        crates(1, item, { at: 'shelf', seat, store, item, shelf }, { at: 'shelf', seat, store: into, item, shelf: 0 });
        break;
      }
      case 'items-expired':
        expired.push({ seat: event.seat, store: event.store, item: event.item, count: event.count });
        break;
      case 'items-aged':
        aged = true;
        break;
      case 'points-changed': {
        const from = walks.get(event.seat)?.from ?? event.total - event.by;
        walks.set(event.seat, { seat: event.seat, from, to: event.total });
        break;
      }
      case 'store-bought':
      case 'store-opened':
      case 'starting-store-chosen':
        raised.set(`${event.seat} ${event.store}`, { seat: event.seat, store: event.store });
        break;
      case 'store-closed':
        raised.delete(`${event.seat} ${event.store}`);
        closed.push({ seat: event.seat, store: event.store });
        break;
      default:
    }
  }
  return {
    flights: plan.flights,
    aged,
    expired,
    walks: [...walks.values()].filter(({ from, to }) => from !== to),
    raised: [...raised.values()],
    closed,
  };
}
