import type { Seat } from '../../../../shared/engine/index.ts';
import type { ItemType } from '../../../../shared/games/brick-and-mortar/items.ts';
import type { StoreId } from '../../../../shared/games/brick-and-mortar/stores/index.ts';
import { middleOf, type Point, zoomOf } from '../../../design/index.ts';
import type { Spot } from './movement-plan.ts';

const crateSize = 24;

/** A store's front in its owner's building; null if the building is not on the page. */
export function frontOf(seat: Seat, store: StoreId): Element | null {
  return document.querySelector(`[data-seat="${seat}"] [data-shop="${store}"]`);
}

/** All fronts in a player's building, with the store of each. */
export function frontsOf(seat: Seat): ReadonlyMap<string, Element> {
  const fronts = [...document.querySelectorAll<HTMLElement>(`[data-seat="${seat}"] [data-shop]`)];
  return new Map(fronts.map((front) => [front.dataset.shop ?? '', front]));
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

/** The middle of a spot on the page; null if it is not visible, as on a closed sheet. */
export function pointOf(spot: Spot, ownSeat: Seat): Point | null {
  switch (spot.at) {
    case 'dock': {
      const dock = document.querySelector(`[data-dock="${spot.item}"]`);
      return dock && middleOf(dock, crateSize);
    }
    case 'shelf': {
      const front = frontOf(spot.seat, spot.store);
      const plank = front && plankOf(front, spot.item, spot.shelf);
      // a store that closed after selling is already gone, so its crates start at the building
      if (plank) return onPlank(plank);
      const building = front ?? document.querySelector(`article[data-seat="${spot.seat}"]`);
      return building && middleOf(building, crateSize);
    }
    case 'boxes': {
      const front = frontOf(spot.seat, spot.store);
      return front && middleOf(front, crateSize);
    }
    case 'till': {
      const till =
        (spot.seat === ownSeat ? document.querySelector('.bm-till, .bm-money') : null) ??
        document.querySelector(`[data-seat="${spot.seat}"] .name-plate`);
      return till && middleOf(till, crateSize);
    }
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
