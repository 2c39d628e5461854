import { createPortal } from 'react-dom';
import { zoomOf } from '../../design/index.ts';
import type { Turned } from './turned.ts';
import { seenOnBoard, useMeasured } from './use-measured.ts';

interface Spot {
  readonly left: number;
  readonly top: number;
  /** The side of the point where the thing lies. */
  readonly side: 'right' | 'left' | 'middle';
  /** The board's scale. */
  readonly scale: number;
}

/** Distance between a name plate and its revealed thing, in pixels. */
const GAP = 8;
/** The fraction of the window's width from which things are left of their name plates. */
const FAR = 0.7;

/** The game's own place for a seat's reveals, or one beside the name plate; null if neither is visible. */
function spotOf(seat: number): Spot | null {
  const place = seenOnBoard(`[data-turned-at="${seat}"]`);
  if (place !== undefined) {
    const { left, top, width, height } = place.getBoundingClientRect();
    return { left: left + width / 2, top: top + height / 2, side: 'middle', scale: zoomOf(place) };
  }
  const plate = seenOnBoard(`[data-seat="${seat}"] .name-plate`);
  if (plate === undefined) return null;
  const { left, right, top, height } = plate.getBoundingClientRect();
  const scale = zoomOf(plate);
  const middle = { top: top + height / 2, scale };
  if (right > window.innerWidth * FAR) return { ...middle, left: left - GAP * scale, side: 'left' };
  return { ...middle, left: right + GAP * scale, side: 'right' };
}

/**
 * The places beside the name plates of all reveals, kept up to date.
 * Null if a name plate is not visible, as on a phone; then a card shows the reveals.
 */
export function useSpots(turned: Turned | null): ReadonlyMap<number, Spot> | null {
  return useMeasured(turned, spotsOf);
}

function spotsOf(turned: Turned | null): ReadonlyMap<number, Spot> | null {
  const found = new Map<number, Spot>();
  for (const { seat } of turned?.things ?? []) {
    const spot = spotOf(seat);
    if (spot !== null) found.set(seat, spot);
  }
  return found.size > 0 && found.size === turned?.things.length ? found : null;
}

/** How much larger things are on a screen seen from further away. */
const fromAfar = 1.4;

interface TurnedAtPlatesProps {
  readonly turned: Turned;
  readonly isFar: boolean;
  readonly spots: ReadonlyMap<number, Spot>;
}

/** The revealed things beside their owners' name plates, with their order. */
export function TurnedAtPlates({ turned, spots, isFar }: TurnedAtPlatesProps) {
  return createPortal(
    <div className="turned-at-plates" aria-hidden="true">
      {turned.things.map(({ seat, drawing, words }, index) => {
        const spot = spots.get(seat);
        if (spot === undefined) return null;
        const { left, top, side } = spot;
        const scale = spot.scale * (isFar ? fromAfar : 1);
        return (
          <div
            key={seat}
            className={`turned-thing ${side} ${isFar ? 'from-afar' : ''} ${turned.isOrdered && index === 0 ? 'first' : ''}`}
            style={{ left: left / scale, top: top / scale, zoom: scale, '--order': index }}
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
