import { heroesInRow, monstersInRow } from '../../../../shared/games/emporium/rows.ts';
import type { Size } from '../../../game-kit/sizes.ts';
import type { BoardLayout } from '../../../table/index.ts';

/** What the rows need to stay on one screen. */
export const leastHeights = { row: 640, shared: 640 } as const;

/** What the one-screen board draws how large, in pixels. */
export interface Measures {
  /** The heights of the gate with the monsters and of the wall with the heroes; the desk has the rest. */
  readonly gate: number;
  readonly wall: number;
  readonly monster: Size;
  readonly hero: Size;
  readonly deck: Size;
  readonly card: Size;
  /** The height of a rival's row; from `tallRival` on what is held stands under what was won. */
  readonly rival: number;
}

/** How wide a rival's row must be, how wide a monster is at least, and for its height at most. */
const rivalWidth = 560;
const leastMonster = 132;
const monsterShape = 0.8;

/** A rival's row from this height on has two lines. */
export const tallRival = 44;

/** The column for the end and the till roll. */
const sideWidth = 262;
/** Between two pieces of a row, and on the left of the first one. */
const gap = 12;
const edge = 18;
/** The three decks stand beside the heroes so wide. */
const decksWidth = 340;
/** Upright they stand beside the monsters. */
const decksUpright = 288;
/** The die's eight numbers. */
const dieWidth = 384;

/** Heights of the rows of a board 720 high, in pixels, and how much they grow in a higher one. */
const usual = { gate: 214, wall: 232, desk: 158 } as const;
const mostGrown = 1.3;
const leastDesk = 128;
/** Head and counter with the side column, and without. */
const framed = { side: 43 + 68, row: 50 + 84 } as const;
/** A hero's totals, with the gap over them; and the air over and under a row. */
const totals = 34;
const air = { gate: 24, wall: 16, desk: 18 } as const;
/** How wide a card is for its height. */
const cardShape = 0.803;

/** Measures of the one-screen board with so many players. */
export function measuresFor(layout: BoardLayout, seatCount: number): Measures {
  return layout.upright ? uprightMeasures(layout, seatCount) : rowMeasures(layout, seatCount);
}

function rowMeasures({ width, height, side }: BoardLayout, seatCount: number): Measures {
  const rivals = seatCount - 1;
  const room = side ? width - sideWidth : width;
  const left = height - framed[side ? 'side' : 'row'];
  const grown = Math.min(mostGrown, left / (usual.gate + usual.wall + usual.desk));
  const desk = Math.max(leastDesk, usual.desk * grown);
  const over = Math.min(left - desk, (usual.gate + usual.wall) * mostGrown);
  const gate = Math.round((over * usual.gate) / (usual.gate + usual.wall));
  const wall = Math.round(over) - gate;
  const shown = heroesInRow(seatCount);
  const cardHeight = desk - air.desk;
  const cardWidth = Math.min((room - dieWidth - 66 - 3 * 10) / 4, cardHeight * cardShape);
  return {
    gate,
    wall,
    monster: { width: monsterWidth(room, gate - air.gate), height: gate - air.gate },
    hero: {
      width: Math.min(shown === 1 ? 320 : 280, Math.floor((room - decksWidth - edge - gap - shown * gap) / shown)),
      height: wall - totals - air.wall,
    },
    deck: { width: 74, height: Math.min(104, wall - 132) },
    card: sized(cardWidth, cardWidth / cardShape),
    rival: rivalHeight(rivals, gate - 16),
  };
}

/** The monsters take what a rival's row leaves that shows names, trophies and gold. */
function monsterWidth(room: number, height: number): number {
  const left = Math.floor((room - edge - rivalWidth) / monstersInRow) - gap;
  return Math.max(leastMonster, Math.min(left, Math.round(height * monsterShape)));
}

/** Upright, the rows of the gate and the wall, a rival's row, what lies over the hand on the desk, and its frame, in pixels. */
const upright = { gate: 184, wall: 240, rival: 38, own: 128, framed: 50 + 104 } as const;

function uprightMeasures({ width, height }: BoardLayout, seatCount: number): Measures {
  const shown = heroesInRow(seatCount);
  const rivals = seatCount - 1;
  const others = rivals * (upright.rival + 4) + 8;
  const left = height - upright.framed - others - upright.own;
  // the cards of the hand have what the rows leave, and grow no further than four fill the desk
  const grown = Math.min(mostGrown, left / (upright.gate + upright.wall + 138));
  const gate = Math.round(upright.gate * grown);
  const wall = Math.round(upright.wall * grown);
  const cardWidth = Math.min((width - 24 - 32 - 3 * 10) / 4, (left - gate - wall) * cardShape);
  const monsters = width - decksUpright - edge - 2 * gap;
  return {
    gate,
    wall,
    monster: { width: Math.floor((monsters - (monstersInRow - 1) * gap) / monstersInRow), height: gate - air.gate },
    hero: {
      width: Math.min(330, Math.floor((width - 2 * edge - (shown - 1) * gap) / shown)),
      height: wall - totals - air.wall,
    },
    deck: { width: 62, height: Math.min(80, gate - 105) },
    card: sized(cardWidth, cardWidth / cardShape),
    rival: upright.rival,
  };
}

function sized(width: number, height: number): Size {
  return { width: Math.floor(width), height: Math.floor(height) };
}

/** So many rows one under the other, 4 pixels apart. */
function rivalHeight(rivals: number, room: number): number {
  return Math.min(60, Math.floor((room - (rivals - 1) * 4) / rivals));
}
