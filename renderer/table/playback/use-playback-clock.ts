import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAppSelector } from '../../client/store.ts';
import { completeMovements } from '../../design/index.ts';

interface Telling {
  /** The current step; a new one restarts the clock. */
  readonly step: string;
  readonly isLast: boolean;
  /** How long it stays, in milliseconds; null until a press. */
  readonly time: number | null;
  /** Goes to the next step. */
  next(): void;
  /** Goes to the previous step. */
  back(): void;
  /** Ends the playback. */
  end(): void;
  /** What a press does instead of these, one step or (`all`) to the end, where a television sets the pace. */
  readonly elsewhere?: ((all: boolean) => void) | undefined;
}

interface PlaybackClock {
  /** Whether a press is holding the step now. */
  readonly held: boolean;
  /** Skips the step; a second press right after ends the playback. */
  press(): void;
}

/** A longer press holds the step instead of skipping it, in milliseconds. */
const HOLD = 450;
/** Two presses within this time end the playback, in milliseconds. */
const TWICE = 400;

const presses = ['click', 'pointerdown', 'pointerup'] as const;

/** Ignores presses for a moment after the playback: they were meant for it, not for the control now there. */
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

/** Whether a press on the target has its own action. Pieces have none during playback. */
function answersItself(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const control = target.closest('button, a, summary, input, select, textarea, dialog, [role="slider"]');
  return control !== null && !control.matches('.piece');
}

/**
 * Advances the playback by itself, and handles its keys and presses.
 * A press skips the step, two end the playback, and so does Escape. The arrows go to the next or previous step; a held
 * press pauses. A resting pointer does nothing, because it may have been left there.
 */
export function usePlaybackClock(telling: Telling): PlaybackClock {
  const [held, setHeld] = useState(false);
  const lastPress = useRef(Number.NEGATIVE_INFINITY);
  const { step, time } = telling;

  const goOn = useEffectEvent(() => {
    // a press elsewhere was not meant to skip
    if (telling.isLast && telling.elsewhere === undefined) swallowPresses();
    telling.next();
  });
  const pressed = (): void => {
    const now = performance.now();
    const isSecond = now - lastPress.current < TWICE;
    lastPress.current = now;
    if (telling.elsewhere !== undefined) {
      telling.elsewhere(isSecond);
      return;
    }
    completeMovements();
    if (telling.isLast || isSecond) swallowPresses();
    if (isSecond) telling.end();
    else telling.next();
  };
  const press = useEffectEvent(pressed);
  const go = useEffectEvent((key: string): boolean => {
    if (telling.elsewhere !== undefined) return false;
    const way = { Escape: telling.end, ArrowRight: telling.next, ArrowLeft: telling.back }[key];
    way?.();
    return way !== undefined;
  });

  // a leader's press on another device, if this is the television
  const { count, all } = useAppSelector((state) => state.television.continued);
  const counted = useRef(count);
  const goOnWithRoom = useEffectEvent(() => (all ? telling.end() : telling.next()));
  useEffect(() => {
    if (counted.current === count) return;
    counted.current = count;
    goOnWithRoom();
  }, [count]);

  /** When the clock of the current step began. A time that changes meanwhile counts from there. */
  const began = useRef({ step: '', at: 0 });
  useEffect(() => {
    const now = performance.now();
    if (began.current.step !== step || held) began.current = { step, at: now };
    if (time === null || held || step === '') return;
    const timer = setTimeout(() => goOn(), Math.max(0, time - (now - began.current.at)));
    return () => clearTimeout(timer);
  }, [step, time, held]);

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
