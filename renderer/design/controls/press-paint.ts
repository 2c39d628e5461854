import { flushSync } from 'react-dom';

/** Whether the latest press is not painted yet. Never true on a page without `paintPressesFirst`. */
let isPainting = false;
/** The effect of the latest press, until it is painted. */
let effect: (() => void) | null = null;

function takeEffect(): void {
  isPainting = false;
  const act = effect;
  effect = null;
  if (act) flushSync(act);
}

function begin(): void {
  takeEffect();
  isPainting = !document.hidden;
  // a task that a frame starts runs after its paint
  requestAnimationFrame(() => setTimeout(takeEffect));
}

/**
 * Paints each press before it takes effect: a slow device redraws a board for longer than a press may go unanswered.
 * An effect that waits comes before the next press, and before the page is hidden.
 */
export function paintPressesFirst(): void {
  for (const event of ['click', 'keydown', 'visibilitychange']) addEventListener(event, begin, true);
}

/** Marks an element as pressed, and lets its press take effect once that is painted; at once if nothing is painted. */
export function pressed(element: HTMLElement, act: () => void): void {
  if (!isPainting) {
    act();
    return;
  }
  element.dataset.pressed = '';
  effect = () => {
    delete element.dataset.pressed;
    act();
  };
}
