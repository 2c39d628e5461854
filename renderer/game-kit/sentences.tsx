interface SentencesProps {
  /** Null entries are skipped. */
  readonly of: readonly (string | null)[];
}

/** The sentences of a tag: separate lines on the screen, a row for screen readers. */
export function Sentences({ of }: SentencesProps) {
  return of.map((sentence) => sentence !== null && <span key={sentence}>{sentence} </span>);
}
