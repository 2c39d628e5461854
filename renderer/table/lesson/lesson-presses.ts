/** What is pressed at a table to choose something: its pieces, and what answers on the counter. */
const choices = '.piece, .crate-button, [data-piece], [data-action], .counter-actions button, .dial, [type="range"]';
/** What is pointed at carries it. */
export const pointedAt = 'data-lesson-next';

/**
 * How a press of a lesson finds what is pressed: see `LessonStep.presses`. One that is made again, as for two of one good,
 * falls on what the first has chosen.
 */
function selectorOf(press: string, isAgain: boolean): string {
  const [of = '', ...name] = press.split(':');
  const named = CSS.escape(name.join(':'));
  if (of === 'piece') {
    // where pieces are read and not drawn, buttons stand for them
    const free = isAgain
      ? '.chosen, .button:not([aria-disabled])'
      : '.button:not([aria-pressed="true"], [aria-disabled])';
    return `[data-piece="${named}"]:is(.lit, ${free})`;
  }
  if (of === 'action') return `[data-action="${named}"]:not([aria-disabled])`;
  return '.counter .button.primary:not([aria-disabled])';
}

/** Where a lesson is among the presses of a step, and what is there to be pressed. */
export interface NextPress {
  readonly at: number;
  readonly what: HTMLElement;
}

/** The next press of those from `from` on that is there to be made; undefined where none is. */
export function nextPress(page: HTMLElement, presses: readonly string[], from: number): NextPress | undefined {
  for (const [at, press] of presses.entries()) {
    if (at < from) continue;
    const found = [...page.querySelectorAll<HTMLElement>(selectorOf(press, presses[at - 1] === press))];
    const what = found.find((element) => element.checkVisibility());
    if (what !== undefined) return { at, what };
  }
  return undefined;
}

/** What was pressed, as far as it would choose something; null for everything else on the page. */
export function choicePressed(event: Event): Element | null {
  return event.target instanceof Element ? event.target.closest(choices) : null;
}
