/** What a piece is, and what it means for what is asked: for its tag and its list, and in a row for a screen reader. */
export interface Told {
  readonly name: string;
  readonly facts: readonly string[];
}

/** What is told of a piece as sentences in a row, for a screen reader. What is empty is left out. */
export function spoken({ name, facts }: Told): string {
  return [name, ...facts]
    .filter((part) => part !== '')
    .map((part) => (/[.!?]$/.test(part) ? part : `${part}.`))
    .join(' ');
}
