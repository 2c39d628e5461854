interface SentencesProps {
  readonly of: readonly string[];
}

/** Sentences of a tag, one below the other, and in a row where they are read aloud. */
export function Sentences({ of }: SentencesProps) {
  return of.map((sentence) => <span key={sentence}>{sentence} </span>);
}
