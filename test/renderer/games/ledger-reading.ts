/** A figure as the ledger writes it: "−2", "−$4", "12 $". */
export function figureIn(text: string | null): number {
  return Number(text?.replaceAll('−', '-').replaceAll(/[^-\d]/g, ''));
}

/** The rows of the scoring that a selector finds, as figures. */
export function scoringRows(
  container: HTMLElement,
  selector: string,
  figureOf: (cell: Element) => number = ({ textContent }) => figureIn(textContent),
): readonly (readonly number[])[] {
  return [...container.querySelectorAll(`.scoring-page:first-child ${selector}`)].map((row) =>
    [...row.querySelectorAll('td')].map(figureOf),
  );
}

export function paragraphsOf(container: HTMLElement): readonly string[] {
  return [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
}
