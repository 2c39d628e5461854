import { type Language, languages } from '../../../shared/protocol/languages.ts';

/** A page as somebody has it before them. */
export interface FitLook {
  readonly width: number;
  readonly height: number;
  readonly language: Language;
  /** In percent. */
  readonly textSize: number;
}

const sizes = [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
] as const;
const textSizes = [100, 200] as const;

/** Every size in every language in every size of text. */
export const allLooks: readonly FitLook[] = sizes.flatMap((size) =>
  textSizes.flatMap((textSize) => languages.map((language) => ({ ...size, textSize, language }))),
);

/**
 * So many of the looks that every two values meet in one of them: all sizes in all languages, and both in both sizes of
 * text. `turn` begins elsewhere, so that the looks of one question are not those of the next.
 */
export function coveringLooks(turn: number): readonly FitLook[] {
  return sizes.flatMap((size, row) =>
    languages.map((language, column) => {
      const textSize = textSizes[(row + column + turn) % textSizes.length] ?? 100;
      return { ...size, language, textSize };
    }),
  );
}

/**
 * One look of every size for a position of this name: always the same, so that a position that comes or goes leaves the
 * others theirs. Six turns in a row meet every size in every language and in both sizes of text.
 */
export function looksOf(name: string): readonly FitLook[] {
  const turn = turnOf(name);
  return sizes.map((size, row) => ({
    ...size,
    language: languages[(row + turn) % languages.length] ?? 'en',
    textSize: textSizes[(row + turn) % textSizes.length] ?? 100,
  }));
}

export function nameOfLook({ width, height, language, textSize }: FitLook): string {
  return `${width}×${height} ${language} ${textSize} %`;
}

function turnOf(name: string): number {
  return [...name].reduce((turn, letter) => (turn * 31 + (letter.codePointAt(0) ?? 0)) % 6007, 7) % 6;
}
