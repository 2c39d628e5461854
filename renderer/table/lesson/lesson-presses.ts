import { isDrawn } from '../../design/index.ts';

/** Everything at a table that a choice can press: pieces, and the counter's controls. */
const choices = '.piece, .crate-button, [data-piece], [data-action], .counter-actions button, .dial, [type="range"]';
/** The attribute of the element that the lesson points at. */
export const pointedAt = 'data-lesson-next';

/**
 * The selector for a press of a lesson; see `LessonStep.presses`.
 * A repeated press, as for two of one good, matches what the first has chosen.
 */
function selectorOf(press: string, isAgain: boolean): string {
  const [of = '', ...name] = press.split(':');
  const named = CSS.escape(name.join(':'));
  if (of === 'piece') {
    // in the lists view, buttons stand for pieces
    const free = isAgain
      ? '.chosen, .button:not([aria-disabled])'
      : '.button:not([aria-pressed="true"], [aria-disabled])';
    return `[data-piece="${named}"]:is(.lit, ${free})`;
  }
  if (of === 'action') return `[data-action="${named}"]:not([aria-disabled])`;
  return '.counter .button.primary:not([aria-disabled])';
}

/** A press's index in its step, and its element. */
export interface NextPress {
  readonly at: number;
  readonly what: HTMLElement;
}

/** The first press from index `from` on whose element is visible; undefined if there is none. */
export function nextPress(page: HTMLElement, presses: readonly string[], from: number): NextPress | undefined {
  for (const [at, press] of presses.entries()) {
    if (at < from) continue;
    const found = [...page.querySelectorAll<HTMLElement>(selectorOf(press, presses[at - 1] === press))];
    const what = found.find(isDrawn);
    if (what !== undefined) return { at, what };
  }
  return undefined;
}

/** The pressed choice; null for anything else on the page. */
export function choicePressed(event: Event): Element | null {
  return event.target instanceof Element ? event.target.closest(choices) : null;
}
