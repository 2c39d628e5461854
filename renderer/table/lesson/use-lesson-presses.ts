import { type RefObject, useEffect, useRef } from 'react';
import { choicePressed, type NextPress, nextPress, pointedAt } from './lesson-presses.ts';

interface LessonPresses {
  readonly page: RefObject<HTMLElement | null>;
  readonly presses: readonly string[];
  readonly onPress: (isWrong: boolean) => void;
  /** Called with the next element to press whenever it may have moved; undefined if there is none. */
  readonly pointAt: (what: HTMLElement | undefined) => void;
}

/** How long a press may take to show an effect, in milliseconds: the host answers and the table redraws. */
const patience = 1500;

/**
 * Guides a learner through the presses of a step: marks the next element, and blocks and reports other choices.
 * It restarts when remounted, so give it a key that identifies the step.
 */
export function useLessonPresses(settings: LessonPresses): void {
  const latest = useRef(settings);
  latest.current = settings;
  const { page } = settings;
  useEffect(() => {
    const table = page.current;
    if (table === null) return;
    let from = 0;
    let next: NextPress | undefined;
    let frame = 0;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    /** Restarts the presses: one had no effect, or the pending choice is gone. */
    const beginAnew = (): void => {
      from = 0;
      look();
    };
    const look = (): void => {
      const found = nextPress(table, latest.current.presses, from);
      if (found?.what !== next?.what) {
        next?.what.removeAttribute(pointedAt);
        found?.what.setAttribute(pointedAt, '');
        // the element may be further down a list
        found?.what.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      }
      clearTimeout(waiting);
      if (found === undefined && from > 0) waiting = setTimeout(beginAnew, patience);
      next = found;
      latest.current.pointAt(found?.what);
    };
    const lookSoon = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    const pressed = (event: Event): void => {
      const choice = choicePressed(event);
      if (choice === null) return;
      look();
      const isWrong = next === undefined || choice !== next.what;
      if (isWrong) {
        event.preventDefault();
        event.stopPropagation();
      } else if (next !== undefined) from = next.at + 1;
      latest.current.onPress(isWrong);
      lookSoon();
    };
    // no dragging and no clearing of the choice in a lesson
    const held = (event: Event): void => {
      if (choicePressed(event) !== null) event.stopPropagation();
    };
    const keyed = (event: KeyboardEvent): void => {
      if (document.querySelector('dialog[open]') !== null) return;
      const turns = event.target instanceof HTMLInputElement && event.key !== 'Tab';
      if (event.key === 'Escape' || turns) event.preventDefault();
    };
    lookSoon();
    const changes = new MutationObserver(lookSoon);
    const attributeFilter = ['class', 'style', 'aria-disabled'];
    changes.observe(table, { subtree: true, childList: true, attributes: true, attributeFilter });
    table.addEventListener('click', pressed, true);
    table.addEventListener('pointerdown', held, true);
    table.addEventListener('scroll', lookSoon, true);
    table.addEventListener('transitionend', lookSoon);
    window.addEventListener('resize', lookSoon);
    window.addEventListener('keydown', keyed, true);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(waiting);
      changes.disconnect();
      next?.what.removeAttribute(pointedAt);
      table.removeEventListener('click', pressed, true);
      table.removeEventListener('pointerdown', held, true);
      table.removeEventListener('scroll', lookSoon, true);
      table.removeEventListener('transitionend', lookSoon);
      window.removeEventListener('resize', lookSoon);
      window.removeEventListener('keydown', keyed, true);
    };
  }, [page]);
}
