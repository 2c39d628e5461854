import { type Language, languages } from '../../../shared/protocol/languages.ts';
import { campaign } from '../../harness/campaign.ts';

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
const phoneAside = { width: 844, height: 390 } as const;
const widePhone = { width: 412, height: 915 } as const;
const [tablet, uprightTablet, smallTablet] = [
  { width: 1180, height: 820 },
  { width: 820, height: 1180 },
  { width: 768, height: 1024 },
] as const;
const [lowest, low, middle, usual, large, largest] = boardSizes;
/** A laptop's window under a browser's bars. */
const underBars = { width: 1366, height: 625 } as const;

/** Sizes that take turns. Their number is no multiple of the number of text sizes, so each size meets all of these. */
const boardsInTurn = [lowest, tablet, low, uprightTablet, middle, underBars, usual, smallTablet, large, largest];
const phonesInTurn = [...phones, widePhone, phoneAside];
/** Of five in a row, one is a phone. */
const allInTurn = [lowest, phones[0], low, large, tablet, middle, phones[1], usual, uprightTablet, largest];

/** Normal, large, and the largest size of a drawn table. */
const textSizes = [100, 200, 115] as const;
/** Enough looks to cover each pair of values: four sizes in all languages, and all text sizes in each. */
export const coveringLooks: readonly PageLook[] = [lowest, usual, ...phones].flatMap((size, row) =>
  languages.map((language, column) => {
    const textSize = textSizes[(row + column) % textSizes.length] ?? 100;
    return { ...size, language, textSize, theme: 'light' as const };
  }),
);

function lookOf(sizes: readonly Pick<PageLook, 'width' | 'height'>[], turn: number): PageLook {
  return {
    ...(sizes[turn % sizes.length] ?? usual),
    language: languages[(turn + Math.floor(turn / languages.length)) % languages.length] ?? 'en',
    textSize: textSizes[turn % textSizes.length] ?? 100,
    theme: (turn + Math.floor(turn / sizes.length)) % 2 === 0 ? 'light' : 'dark',
  };
}

/** How often a check shows a moment, each time at another size. */
export const showings: readonly number[] = Array.from({ length: campaign(2, 2, 4) }, (_, index) => index);

/** The look of a moment's step at one of its `showings`. Over 30 looks, every size meets every text size. */
export function lookOfStep(step: number, showing: number): PageLook {
  return lookOf(allInTurn, step + 3 * showing);
}

/**
 * The looks of a game's question at one number of players: a board and a phone, in turn, at the fewest and at the most,
 * and one in between. Alone and with the most together are in every language. `index` counts the game's questions: over them, every
 * size meets every text size.
 */
export function looksOfQuestion(
  index: number,
  { seats, min, max }: { readonly seats: number; readonly min: number; readonly max: number },
): readonly PageLook[] {
  const turn = index + 7 * (seats - min);
  const both = [lookOf(boardsInTurn, turn), lookOf(phonesInTurn, turn)];
  const isWhole = seats === min || (seats === max && min > 1);
  const inTurn = (index + seats) % 2 === 0 ? both : both.toReversed();
  const looks = isWhole ? inTurn : inTurn.slice(0, 1);
  const spoken = index + Math.floor(index / languages.length) + (seats === min ? 0 : seats === max ? 2 : seats);
  return looks.map((look, row) => ({ ...look, language: languages[(spoken + row) % languages.length] ?? 'en' }));
}

/** Looks of a crowded region: one board, a phone upright and a phone on its side, in turn over the regions. */
export function looksOfRegion(turn: number): readonly PageLook[] {
  const [board, phone] = [boardSizes[turn % boardSizes.length], phones[turn % phones.length]];
  return [board ?? usual, phone ?? phones[0], phoneAside].map((size, row) => ({
    ...size,
    language: languages[(row + turn) % languages.length] ?? 'en',
    textSize: textSizes[(row + Math.floor(turn / languages.length)) % textSizes.length] ?? 100,
    theme: (row + turn) % 2 === 0 ? 'light' : 'dark',
  }));
}

export function nameOfLook({ width, height, language, textSize }: PageLook): string {
  return `${width}×${height} ${language} ${textSize} %`;
}
