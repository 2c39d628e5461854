import { seatsOf } from '../../../../shared/engine/index.ts';
import { itemTypes } from '../../../../shared/games/brick-and-mortar/items.ts';
import { ages } from '../../../../shared/games/brick-and-mortar/open-stores.ts';
import { isStoreId } from '../../../../shared/games/brick-and-mortar/stores/index.ts';
import type { SeatSettings } from '../../../../shared/protocol/messages.ts';
import { duration, middleOf, type PlayerMark, pixelsPerUnit, setOff, walkTime } from '../../../design/index.ts';

/** Moves all items down one shelf at once. Rules, "Inventory". */
export function age(seats: readonly SeatSettings[], delay: number): void {
  const time = duration('drop');
  for (const seat of seatsOf(seats.length)) {
    for (const front of document.querySelectorAll<HTMLElement>(`[data-seat="${seat}"] [data-shop]`)) {
      const store = front.dataset.shop ?? '';
      if (!isStoreId(store) || !ages(store)) continue;
      for (const item of itemTypes) {
        const planks = [...front.querySelectorAll<SVGElement>(`[data-plank^="${item} "]`)];
        for (const [shelf, plank] of planks.entries()) {
          const above = planks[shelf - 1];
          if (above === undefined) continue;
          const fall = plank.getBoundingClientRect().top - above.getBoundingClientRect().top;
          const frames = [{ translate: `0 ${-fall / pixelsPerUnit(plank)}px` }, { translate: '0 0' }];
          for (const crate of front.querySelectorAll(`[data-crate="${item} ${shelf}"]`)) {
            setOff(crate, frames, time, delay);
          }
        }
      }
    }
  }
}

/** Moves a token along the kerb. */
export function walk(mark: PlayerMark, from: number, to: number, delay: number): void {
  const kerb = document.querySelector('.bm-kerb');
  const token = kerb?.querySelector<SVGElement>(`[data-mark="${mark}"]`);
  if (kerb == null || token == null) return;
  const [start, end] = [stoneAt(kerb, from), stoneAt(kerb, to)];
  if (start === null || end === null || start === end) return;
  const units = (start - end) / pixelsPerUnit(token);
  setOff(token, [{ translate: `${units}px 0` }, { translate: '0 0' }], walkTime(to - from), delay);
}

/** The middle of the stone nearest to these points, from the left edge of the window. */
function stoneAt(kerb: Element, points: number): number | null {
  const away = (stone: Element): number => Math.abs(Number(stone.getAttribute('data-stone')) - points);
  const stones = [...kerb.querySelectorAll('[data-stone]')].toSorted((one, other) => away(one) - away(other));
  // a number on a stone may be wider than the stone; the stone itself is its first shape
  const shape = stones[0]?.firstElementChild;
  return shape ? middleOf(shape).x : null;
}
