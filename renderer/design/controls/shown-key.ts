import { type RefObject, useEffect, useEffectEvent } from 'react';

/** A key that a button stands for, beside being pressed itself. */
export interface ShownKey {
  /** Named as in `KeyboardEvent.key`. */
  readonly key: 'Enter' | ' ';
  /**
   * As it is written on the button, in the reader's language. A key that is written does what the button does, wherever
   * the focus is. Left out where nothing is written: then the key of whatever has the focus comes first.
   */
  readonly written?: string | undefined;
}

/** What a key is called for helping devices. */
export function spokenKey({ key }: ShownKey): string {
  return key === ' ' ? 'Space' : key;
}

/** What no key is taken from: whoever writes or chooses there needs them all, and a link, or a word that opens
 * its meaning, is followed by Enter alone. */
const keeping = {
  Enter:
    'textarea, select, a[href], [aria-haspopup="dialog"], [contenteditable="true"], input:not([type="range"], [type="checkbox"], [type="radio"])',
  ' ': 'textarea, select, [contenteditable="true"], input',
} as const;
/** What Enter and the space bar press by themselves. */
const pressable = 'button, summary, input, [role="button"]';

/** The sheet that lies on top of all others, if any does. */
function topSheet(): Element | undefined {
  return [...document.querySelectorAll('dialog[open]')].at(-1);
}

/** Is the key meant for this button, wherever the focus is? */
function isMeantFor(button: Element, { key, written }: ShownKey, event: KeyboardEvent): boolean {
  if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  const sheet = topSheet();
  if (sheet !== undefined && !sheet.contains(button)) return false;
  const { target } = event;
  if (!(target instanceof Element)) return true;
  if (target.closest(keeping[key]) !== null) return false;
  return written !== undefined || target.closest(`${pressable}, dialog`) === null;
}

/**
 * Lets a key do what a button does. It is heard before whatever has the focus could be pressed by it, and after what lies
 * over the whole page and stops keys at the window. Held down, the key does its thing once.
 */
export function useShownKey(
  shown: ShownKey | undefined,
  button: RefObject<HTMLElement | null>,
  press: () => void,
  release: () => void = () => {},
): void {
  const down = useEffectEvent((event: KeyboardEvent): boolean => {
    const element = button.current;
    if (shown === undefined || element === null || !isMeantFor(element, shown, event)) return false;
    // pressed itself, the button needs no help; but a key that is held must not press it over and over
    if (event.target instanceof Node && element.contains(event.target) && !event.repeat) return false;
    event.preventDefault();
    if (!event.repeat) press();
    return true;
  });
  const up = useEffectEvent(release);
  const key = shown?.key;
  useEffect(() => {
    if (key === undefined) return;
    let isHeld = false;
    const pressed = (event: KeyboardEvent): void => {
      if (down(event)) isHeld = true;
    };
    const released = (event: KeyboardEvent): void => {
      if (event.key !== key || !isHeld) return;
      isHeld = false;
      // a button that has the focus is pressed as the space bar is let go
      event.preventDefault();
      up();
    };
    document.addEventListener('keydown', pressed, true);
    document.addEventListener('keyup', released, true);
    return () => {
      document.removeEventListener('keydown', pressed, true);
      document.removeEventListener('keyup', released, true);
    };
  }, [key]);
}
