/** What somebody who is asked may press: the first piece that is lit, or what the counter offers first. */
const answers = ['.piece.lit', '.crate-button.lit', '.counter .button.primary', '.counter .button'];

function seen(page: HTMLElement, selector: string): HTMLElement | undefined {
  return [...page.querySelectorAll<HTMLElement>(selector)].find((element) => element.checkVisibility());
}

/** The first thing at a table that answers what is asked; undefined where nothing does. */
export function whatIsAsked(page: HTMLElement): HTMLElement | undefined {
  for (const each of answers) {
    const answer = seen(page, each);
    if (answer !== undefined) return answer;
  }
  return undefined;
}

/**
 * What to press next, of all that answers what is asked: the counter's main button once it would play something, a piece that
 * is lit before that, and else what the counter has besides the ways that are always there.
 */
export function whatToPressNext(page: HTMLElement): HTMLElement | undefined {
  const main = '.counter .button.primary:not([aria-disabled])';
  const other = '.counter-actions .button:not(.quiet, .bare, [aria-disabled])';
  for (const each of [main, '.piece.lit', '.crate-button.lit', other]) {
    const next = seen(page, each);
    if (next !== undefined) return next;
  }
  return undefined;
}
