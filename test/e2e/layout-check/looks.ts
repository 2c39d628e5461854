import { type Language, languages } from '../../../shared/protocol/languages.ts';

/** How a page is displayed. */
export interface PageLook {
  readonly width: number;
  readonly height: number;
  readonly language: Language;
  /** In percent. */
  readonly textSize: number;
  readonly theme: 'light' | 'dark';
}

/** Windows that fit the whole board, each at a different scale. */
export const boardSizes = [
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
  { width: 3840, height: 2160 },
] as const;
const phones = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
] as const;

/** Two sizes with a board and both of a phone; `turn` changes the start. The largest take longest to draw: seldom. */
function sizesAt(turn: number) {
  const [first, second, third, usual, larger, largest] = boardSizes;
  const small = [first, second, third][turn % 3] ?? first;
  const large = [usual, usual, larger, usual, usual, largest][turn % 6] ?? usual;
  return [small, large, ...phones];
}

/** Normal, large, and the largest size at which a table is drawn. */
const textSizes = [100, 200, 115] as const;
const phoneAside = { width: 844, height: 390 } as const;

/**
 * Enough looks to cover each pair of values: four sizes in all languages, and all text sizes in each. `turn` changes
 * the start, so that the looks of successive questions differ.
 */
export function coveringLooks(turn: number): readonly PageLook[] {
  return sizesAt(turn).flatMap((size, row) =>
    languages.map((language, column) => {
      const textSize = textSizes[(row + column + turn) % textSizes.length] ?? 100;
      return { ...size, language, textSize, theme: 'light' as const };
    }),
  );
}

/**
 * One look of every size, in every language and all text sizes. The name chooses the combination, so added or removed
 * positions do not affect others.
 */
export function looksOf(name: string): readonly PageLook[] {
  const turn = turnOf(name);
  return sizesAt(Math.floor(turn / 6)).map((size, row) => ({
    ...size,
    language: languages[(row + turn) % languages.length] ?? 'en',
    textSize: textSizes[(row + Math.floor(turn / languages.length)) % textSizes.length] ?? 100,
    theme: row % 2 === 0 ? 'light' : 'dark',
  }));
}

/**
 * The looks of a question at one number of players: a board and a phone at the fewest and at the most, and one in
 * between. Alone and with the most together are in every language.
 */
export function looksOfQuestion(
  name: string,
  { seats, min, max }: { readonly seats: number; readonly min: number; readonly max: number },
): readonly PageLook[] {
  const all = looksOf(name);
  const turn = turnOf(name);
  if (seats === min) return all.filter((_, row) => row % 2 === 0);
  if (seats === max && min > 1) return all.filter((_, row) => row % 2 === 1);
  const row = seats === max ? 1 + 2 * (Math.floor(turn / 3) % 2) : (turn + seats) % all.length;
  const language = seats === max ? all[1]?.language : all[row]?.language;
  return all.slice(row, row + 1).map((look) => ({ ...look, language: language ?? look.language }));
}

/** Looks of a crowded region: one board, a phone upright and a phone on its side, in turn over the regions. */
export function looksOfRegion(turn: number): readonly PageLook[] {
  const [board, phone] = [boardSizes[turn % boardSizes.length], phones[turn % phones.length]];
  return [board ?? boardSizes[0], phone ?? phones[0], phoneAside].map((size, row) => ({
    ...size,
    language: languages[(row + turn) % languages.length] ?? 'en',
    textSize: textSizes[(row + Math.floor(turn / languages.length)) % textSizes.length] ?? 100,
    theme: (row + turn) % 2 === 0 ? 'light' : 'dark',
  }));
}

export function nameOfLook({ width, height, language, textSize }: PageLook): string {
  return `${width}×${height} ${language} ${textSize} %`;
}

function turnOf(name: string): number {
  return [...name].reduce((turn, letter) => (turn * 31 + (letter.codePointAt(0) ?? 0)) % 6007, 7);
}
