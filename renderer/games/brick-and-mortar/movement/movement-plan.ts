import type { Seat } from '../../../../shared/engine/index.ts';
import type { BrickEvent } from '../../../../shared/games/brick-and-mortar/events.ts';
import { type ItemType, itemTypes } from '../../../../shared/games/brick-and-mortar/items.ts';
import { type StoreId, stores } from '../../../../shared/games/brick-and-mortar/stores/index.ts';
import { FlightPlan, type PlannedFlight } from '../../../game-kit/index.ts';

/** The start or end of a flight. */
export type Spot =
  | { readonly at: 'dock'; readonly item: ItemType }
  | {
      /** `gutter` is below the lowest shelf, where expired items fall. */
      readonly at: 'shelf' | 'gutter';
      readonly seat: Seat;
      readonly store: StoreId;
      readonly item: ItemType;
      /** From the top, counted from 0. */
      readonly shelf: number;
      /** The crate's place on it, the latest first. */
      readonly place?: number;
    }
  /** A store in a building: its front, or its own delivery boxes. */
  | { readonly at: 'front'; readonly seat: Seat; readonly store: StoreId }
  /** A store for sale. */
  | { readonly at: 'row'; readonly store: StoreId }
  /**
   * The till of the own seat, or the name plate of another; off the table above it, money from and to the bank; a
   * token on the track of points; a sealed envelope.
   */
  | { readonly at: 'till' | 'bank' | 'token' | 'envelope'; readonly seat: Seat }
  /** The Supply and Demand piles. */
  | { readonly at: 'piles' };

/** A flying thing. */
export type Thing =
  | { readonly what: 'crate'; readonly item: ItemType }
  | { readonly what: 'coin'; readonly amount: number }
  | { readonly what: 'store'; readonly store: StoreId }
  /** A market card, face down. */
  | { readonly what: 'card' };

export type TableFlight = PlannedFlight<Thing, Spot>;

/** The flights for some moves, and what happens in place. */
export class MovementPlan extends FlightPlan<Thing, Spot> {
  /** Whether all items move down one shelf. */
  aged = false;
  /** How far each token moves along the kerb, in points. */
  readonly walks = new Map<Seat, { readonly from: number; readonly to: number }>();
  /** How many crates fly to each shelf. */
  readonly #arriving = new Map<string, number>();

  constructor() {
    super(6);
  }

  crates(count: number, item: ItemType, from: Spot, to: Spot): void {
    for (let sent = 0; sent < count; sent++) {
      this.fly({ what: 'crate', item }, from, to.at === 'shelf' ? this.#onShelf(to) : to);
      this.turn += 1;
    }
  }

  /** A coin flies with the next crate. */
  pay(amount: number, from: Spot, to: Spot): void {
    if (amount > 0) this.fly({ what: 'coin', amount }, from, to);
  }

  #onShelf(to: Extract<Spot, { shelf: number }>): Spot {
    const shelf = JSON.stringify(to);
    const place = this.#arriving.get(shelf) ?? 0;
    this.#arriving.set(shelf, place + 1);
    return { ...to, place };
  }
}

function lowestShelf(store: StoreId, item: ItemType): number {
  return (stores[store].holds[item]?.shelves ?? 1) - 1;
}

/** Most crates of a type that roll to a dock one by one; the rest is there with the last. */
const mostSupplied = 3;

/** The animations for these events, derived from public facts only. */
export function planMovement(events: readonly BrickEvent[]): MovementPlan {
  const plan = new MovementPlan();
  for (const event of events) planEvent(event, plan);
  return plan;
}

function planEvent(event: BrickEvent, plan: MovementPlan): void {
  switch (event.type) {
    case 'choice-sealed':
      plan.fresh.push({ at: 'envelope', seat: event.seat });
      return;
    case 'cards-drawn':
    case 'cards-redrawn':
      for (let card = 0; card < event.count; card++) {
        plan.fly({ what: 'card' }, { at: 'piles' }, { at: 'till', seat: event.seat });
        plan.turn += 1;
      }
      return;
    case 'card-added':
      plan.fly({ what: 'card' }, { at: 'till', seat: event.seat }, { at: 'piles' });
      return;
    case 'piles-formed':
    case 'demand-revealed':
      plan.fresh.push({ at: 'piles' });
      return;
    case 'auction-opened':
    case 'offer-raised':
      plan.pay(event.offer, { at: 'till', seat: event.seat }, { at: 'row', store: event.store });
      return;
    case 'store-bought':
    case 'store-opened':
    case 'starting-store-chosen':
    case 'store-closed':
      planStore(event, plan);
      return;
    case 'market-supplied':
      for (const item of itemTypes) {
        plan.turn = 0;
        plan.crates(Math.min(mostSupplied, event.added[item]), item, { at: 'piles' }, { at: 'dock', item });
      }
      return;
    case 'supplied-by-store': {
      const { seat, store, item, count } = event;
      plan.crates(count, item, { at: 'front', seat, store }, { at: 'dock', item });
      return;
    }
    case 'stocked': {
      const { seat, item } = event;
      plan.pay(event.paid, { at: 'till', seat }, { at: 'dock', item });
      for (const { store, count } of event.lines) {
        plan.crates(count, item, { at: 'dock', item }, { at: 'shelf', seat, store, item, shelf: 0 });
      }
      return;
    }
    case 'stocked-free': {
      const { seat, store, item, count, source } = event;
      // items from the general supply were not on the table before
      if (source === 'market')
        plan.crates(count, item, { at: 'dock', item }, { at: 'shelf', seat, store, item, shelf: 0 });
      return;
    }
    case 'bids-revealed':
      plan.changed.push({ at: 'dock', item: event.item });
      return;
    case 'sold': {
      const { seat, store, item, shelf, box } = event;
      const dock: Spot = { at: 'dock', item: box === 'jewelry-demand' ? 'jewelry' : item };
      const to: Spot = box === 'demand' || box === 'jewelry-demand' ? dock : { at: 'front', seat, store: box };
      plan.pay(event.income, to, { at: 'till', seat });
      plan.crates(1, item, { at: 'shelf', seat, store, item, shelf }, to);
      return;
    }
    case 'rival-bonus':
      plan.pay(event.income, { at: 'dock', item: event.item }, { at: 'till', seat: event.seat });
      return;
    case 'transferred': {
      const { seat, item, from, shelf, into } = event;
      const start: Spot = { at: 'shelf', seat, store: from, item, shelf };
      plan.crates(1, item, start, { at: 'shelf', seat, store: into, item, shelf: 0 });
      return;
    }
    case 'surplus-rescued': {
      const { seat, item, store, shelf, into } = event;
      const start: Spot = { at: 'shelf', seat, store, item, shelf };
      plan.crates(1, item, start, { at: 'shelf', seat, store: into, item, shelf: 0 });
      return;
    }
    case 'surplus-bought': {
      const { seat, store, from, item, paid } = event;
      plan.pay(paid, { at: 'till', seat }, { at: 'till', seat: from });
      plan.crates(1, item, { at: 'till', seat: from }, { at: 'shelf', seat, store, item, shelf: 0 });
      return;
    }
    case 'returned-to-market': {
      const { seat, store, item } = event;
      plan.crates(1, item, { at: 'shelf', seat, store, item, shelf: lowestShelf(store, item) }, { at: 'dock', item });
      return;
    }
    case 'items-expired': {
      const { seat, store, item, count } = event;
      const lowest = { seat, store, item, shelf: lowestShelf(store, item) };
      plan.crates(count, item, { at: 'shelf', ...lowest }, { at: 'gutter', ...lowest });
      return;
    }
    case 'items-aged':
      plan.aged = true;
      return;
    case 'utilities-paid':
      plan.pay(event.bill, { at: 'till', seat: event.seat }, { at: 'bank', seat: event.seat });
      return;
    case 'points-bought':
      plan.pay(event.paid, { at: 'till', seat: event.seat }, { at: 'token', seat: event.seat });
      return;
    case 'points-sold':
      plan.pay(event.received, { at: 'token', seat: event.seat }, { at: 'till', seat: event.seat });
      return;
    case 'points-changed': {
      const { seat, total, by } = event;
      plan.walks.set(seat, { from: plan.walks.get(seat)?.from ?? total - by, to: total });
      return;
    }
    default:
  }
}

type StoreEvent = Extract<
  BrickEvent,
  { type: 'store-bought' | 'store-opened' | 'starting-store-chosen' | 'store-closed' }
>;

/** Moves a store into its building, or out of it. */
function planStore(event: StoreEvent, plan: MovementPlan): void {
  const { seat, store } = event;
  const front: Spot = { at: 'front', seat, store };
  const isHere = (spot: Spot): boolean => spot.at === 'front' && spot.seat === seat && spot.store === store;
  if (event.type === 'store-closed') {
    const risen = plan.fresh.findIndex(isHere);
    if (risen >= 0) plan.fresh.splice(risen, 1);
    plan.leaving.push(front);
    plan.slides = true;
    return;
  }
  if (event.type === 'store-bought') {
    plan.pay(event.paid, { at: 'till', seat }, { at: 'bank', seat });
    if (event.from === 'auction') {
      plan.fly({ what: 'store', store }, { at: 'row', store }, front);
      return;
    }
  }
  const isOnTheWay = plan.flights.some(({ what, to }) => what === 'store' && isHere(to));
  if (!isOnTheWay && !plan.fresh.some(isHere)) plan.fresh.push(front);
}
