import { heroesInRow, monstersInRow } from '../../../shared/games/emporium/rows.ts';
import type { BoardLayout } from '../../table/index.ts';

/** What the rows need to stay on one screen. */
export const leastHeights = { row: 600, shared: 640 } as const;

/** Width and height of a piece, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What the one-screen board draws how large, in pixels. */
export interface Measures {
  readonly monster: Size;
  readonly hero: Size;
  readonly deck: Size;
  readonly card: Size;
  /** The height of a rival's row; from `tallRival` on it holds its trophies larger. */
  readonly rival: number;
}

/** A rival's row from this height on draws its trophies larger. */
export const tallRival = 46;

/** The column for the end and the till roll. */
export const sideWidth = 262;
/** Air between two pieces of a row, and at the edges of the board. */
export const gap = 12;
/** The three decks stand beside the heroes so wide. */
const decksWidth = 326;

/** Measures of the one-screen board with so many players. */
export function measuresFor({ width, side, upright }: BoardLayout, seatCount: number): Measures {
  const rivals = seatCount - 1;
  const crowded = rivals > 3;
  const shown = heroesInRow(seatCount);
  if (upright) {
    const hero = Math.min(280, Math.floor((width - (shown + 1) * gap) / shown));
    return {
      monster: { width: Math.min(190, Math.floor((width - (monstersInRow + 1) * gap) / monstersInRow)), height: 210 },
      hero: { width: hero, height: 190 },
      deck: { width: 84, height: 104 },
      card: { width: 118, height: 146 },
      rival: 40,
    };
  }
  const room = side ? width - sideWidth : width;
  const heroes = room - decksWidth - gap;
  const hero = Math.min(280, Math.floor((heroes - shown * gap) / shown));
  return {
    monster: crowded ? { width: 142, height: 190 } : { width: 160, height: 190 },
    hero: { width: hero, height: 174 },
    deck: { width: 74, height: 96 },
    card: { width: 114, height: 142 },
    rival: crowded ? Math.floor((198 - (rivals - 1) * 4) / rivals) : 56,
  };
}
