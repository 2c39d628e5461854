import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { zoomOf } from '../../design/index.ts';
import type { Turned, TurnedThing } from './turned.ts';
import { seenOnBoard, useMeasured } from './use-measured.ts';

/** A place of the board that is free for a revealed thing. */
interface Spot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** The board's scale. */
  readonly scale: number;
}

type Spots = ReadonlyMap<TurnedThing['at'], Spot>;

/**
 * The places of all reveals, kept up to date.
 * Null if one is out of sight, as on a phone; then a card shows the reveals.
 */
export function useSpots(turned: Turned | null): Spots | null {
  return useMeasured(turned, spotsOf);
}

function placeOf(at: TurnedThing['at']): Element | undefined {
  return seenOnBoard(`[data-turned-at="${at}"]`);
}

function spotsOf(turned: Turned | null): Spots | null {
  const counter = document.querySelector('.counter:has(> .playback)')?.getBoundingClientRect();
  const found = new Map<TurnedThing['at'], Spot>();
  for (const { at } of turned?.things ?? []) {
    const place = placeOf(at);
    if (place === undefined) continue;
    const { left, top, width, height, bottom } = place.getBoundingClientRect();
    if (counter !== undefined && bottom > counter.top) continue;
    found.set(at, { left, top, width, height, scale: zoomOf(place) });
  }
  return found.size > 0 && found.size === turned?.things.length ? found : null;
}

/** How much larger things are on a screen seen from further away, if their place has room. */
const fromAfar = 1.4;

/** Draws a thing at a scale, or smaller if its place has no room for it. */
function fitInto(element: HTMLElement | null, { width, height }: Spot, scale: number): void {
  if (element === null) return;
  element.style.zoom = '1';
  // the layout's size: what still has to turn over has no height on the screen
  const { offsetWidth, offsetHeight } = element;
  element.style.zoom = String(Math.min(scale, width / offsetWidth, height / offsetHeight));
}

interface TurnedAtPlatesProps {
  readonly turned: Turned;
  readonly isFar: boolean;
  readonly spots: Spots;
}

/** The revealed things in the places that their games keep free for them, with their order. */
export function TurnedAtPlates({ turned, spots, isFar }: TurnedAtPlatesProps) {
  useLayoutEffect(() => {
    // a reveal replaces what was in its place
    const places = turned.things.flatMap(({ at }) => placeOf(at) ?? []);
    for (const place of places) place.toggleAttribute('data-replaced', true);
    return () => {
      for (const place of places) place.removeAttribute('data-replaced');
    };
  }, [turned]);
  return createPortal(
    <div className="turned-at-plates" aria-hidden="true">
      {turned.things.map(({ at, drawing, note = '' }, index) => {
        const spot = spots.get(at);
        if (spot === undefined) return null;
        const { left, top, width, height } = spot;
        const scale = spot.scale * (isFar ? fromAfar : 1);
        return (
          <div key={at} className="turned-spot" style={{ left, top, width, height, '--order': index }}>
            <div
              ref={(element) => fitInto(element, spot, scale)}
              className={`turned-thing ${turned.isOrdered && index === 0 ? 'first' : ''}`}
            >
              {turned.isOrdered && turned.things.length > 1 && <b className="turned-place figure">{index + 1}</b>}
              {drawing}
              {note !== '' && <span className="turned-words">{note}</span>}
            </div>
          </div>
        );
      })}
    </div>,
    document.body,
  );
}
