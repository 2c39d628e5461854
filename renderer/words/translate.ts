/** A text of the catalogues, with its figures, its names and its lists (joined as the catalogue says) filled in. */
export type Translate = (key: string, facts?: Readonly<Record<string, string | number | readonly string[]>>) => string;
