import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { completeMovements } from '../../design/index.ts';

interface Telling {
  /** What is told now; another one begins the clock anew. */
  readonly beat: string;
  readonly isLast: boolean;
  /** How long it stays, in milliseconds; null until it is passed. */
  readonly time: number | null;
  /** Goes on to what comes next. */
  next(): void;
  /** Goes back to the beat before. */
  back(): void;
  /** Goes to the end of all. */
  end(): void;
}

interface StoryClock {
  /** Does a press hold the beat just now? */
  readonly held: boolean;
  /** What a press does: it passes the beat, and a second one right after it leads to the end. */
  press(): void;
}

/** A press that is longer holds what is shown and does not pass it, in milliseconds. */
const HOLD = 450;
/** Two presses within this time lead to the end, in milliseconds. */
const TWICE = 400;

const presses = ['click', 'pointerdown', 'pointerup'] as const;

/** A press that comes as the story ends was meant for the story: for a moment none reaches what stands there now. */
function swallowPresses(): void {
  const stop = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const stopKey = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') stop(event);
  };
  for (const press of presses) window.addEventListener(press, stop, true);
  window.addEventListener('keydown', stopKey, true);
  setTimeout(() => {
    for (const press of presses) window.removeEventListener(press, stop, true);
    window.removeEventListener('keydown', stopKey, true);
  }, TWICE);
}

/** What has its own answer to a press. A piece of the board has none while a story is told. */
function answersItself(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const control = target.closest('button, a, summary, input, select, textarea, dialog, [role="slider"]');
  return control !== null && !control.matches('.piece');
}

/**
 * Lets a story go on by itself. A press anywhere passes the beat, two lead to the end, and so does Escape; the arrows go
 * to the next beat and the one before. Held, a press keeps what is shown. A pointer that merely rests does nothing: it
 * may have been left there.
 */
export function useStoryClock(telling: Telling): StoryClock {
  const [held, setHeld] = useState(false);
  const lastPress = useRef(Number.NEGATIVE_INFINITY);
  const { beat, time } = telling;

  const goOn = useEffectEvent(() => {
    if (telling.isLast) swallowPresses();
    telling.next();
  });
  const pressed = (): void => {
    const now = performance.now();
    const isSecond = now - lastPress.current < TWICE;
    lastPress.current = now;
    completeMovements();
    if (telling.isLast || isSecond) swallowPresses();
    if (isSecond) telling.end();
    else telling.next();
  };
  const press = useEffectEvent(pressed);
  const go = useEffectEvent((key: string): boolean => {
    const way = { Escape: telling.end, ArrowRight: telling.next, ArrowLeft: telling.back }[key];
    way?.();
    return way !== undefined;
  });

  useEffect(() => {
    if (time === null || held || beat === '') return;
    const timer = setTimeout(() => goOn(), time);
    return () => clearTimeout(timer);
  }, [beat, time, held]);

  useEffect(() => {
    let since: number | null = null;
    const down = ({ target, timeStamp, button }: PointerEvent): void => {
      if (button !== 0 || answersItself(target)) return;
      since = timeStamp;
      setHeld(true);
    };
    const letGo = (): void => {
      since = null;
      setHeld(false);
    };
    const up = ({ timeStamp }: PointerEvent): void => {
      const began = since;
      letGo();
      if (began !== null && timeStamp - began <= HOLD) press();
    };
    const key = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.repeat || document.querySelector('dialog[open]') !== null) return;
      if (go(event.key)) event.preventDefault();
    };
    window.addEventListener('pointerdown', down);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', letGo);
    window.addEventListener('keydown', key);
    return () => {
      window.removeEventListener('pointerdown', down);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', letGo);
      window.removeEventListener('keydown', key);
    };
  }, []);
  return { held, press: pressed };
}
