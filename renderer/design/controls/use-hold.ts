import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { HOLD_TO_OPEN } from '../motion/motion.ts';

interface Holding {
  /** Called after holding. */
  readonly onOpen: () => void;
  /** Two presses instead of holding, for people who cannot hold. */
  readonly pressTwice: boolean;
  /** How long to hold, in milliseconds. */
  readonly hold?: number | undefined;
}

/** An action that must be held, or pressed twice by setting, against accidents. */
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
    /** The progress, from 0 to 1. */
    share,
    /** Whether it was pressed once of two times. */
    armed,
    /** The handlers for a key that stands for it. */
    press: pressTwice ? click : press,
    release: pressTwice ? undefined : release,
    /** The handlers for the button itself. */
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
