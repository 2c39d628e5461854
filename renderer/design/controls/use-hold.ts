import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { HOLD_TO_OPEN } from '../motion/motion.ts';

interface Holding {
  /** What it has been held for. */
  readonly onOpen: () => void;
  /** Two presses instead of holding, for hands that cannot hold. */
  readonly pressTwice: boolean;
  /** Milliseconds to hold. */
  readonly hold?: number | undefined;
}

/** Something that acts only once it has been held, so that nobody does it by a slip; or, by setting, pressed twice. */
export function useHold({ onOpen, pressTwice, hold = HOLD_TO_OPEN }: Holding) {
  const [share, setShare] = useState(0);
  const [armed, setArmed] = useState(false);
  const frame = useRef(0);
  const release = () => {
    cancelAnimationFrame(frame.current);
    frame.current = 0;
    setShare(0);
  };
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  const press = () => {
    if (pressTwice || frame.current !== 0) return;
    const start = performance.now();
    const grow = (now: number) => {
      const grown = Math.min(1, (now - start) / hold);
      if (grown < 1) {
        setShare(grown);
        frame.current = requestAnimationFrame(grow);
      } else {
        release();
        onOpen();
      }
    };
    frame.current = requestAnimationFrame(grow);
  };
  const click = () => {
    if (!pressTwice) return;
    setShare(armed ? 0 : 0.5);
    setArmed(!armed);
    if (armed) onOpen();
  };
  return {
    /** How much of it is done, from 0 to 1. */
    share,
    /** Has it been pressed once of two times? */
    armed,
    /** What a key does that stands for it. */
    press: pressTwice ? click : press,
    release: pressTwice ? undefined : release,
    /** For the button itself. */
    handlers: {
      onPointerDown: press,
      onPointerUp: release,
      onPointerLeave: release,
      onPointerCancel: release,
      onContextMenu: (event: MouseEvent) => event.preventDefault(),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== ' ' && event.key !== 'Enter') return;
        if (!pressTwice) event.preventDefault();
        if (!event.repeat) press();
      },
      onKeyUp: () => {
        if (!pressTwice) release();
      },
      onBlur: release,
      onClick: click,
    },
  };
}
