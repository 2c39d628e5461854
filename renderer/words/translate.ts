/** A text of the catalogues, with its figures, its names and its lists (joined as the catalogue says) filled in. */
export type Translate = (key: string, facts?: Readonly<Record<string, string | number | readonly string[]>>) => string;

/** At most this many texts are kept: far more than a board shows. */
const mostKept = 4000;

const kept = new Map<string, string>();

/** Forgets all kept texts. For changed catalogues. */
export function forgetTexts(): void {
  kept.clear();
}

/** A translator to a language that keeps its texts, because each board needs nearly the same ones at each press. */
export function keepingTexts(translate: Translate, language: string): Translate {
  return (key, facts) => {
    const id = `${language} ${key}${facts === undefined ? '' : JSON.stringify(facts)}`;
    const known = kept.get(id);
    if (known !== undefined) return known;
    const text = translate(key, facts);
    if (kept.size >= mostKept) kept.clear();
    kept.set(id, text);
    return text;
  };
}
