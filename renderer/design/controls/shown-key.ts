import { type RefObject, useEffect, useEffectEvent } from 'react';

/** A key that presses a button wherever the focus is. */
export interface ShownKey {
  /** Named as in `KeyboardEvent.key`. */
  readonly key: 'Enter' | ' ';
  /**
   * The key's label on the button, in the reader's language. A labelled key works wherever the focus is.
   * Without a label, the focused element's own key has priority.
   */
  readonly written?: string | undefined;
}

/** The key's name for assistive technology. */
export function spokenKey({ key }: ShownKey): string {
  return key === ' ' ? 'Space' : key;
}

/** Elements that keep their keys: fields, and links and terms, which only Enter opens. */
const keeping = {
  Enter:
    'textarea, select, a[href], [aria-haspopup="dialog"], [contenteditable="true"], input:not([type="range"], [type="checkbox"], [type="radio"])',
  ' ': 'textarea, select, [contenteditable="true"], input',
} as const;
/** Elements that Enter and the space bar press by default. */
const pressable = 'button, summary, input, [role="button"]';

/** The topmost sheet, if any. */
function topSheet(): Element | undefined {
  return [...document.querySelectorAll('dialog[open]')].at(-1);
}

/** Whether the key is meant for this button, wherever the focus is. */
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
 * Makes a key press a button.
 * It handles the key before the focused element does, but after overlays that stop keys at the window. Holding the key
 * presses once.
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
    // a focused button presses itself, but key repeat must not press it again
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
      // a focused button would be pressed when the space bar is released
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
