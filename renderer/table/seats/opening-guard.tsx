import { type ReactNode, useLayoutEffect, useState } from 'react';

/** For so long after the shutter has opened, presses go nowhere, in milliseconds: the hand still leaves the handle. */
const CALM = 500;

interface OpeningGuardProps {
  /** Do several people share the device? Nobody came to one that is not shared. */
  readonly shared: boolean;
  /** What is seen of it: the shutter on its way up, or whose turn it is. */
  readonly children: ReactNode;
}

/** Somebody new is before the screen: until half a second has passed and the key of the handle is let go, nothing is pressed. */
export function OpeningGuard({ shared, children }: OpeningGuardProps) {
  // a seat that comes to the device later brings no shutter down behind the person who plays
  const [calm, setCalm] = useState(shared);
  // at once with the sign of it: nobody's press is lost once the sign is gone
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
