import type { Seat } from '../../../../shared/engine/index.ts';
import type { BrickEvent } from '../../../../shared/games/brick-and-mortar/events.ts';
import type { ItemType } from '../../../../shared/games/brick-and-mortar/items.ts';
import type { StoreId } from '../../../../shared/games/brick-and-mortar/stores/index.ts';
import { middleOf, type Point, zoomOf } from '../../../design/index.ts';
import { planMovement, type Spot } from './movement-plan.ts';

const crateSize = 24;

/** A store's front in its owner's building; null if the building is not on the page. */
export function frontOf(seat: Seat, store: StoreId): Element | null {
  return document.querySelector(frontSelector(seat, store));
}

/** All fronts in a player's building, with the store of each. */
export function frontsOf(seat: Seat): ReadonlyMap<string, Element> {
  const fronts = [...document.querySelectorAll<HTMLElement>(`[data-seat="${seat}"] [data-shop]`)];
  return new Map(fronts.map((front) => [front.dataset.shop ?? '', front]));
}

/** The selectors of the board's pieces that these events change, and of the dock whose bids they reveal. */
export function changedBy(events: readonly BrickEvent[]): readonly string[] {
  const { flights, raised } = planMovement(events);
  const docks = events.flatMap((event) => (event.type === 'bids-revealed' ? [dockSelector(event.item)] : []));
  const fronts = raised.map(({ seat, store }) => frontSelector(seat, store));
  return [...docks, ...flights.map(({ to }) => endSelector(to)), ...fronts];
}

function dockSelector(item: ItemType): string {
  return `[data-dock="${item}"]`;
}

function frontSelector(seat: Seat, store: StoreId): string {
  return `[data-seat="${seat}"] [data-shop="${store}"]`;
}

function endSelector(spot: Spot): string {
  switch (spot.at) {
    case 'dock':
      return dockSelector(spot.item);
    case 'shelf':
    case 'boxes':
      return frontSelector(spot.seat, spot.store);
    case 'till':
      return `[data-seat="${spot.seat}"] .name-plate`;
  }
}

/** The crates of a shelf in a front, the latest first. */
export function cratesOf(front: Element, item: ItemType, shelf: number): readonly Element[] {
  return [...front.querySelectorAll(`[data-crate="${item} ${shelf}"]`)];
}

/** The plank of a shelf in a front. */
export function plankOf(front: Element, item: ItemType, shelf: number): Element | null {
  return front.querySelector(`[data-plank="${item} ${shelf}"]`);
}

/** The planks of a type in a front, from the top. */
export function planksOf(front: Element, item: ItemType): readonly Element[] {
  return [...front.querySelectorAll(`[data-plank^="${item} "]`)];
}

/** The middle of a crate in the middle of a plank. */
export function onPlank(plank: Element): Point {
  const box = plank.getBoundingClientRect();
  const size = crateSize * zoomOf(plank);
  return { x: box.left + box.width / 2, y: box.top - size / 2, size };
}

/** The element of a spot on the page, with the middle of a crate there. */
export interface Found {
  readonly element: Element;
  readonly point: Point;
}

function found(element: Element | null): Found | null {
  return element && { element, point: middleOf(element, crateSize) };
}

/** A spot on the page; null if it is not visible, as on a closed sheet. */
export function findSpot(spot: Spot, ownSeat: Seat): Found | null {
  switch (spot.at) {
    case 'dock':
      return found(document.querySelector(dockSelector(spot.item)));
    case 'shelf': {
      const front = frontOf(spot.seat, spot.store);
      const plank = front && plankOf(front, spot.item, spot.shelf);
      // a store that closed after selling is already gone, so its crates start at the building
      if (plank) return { element: plank, point: onPlank(plank) };
      return found(front ?? document.querySelector(`article[data-seat="${spot.seat}"]`));
    }
    case 'boxes':
      return found(frontOf(spot.seat, spot.store));
    case 'till':
      return found(
        (spot.seat === ownSeat ? document.querySelector('.bm-till, .bm-money') : null) ??
          document.querySelector(`[data-seat="${spot.seat}"] .name-plate`),
      );
  }
}

/**
 * The middle of a stone of the kerb, from the left edge of the window. Uses the nearest stone if that one is not shown.
 */
export function stoneAt(kerb: Element, points: number): number | null {
  let nearest: Element | null = null;
  let distance = Number.POSITIVE_INFINITY;
  for (const stone of kerb.querySelectorAll('[data-stone]')) {
    const away = Math.abs(Number(stone.getAttribute('data-stone')) - points);
    if (away < distance) {
      distance = away;
      nearest = stone;
    }
  }
  // a number on a stone may be wider than the stone; the stone itself is its first shape
  const shape = nearest?.firstElementChild;
  return shape ? middleOf(shape).x : null;
}
