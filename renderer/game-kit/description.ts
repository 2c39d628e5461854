/** A piece's name and its meaning for the question: for its tag, its list, and screen readers. */
export interface Description {
  readonly name: string;
  readonly facts: readonly string[];
}

/** The description of a piece as sentences, for screen readers. Skips empty parts. */
export function spoken({ name, facts }: Description): string {
  return [name, ...facts]
    .filter((part) => part !== '')
    .map((part) => (/[.!?]$/.test(part) ? part : `${part}.`))
    .join(' ');
}
