import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import type { Turned, TurnedThing } from './turned.ts';
import { seenOnBoard, useMeasured } from './use-measured.ts';

type Places = ReadonlyMap<TurnedThing['at'], Element>;

/**
 * The places on the board of all reveals, kept up to date.
 * Null if one is out of sight, as on a phone; then a card shows the reveals.
 */
export function usePlaces(turned: Turned | null): Places | null {
  return useMeasured(turned, placesOf);
}

function placesOf(turned: Turned | null): Places | null {
  const counter = document.querySelector('.counter:has(> .playback)')?.getBoundingClientRect();
  const found = new Map<TurnedThing['at'], Element>();
  for (const { at } of turned?.things ?? []) {
    const place = seenOnBoard(`[data-turned-at="${at}"]`);
    if (place === undefined) continue;
    const { bottom, right } = place.getBoundingClientRect();
    if (counter !== undefined && bottom > counter.top && right > counter.left) continue;
    found.set(at, place);
  }
  return found.size > 0 && found.size === turned?.things.length ? found : null;
}

interface TurnedAtPlatesProps {
  readonly turned: Turned;
  readonly places: Places;
}

/** The revealed things in the places that their games keep free for them, with their order. */
export function TurnedAtPlates({ turned: { things, isOrdered }, places }: TurnedAtPlatesProps) {
  useLayoutEffect(() => {
    // a reveal replaces what is in its place
    for (const place of places.values()) place.toggleAttribute('data-replaced', true);
    return () => {
      for (const place of places.values()) place.removeAttribute('data-replaced');
    };
  }, [places]);
  return things.map(({ at, drawing, note = '' }, index) => {
    const place = places.get(at);
    if (place === undefined) return null;
    const isLast = index > 0 && index === things.length - 1;
    return createPortal(
      <div className={`turned-spot ${isLast ? 'last' : ''}`} style={{ '--order': index }} aria-hidden="true">
        <div className={`turned-thing ${isOrdered && index === 0 ? 'first' : ''}`}>
          {isOrdered && things.length > 1 && <b className="turned-place figure">{index + 1}</b>}
          {drawing}
          {note !== '' && <span className="turned-words">{note}</span>}
        </div>
      </div>,
      place,
      String(at),
    );
  });
}
