import { type RefObject, useEffect, useState } from 'react';
import { isDrawn } from '../../design/index.ts';
import { isSameSpot, Marker, type Spot, spotOver } from '../lesson/marker.tsx';
import { litRegion } from './lit-region.ts';

/** The highlighted pieces, which answer the question. */
const lit = '.piece.lit, .crate-button.lit';

/** Whether a piece is covered at its middle, or scrolled out of view. */
function isCovered(piece: HTMLElement): boolean {
  const { left, top, width, height } = piece.getBoundingClientRect();
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  return above === null || !(piece.contains(above) || above.contains(piece));
}

function spotIn(board: HTMLElement): Spot | null {
  const pieces = [...board.querySelectorAll<HTMLElement>(lit)].filter(isDrawn);
  if (pieces.some(isCovered)) return null;
  const region = litRegion(
    pieces.map((piece) => piece.getBoundingClientRect()),
    window.innerHeight,
  );
  if (region === null) return null;
  const { left, top, right, bottom } = region;
  return spotOver(new DOMRect(left, top, right - left, bottom - top));
}

/** Points at the highlighted pieces of the explained question, if they are close together. */
export function LitMarker({ board }: { readonly board: RefObject<HTMLElement | null> }) {
  const [spot, setSpot] = useState<Spot | null>(null);
  useEffect(() => {
    const { current: place } = board;
    if (place === null) return;
    let frame = 0;
    const lookSoon = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const next = spotIn(place);
        setSpot((before) => (isSameSpot(before, next) ? before : next));
      });
    };
    lookSoon();
    const changes = new MutationObserver(lookSoon);
    changes.observe(place, { subtree: true, childList: true, attributes: true, attributeFilter: ['class', 'style'] });
    place.addEventListener('scroll', lookSoon, true);
    place.addEventListener('transitionend', lookSoon);
    window.addEventListener('resize', lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      place.removeEventListener('scroll', lookSoon, true);
      place.removeEventListener('transitionend', lookSoon);
      window.removeEventListener('resize', lookSoon);
    };
  }, [board]);
  return spot && <Marker spot={spot} />;
}
