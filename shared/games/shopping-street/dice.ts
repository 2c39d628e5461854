import type { Seat } from '../../engine/index.ts';

/**
 * A face of a die: the seat whose colour it shows (a colour that nobody plays is a seat that is not there), or blank.
 */
export type DieFace = 0 | 1 | 2 | 3 | 4 | 'blank';

/** Both dice alike: the five colours and a blank. */
export const dieFaces: readonly DieFace[] = [0, 1, 2, 3, 4, 'blank'];

/**
 * How many cards the dice bring somebody: one, and one for each shop they have, so many times. In the order of drawing.
 */
export interface DiceDraw {
  readonly seat: Seat;
  readonly shops: number;
  /** Once, or twice where both dice show the colour and each pays. Ruling 12. */
  readonly times: number;
  readonly count: number;
}

/** How the dice fell, and whom they bring cards, in the order in which they draw. */
export interface Roll {
  readonly faces: readonly [DieFace, DieFace];
  readonly draws: readonly DiceDraw[];
}
