import { heroesInRow, monstersInRow } from '../../../../shared/games/emporium/rows.ts';
import type { Size } from '../../../game-kit/sizes.ts';
import type { BoardLayout } from '../../../table/index.ts';

/** Minimum heights for a board on one screen. */
export const leastHeights = { row: 640, shared: 640 } as const;

/** Sizes on the one-screen board, in pixels. */
export interface Measures {
  /** Heights of the gate (monsters) and the wall (heroes); the desk has the rest. */
  readonly gate: number;
  readonly wall: number;
  readonly monster: Size;
  readonly hero: Size;
  readonly deck: Size;
  readonly card: Size;
  /** Height of a rival's row; from `tallRival`, the hand is below the trophies. */
  readonly rival: number;
}

/** Minimum widths of a rival's row and a monster, and a monster's maximum for its height. */
const rivalWidth = 560;
const leastMonster = 132;
const monsterShape = 0.8;

/** From this height, a rival's row has two lines. */
export const tallRival = 44;

/** Width of the column with the end and the log. */
const sideWidth = 262;
/** Gap between two pieces, and before the first. */
const gap = 12;
const edge = 18;
/** Width of the three decks beside the heroes. */
const decksWidth = 340;
/** Width of the decks beside the monsters, in portrait. */
const decksUpright = 288;
/** Width of the die's eight numbers. */
const dieWidth = 384;

/** Row heights of a board 720 pixels high, and their maximum growth. */
const usual = { gate: 214, wall: 232, desk: 158 } as const;
const mostGrown = 1.3;
const leastDesk = 128;
/** Height of head and counter, with the side column and without. */
const framed = { side: 43 + 68, row: 50 + 84 } as const;
/** A hero's totals with the gap above, and the margins of a row. */
const totals = 34;
const air = { gate: 24, wall: 16, desk: 18 } as const;
/** Width divided by height of a card. */
const cardShape = 0.803;

/** Sizes of the one-screen board for a number of players. */
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

/** Monsters get the width left by a rival's row with names, trophies and gold. */
function monsterWidth(room: number, height: number): number {
  const left = Math.floor((room - edge - rivalWidth) / monstersInRow) - gap;
  return Math.max(leastMonster, Math.min(left, Math.round(height * monsterShape)));
}

/** Heights in portrait: gate, wall, a rival's row, desk parts above the hand, and frame, in pixels. */
const upright = { gate: 184, wall: 240, rival: 38, own: 128, framed: 50 + 104 } as const;

function uprightMeasures({ width, height }: BoardLayout, seatCount: number): Measures {
  const shown = heroesInRow(seatCount);
  const rivals = seatCount - 1;
  const others = rivals * (upright.rival + 4) + 8;
  const left = height - upright.framed - others - upright.own;
  // hand cards get the remaining height, up to the size at which four fill the desk
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

/** The height of each of several stacked rows, 4 pixels apart. */
function rivalHeight(rivals: number, room: number): number {
  return Math.min(60, Math.floor((room - (rivals - 1) * 4) / rivals));
}
