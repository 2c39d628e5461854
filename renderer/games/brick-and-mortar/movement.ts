import { useEffect, useRef } from 'react';
import { duration } from '../../design/index.ts';
import { useTable } from './table.ts';

/** Crates that roll one by one before the rest arrive together. */
const rollingOneByOne = 3;

function middleOf(element: Element): { readonly x: number; readonly y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Sends a small copy of something across the table; it takes no presses and is gone when it arrives. */
function roll(from: Element, to: Element, look: string, delay: number, time: number): void {
  const start = middleOf(from);
  const end = middleOf(to);
  const flying = document.createElement('span');
  flying.className = `bm-flying ${look}`;
  flying.setAttribute('aria-hidden', 'true');
  document.body.append(flying);
  const animation = flying.animate(
    [
      { transform: `translate(${start.x}px, ${start.y}px)` },
      { transform: `translate(${(start.x + end.x) / 2}px, ${Math.min(start.y, end.y) - 24}px)` },
      { transform: `translate(${end.x}px, ${end.y}px)` },
    ],
    { duration: time, delay, fill: 'backwards', easing: 'ease-in-out' },
  );
  const gone = (): void => flying.remove();
  animation.finished.then(gone, gone);
}

/**
 * Shows where crates went with the latest moves: from dock to shop or from shop to dock. Off where the reader wants no
 * movement; it never holds anything up.
 */
export function useMovement(): void {
  const { latest } = useTable();
  const shown = useRef(latest);
  useEffect(() => {
    if (shown.current === latest) return;
    shown.current = latest;
    const time = duration('roll');
    if (time === 0 || typeof document.body.animate !== 'function') return;
    let sent = 0;
    for (const event of latest) {
      if (event.type !== 'sold' && event.type !== 'stocked') continue;
      const dock = document.querySelector(`[data-dock="${event.item}"]`);
      const stores = event.type === 'sold' ? [event.store] : event.lines.map(({ store }) => store);
      for (const store of stores) {
        const shop =
          document.querySelector(`[data-store="${store}"]`) ?? document.querySelector(`[data-seat="${event.seat}"]`);
        if (dock === null || shop === null) continue;
        const delay = Math.min(sent, rollingOneByOne) * (time / 2);
        if (event.type === 'sold') roll(shop, dock, event.item, delay, time);
        else roll(dock, shop, event.item, delay, time);
        sent += 1;
      }
    }
  }, [latest]);
}
