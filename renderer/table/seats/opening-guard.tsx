import { type ReactNode, useLayoutEffect, useState } from 'react';

/** How long presses are ignored after the shutter opens, in milliseconds. A hand may still be on the handle. */
const CALM = 500;

interface OpeningGuardProps {
  /** Whether several people share the device. Only then may the player be new. */
  readonly shared: boolean;
  /** The visible part: the opening shutter, or whose turn it is. */
  readonly children: ReactNode;
}

/** Ignores presses by a new player for half a second, and until the handle's key is released. */
export function OpeningGuard({ shared, children }: OpeningGuardProps) {
  // a seat that joins the device later must not lock out the current player
  const [calm, setCalm] = useState(shared);
  // in the same frame as the visible sign: no press is lost after the sign has gone
  useLayoutEffect(() => {
    let over = false;
    let keyHeld = false;
    const settle = () => {
      if (over && !keyHeld) setCalm(false);
    };
    const stop = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const down = (event: KeyboardEvent) => {
      if (event.key !== ' ' && event.key !== 'Enter') return;
      keyHeld = keyHeld || event.repeat;
      stop(event);
    };
    const up = (event: KeyboardEvent) => {
      if (event.key !== ' ' && event.key !== 'Enter') return;
      keyHeld = false;
      stop(event);
      settle();
    };
    const timer = setTimeout(() => {
      over = true;
      settle();
    }, CALM);
    if (!calm) return () => clearTimeout(timer);
    const presses = ['click', 'pointerdown', 'pointerup'] as const;
    for (const press of presses) window.addEventListener(press, stop, true);
    window.addEventListener('keydown', down, true);
    window.addEventListener('keyup', up, true);
    return () => {
      clearTimeout(timer);
      for (const press of presses) window.removeEventListener(press, stop, true);
      window.removeEventListener('keydown', down, true);
      window.removeEventListener('keyup', up, true);
    };
  }, [calm]);
  return calm ? (
    <div className="opening" aria-hidden="true">
      {children}
    </div>
  ) : null;
}
