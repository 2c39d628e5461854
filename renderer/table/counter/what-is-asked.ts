/** What somebody who is asked may press: what a lesson points at, the first piece that is lit, or what the counter offers first. */
const answers = [
  '[data-lesson-next]',
  '.piece.lit',
  '.crate-button.lit',
  '.counter .button.primary',
  '.counter .button',
];

/** The first thing at a table that answers what is asked; undefined where nothing does. */
export function whatIsAsked(page: HTMLElement): HTMLElement | undefined {
  for (const each of answers) {
    const answer = [...page.querySelectorAll<HTMLElement>(each)].find((element) => element.checkVisibility());
    if (answer !== undefined) return answer;
  }
  return undefined;
}
