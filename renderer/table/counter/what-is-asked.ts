import { isDrawn } from '../../design/index.ts';

/** What answers the question, by priority: the lesson's next press, a highlighted piece, a counter button. */
const answers = [
  '[data-lesson-next]',
  '.piece.lit',
  '.crate-button.lit',
  '.counter .button.primary',
  '.counter .button',
];

/** The first element that answers the question; undefined if there is none. */
export function whatIsAsked(page: HTMLElement): HTMLElement | undefined {
  for (const each of answers) {
    const answer = [...page.querySelectorAll<HTMLElement>(each)].find(isDrawn);
    if (answer !== undefined) return answer;
  }
  return undefined;
}
