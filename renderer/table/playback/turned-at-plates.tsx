import { createPortal } from 'react-dom';
import { zoomOf } from '../../design/index.ts';
import type { Turned, TurnedThing } from './turned.ts';
import { seenOnBoard, useMeasured } from './use-measured.ts';

interface Spot {
  readonly left: number;
  readonly top: number;
  /** The side of the point where the thing lies. */
  readonly side: 'right' | 'left' | 'middle';
  /** The board's scale. */
  readonly scale: number;
  /** The width of the game's own place; null beside a plate. */
  readonly room: number | null;
}

/** Distance between a name plate and its revealed thing, in pixels. */
const GAP = 3;
/** The fraction of the window's width from which things are left of their name plates. */
const FAR = 0.7;

/** The game's own place for a reveal, or one beside the owner's name plate; null if neither is visible. */
function spotOf(at: TurnedThing['at']): Spot | null {
  const place = seenOnBoard(`[data-turned-at="${at}"]`);
  if (place !== undefined) {
    const { left, top, width, height } = place.getBoundingClientRect();
    return { left: left + width / 2, top: top + height / 2, side: 'middle', scale: zoomOf(place), room: width };
  }
  const plate = seenOnBoard(`[data-seat="${at}"] .name-plate`);
  if (plate === undefined) return null;
  const { left, right, top, height } = plate.getBoundingClientRect();
  const scale = zoomOf(plate);
  const middle = { top: top + height / 2, scale, room: null };
  if (right > window.innerWidth * FAR) return { ...middle, left: left - GAP * scale, side: 'left' };
  return { ...middle, left: right + GAP * scale, side: 'right' };
}

type Spots = ReadonlyMap<TurnedThing['at'], Spot>;

/**
 * The places of all reveals, kept up to date.
 * Null if one is not visible, as on a phone; then a card shows the reveals.
 */
export function useSpots(turned: Turned | null): Spots | null {
  return useMeasured(turned, spotsOf);
}

function spotsOf(turned: Turned | null): Spots | null {
  const found = new Map<TurnedThing['at'], Spot>();
  for (const { at } of turned?.things ?? []) {
    const spot = spotOf(at);
    if (spot !== null) found.set(at, spot);
  }
  return found.size > 0 && found.size === turned?.things.length ? found : null;
}

/** How much larger things are on a screen seen from further away. */
const fromAfar = 1.4;
/** The height of a thing with its distance to the next one, in pixels at scale 1. */
const withGap = 68;
/** How near to one another plates in a column are at most, across, as a fraction of the window's width. */
const column = 0.2;

/** How much larger than the board things may be without covering one another. */
function enlargedBy(spots: Spots): number {
  const all = [...spots.values()].filter(({ room }) => room === null);
  const least = all.flatMap((one, index) =>
    all
      .slice(index + 1)
      .filter(({ left }) => Math.abs(left - one.left) < column * window.innerWidth)
      .map(({ top }) => Math.abs(top - one.top) / (withGap * one.scale))
      .filter((distance) => distance > 0),
  );
  return Math.min(fromAfar, ...least);
}

/** Draws a thing smaller if it is wider than its place. */
function fitInto(element: HTMLElement | null, { left, top, room }: Spot, scale: number): void {
  if (element === null || room === null) return;
  const { width } = element.getBoundingClientRect();
  if (width <= room) return;
  const fitting = (scale * room) / width;
  element.style.zoom = String(fitting);
  element.style.left = `${left / fitting}px`;
  element.style.top = `${top / fitting}px`;
}

interface TurnedAtPlatesProps {
  readonly turned: Turned;
  readonly isFar: boolean;
  readonly spots: Spots;
}

/** The revealed things beside their owners' name plates or in their places, with their order. */
export function TurnedAtPlates({ turned, spots, isFar }: TurnedAtPlatesProps) {
  const enlarged = isFar ? enlargedBy(spots) : 1;
  return createPortal(
    <div className="turned-at-plates" aria-hidden="true">
      {turned.things.map(({ at, drawing, words, note = words }, index) => {
        const spot = spots.get(at);
        if (spot === undefined) return null;
        const { left, top, side } = spot;
        const scale = spot.scale * enlarged;
        return (
          <div
            key={at}
            ref={(element) => fitInto(element, spot, scale)}
            className={`turned-thing ${side} ${isFar ? 'from-afar' : ''} ${turned.isOrdered && index === 0 ? 'first' : ''}`}
            style={{ left: left / scale, top: top / scale, zoom: scale, '--order': index }}
          >
            {turned.isOrdered && turned.things.length > 1 && <b className="turned-place figure">{index + 1}</b>}
            {drawing}
            <span className="turned-words">{note}</span>
          </div>
        );
      })}
    </div>,
    document.body,
  );
}
