import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { zoomOf } from '../../design/index.ts';
import type { Turned } from './turned.ts';

interface Spot {
  readonly left: number;
  readonly top: number;
  /** On which side of the point it lies. */
  readonly side: 'right' | 'left' | 'middle';
  /** How large the board is drawn. */
  readonly scale: number;
}

/** How far from the sign what was turned over lies, in pixels. */
const GAP = 8;
/** Signs from here on have more room on their left, in parts of the window's width. */
const FAR = 0.7;

/** Where something of a seat is in sight on the board; on a phone and in lists not all seats are at once. */
function seen(selector: string): Element | undefined {
  return [...document.querySelectorAll(`.game-board:not(.in-phone, .in-lists) ${selector}`)].find((element) => {
    const { width, top, bottom, left, right } = element.getBoundingClientRect();
    return width > 0 && top >= 0 && left >= 0 && bottom <= window.innerHeight && right <= window.innerWidth;
  });
}

/** The place that the game keeps for what a seat turns over, or the one beside its sign; null where neither is in sight. */
function spotOf(seat: number): Spot | null {
  const place = seen(`[data-turned-at="${seat}"]`);
  if (place !== undefined) {
    const { left, top, width, height } = place.getBoundingClientRect();
    return { left: left + width / 2, top: top + height / 2, side: 'middle', scale: zoomOf(place) };
  }
  const sign = seen(`[data-seat="${seat}"] .sign`);
  if (sign === undefined) return null;
  const { left, right, top, height } = sign.getBoundingClientRect();
  const scale = zoomOf(sign);
  const middle = { top: top + height / 2, scale };
  if (right > window.innerWidth * FAR) return { ...middle, left: left - GAP * scale, side: 'left' };
  return { ...middle, left: right + GAP * scale, side: 'right' };
}

/**
 * The places beside the signs of all who turned something over, as they are now; null where a sign of theirs is not to be
 * seen, as on a phone: what was turned over then lies on a card of its own.
 */
export function useSpots(turned: Turned | null): ReadonlyMap<number, Spot> | null {
  const [spots, setSpots] = useState<ReadonlyMap<number, Spot> | null>(null);
  useLayoutEffect(() => {
    const measure = (): void => {
      const found = new Map<number, Spot>();
      for (const { seat } of turned?.things ?? []) {
        const spot = spotOf(seat);
        if (spot !== null) found.set(seat, spot);
      }
      setSpots(found.size > 0 && found.size === turned?.things.length ? found : null);
    };
    measure();
    // the board measures its own room first
    const frame = requestAnimationFrame(measure);
    window.addEventListener('resize', measure);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('resize', measure);
    };
  }, [turned]);
  return spots;
}

interface TurnedAtSignsProps {
  readonly turned: Turned;
  readonly spots: ReadonlyMap<number, Spot>;
}

/** What was turned over, each thing beside its owner's sign, with its place in the order. */
export function TurnedAtSigns({ turned, spots }: TurnedAtSignsProps) {
  return createPortal(
    <div className="turned-at-signs" aria-hidden="true">
      {turned.things.map(({ seat, drawing, words }, index) => {
        const spot = spots.get(seat);
        if (spot === undefined) return null;
        const { left, top, side, scale } = spot;
        return (
          <div
            key={seat}
            className={`turned-thing ${side}`}
            style={{ left: left / scale, top: top / scale, zoom: scale }}
          >
            {turned.isOrdered && turned.things.length > 1 && <b className="turned-place figure">{index + 1}</b>}
            {drawing}
            <span className="turned-words">{words}</span>
          </div>
        );
      })}
    </div>,
    document.body,
  );
}
