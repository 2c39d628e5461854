import type { Seat } from '../../engine/index.ts';

/** A face of a die: the seat with that colour (possibly a seat that is not in the match), or blank. */
export type DieFace = 0 | 1 | 2 | 3 | 4 | 'blank';

/** Both dice have these faces: five colours and a blank. */
export const dieFaces: readonly DieFace[] = [0, 1, 2, 3, 4, 'blank'];

/** A seat's draw by the dice, in drawing order: `times` × (one card, plus one for each of its shops). */
export interface DiceDraw {
  readonly seat: Seat;
  readonly shops: number;
  /** 1, or 2 if both dice show the colour and each pays. Ruling 12. */
  readonly times: number;
  readonly count: number;
}

/** The result of the dice, and the resulting draws in order. */
export interface Roll {
  readonly faces: readonly [DieFace, DieFace];
  readonly draws: readonly DiceDraw[];
}
