interface SentencesProps {
  /** Null where there is nothing to say. */
  readonly of: readonly (string | null)[];
}

/** Sentences of a tag, one below the other, and in a row where they are read aloud. */
export function Sentences({ of }: SentencesProps) {
  return of.map((sentence) => sentence !== null && <span key={sentence}>{sentence} </span>);
}
