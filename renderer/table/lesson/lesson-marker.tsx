import { type RefObject, useEffect, useState } from 'react';
import { LessonArrow } from '../../design/index.ts';
import { whatToPressNext } from '../what-is-asked.ts';

interface Spot {
  readonly left: number;
  readonly top: number;
}

/** The arrow's size, in pixels: its point lies in the middle of its lower edge. */
const size = 54;
/** How far it goes into what it points at. */
const reach = 4;

function spotOver(page: HTMLElement): Spot | null {
  const target = whatToPressNext(page);
  if (target === undefined) return null;
  const { left, top, bottom, width } = target.getBoundingClientRect();
  const isInSight = bottom > 0 && top < window.innerHeight;
  return isInSight ? { left: left + width / 2 - size / 2, top: Math.max(0, top - size + reach) } : null;
}

/**
 * The one marker of a lesson: it points at what is to be pressed next, wherever that lies on the page.
 * @param page the table on which it lies
 */
export function LessonMarker({ page }: { readonly page: RefObject<HTMLElement | null> }) {
  const [spot, setSpot] = useState<Spot | null>(null);
  useEffect(() => {
    const table = page.current;
    if (table === null) return;
    let frame = 0;
    let pointsAt: HTMLElement | undefined;
    const look = (): void => {
      const target = whatToPressNext(table);
      // what is asked for may lie further down a list
      if (target !== pointsAt) target?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      pointsAt = target;
      const next = spotOver(table);
      setSpot((before) => (before?.left === next?.left && before?.top === next?.top ? before : next));
    };
    const lookSoon = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    lookSoon();
    const changes = new MutationObserver(lookSoon);
    changes.observe(table, { subtree: true, childList: true, attributes: true, attributeFilter: ['class', 'style', 'aria-disabled'] });
    window.addEventListener('resize', lookSoon);
    table.addEventListener('scroll', lookSoon, true);
    table.addEventListener('transitionend', lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      window.removeEventListener('resize', lookSoon);
      table.removeEventListener('scroll', lookSoon, true);
      table.removeEventListener('transitionend', lookSoon);
    };
  }, [page]);
  if (spot === null) return null;
  return (
    <div className="lesson-marker" style={{ left: spot.left, top: spot.top }} aria-hidden="true">
      <LessonArrow size={size} />
    </div>
  );
}
