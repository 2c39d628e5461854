import { useEffect, useRef, useState } from 'react';
import { completeMovements } from '../../design/index.ts';

interface Clock {
  /** What is told now; another one begins the clock anew. */
  readonly beat: string;
  /** How long it stays, in milliseconds; null until it is passed. */
  readonly time: number | null;
  /** Goes on to what comes next: as its time is over, or by a press. */
  next(): void;
  pass(): void;
  /** Goes back to the beat before. */
  back(): void;
  /** Goes to the end of all. */
  end(): void;
}

/** A press that is longer holds what is shown and does not pass it, in milliseconds. */
const HOLD = 450;
/** Two presses within this time lead to the end, in milliseconds. */
export const TWICE = 400;

const presses = ['click', 'pointerdown', 'pointerup'] as const;

/** The second of two presses goes nowhere where the first has led to the end: it was not meant for what comes now. */
export function swallowSecondPress(): void {
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
 * to the next beat and the one before. Held, a press keeps what is shown. A pointer that merely rests does nothing: it may have been left there.
 * @returns whether the beat is held just now
 */
export function useStoryClock({ beat, time, next, pass, back, end }: Clock): boolean {
  const [held, setHeld] = useState(false);
  const ways = useRef({ next, pass, back, end });
  ways.current = { next, pass, back, end };
  const lastPress = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    if (time === null || held || beat === '') return;
    const timer = setTimeout(() => ways.current.next(), time);
    return () => clearTimeout(timer);
  }, [beat, time, held]);

  useEffect(() => {
    let since: number | null = null;
    const down = ({ target, timeStamp, button }: PointerEvent): void => {
      if (button !== 0 || answersItself(target)) return;
      since = timeStamp;
      setHeld(true);
    };
    const up = ({ timeStamp }: PointerEvent): void => {
      const pressed = since;
      since = null;
      setHeld(false);
      if (pressed === null || timeStamp - pressed > HOLD) return;
      const isSecond = timeStamp - lastPress.current < TWICE;
      lastPress.current = timeStamp;
      completeMovements();
      if (isSecond) ways.current.end();
      else ways.current.pass();
    };
    const letGo = (): void => {
      since = null;
      setHeld(false);
    };
    const key = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.repeat || document.querySelector('dialog[open]') !== null) return;
      const way = { Escape: ways.current.end, ArrowRight: ways.current.next, ArrowLeft: ways.current.back }[event.key];
      if (way === undefined) return;
      event.preventDefault();
      way();
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
  return held;
}
