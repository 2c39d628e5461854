/** A text of the catalogues, with its figures, its names and its lists (joined as the catalogue says) filled in. */
export type Translate = (key: string, facts?: Readonly<Record<string, string | number | readonly string[]>>) => string;

/** A translator keeps at most this many texts: far more than a board shows. */
const mostKept = 4000;

/** A translator that keeps its texts, because a board needs nearly the same ones at each press. */
export function keepingTexts(translate: Translate): Translate {
  const kept = new Map<string, string>();
  return (key, facts) => {
    const id = facts === undefined ? key : key + JSON.stringify(facts);
    const known = kept.get(id);
    if (known !== undefined) return known;
    const text = translate(key, facts);
    if (kept.size >= mostKept) kept.clear();
    kept.set(id, text);
    return text;
  };
}
