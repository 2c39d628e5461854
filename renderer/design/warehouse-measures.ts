import { fitLines, textWidth } from './lettering.ts';
import { priceTagWidth } from './price-tag.tsx';

interface Space {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where everything is on a warehouse front, in pixels. */
export interface WarehouseMeasures {
  /** How far down the roof reaches at its two ends. */
  readonly eaves: number;
  /** The discs of the symbols in the gable. */
  readonly emblem: { readonly y: number; readonly radius: number };
  readonly sign: Space & { readonly size: number; readonly lines: 1 | 2 | 3 };
  readonly door: Space;
  /** The part of the door before which nothing stands. */
  readonly recipe: Space;
  readonly rosette: { readonly x: number; readonly y: number };
  readonly tag: { readonly x: number; readonly y: number; readonly size: number };
  /** The pawns from left to right, each overlapping the one before it. */
  readonly pawns: { readonly x: number; readonly y: number; readonly size: number; readonly step: number };
}

export const ROSETTE_SIZE = 28;
/** Kept free at the two ends of a sign together. */
const SIGN_EDGE = 12;
/** A name is painted on a third line rather than squeezed narrower than this. */
const NARROWEST = 0.86;
/** Below it a third line would leave no door. */
const TALL = 170;

interface Lettering {
  readonly size: number;
  readonly lines: 1 | 2 | 3;
}

/** The largest letters in which a name fits on two lines; else 16 px, squeezed, or on a third line where there is a door left. */
function letteringOf(name: string, room: number, height: number): Lettering {
  const roomy = room > 130 && height >= TALL ? [20, 18] : [];
  for (const size of roomy) {
    const rows = fitLines(name, room, size, 2);
    if (rows.every((row) => row.squeeze === undefined)) return { size, lines: rows.length > 1 ? 2 : 1 };
  }
  const two = fitLines(name, room, 16, 2);
  const hard = two.some((row) => row.squeeze !== undefined && row.squeeze < textWidth(row.text, 16) * NARROWEST);
  if (hard && height >= TALL && fitLines(name, room, 16, 3).length === 3) return { size: 16, lines: 3 };
  return { size: 16, lines: two.length > 1 ? 2 : 1 };
}

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** Measures a front from its size in pixels and from what stands on and before it. */
export function measureWarehouse(
  face: { readonly name: string; readonly rated: boolean; readonly price: string | undefined; readonly pawns: number },
  width: number,
  height: number,
): WarehouseMeasures {
  const narrow = width < 112;
  const eaves = Math.round(between(28, height * 0.23, 46));
  const signX = narrow ? 2 : 6;
  const { size: letters, lines } = letteringOf(face.name, width - signX * 2 - SIGN_EDGE, height);
  const signHeight = Math.round(lines * letters * 1.06) + 6;
  const sign = { x: signX, y: eaves + 2, width: width - signX * 2, height: signHeight, size: letters, lines };
  const side = narrow ? 8 : 12;
  const plinth = face.price === undefined ? 8 : 30;
  const doorY = sign.y + sign.height - 1;
  const door = { x: side, y: doorY, width: width - side * 2, height: height - plinth - doorY };
  const rosette = { x: narrow ? 2 : 6, y: height - 31 };
  const tagSize = narrow ? 16 : 17;
  const tagWidth = face.price === undefined ? 0 : priceTagWidth(face.price, tagSize);
  const tag = { x: width - tagWidth - (narrow ? 2 : 6), y: height - tagSize - 12, size: tagSize };

  const size = Math.round(between(20, Math.min(width * 0.22, height * 0.17), 44));
  const step = Math.round(size * 0.72);
  const whole = size + step * (face.pawns - 1);
  const gapFrom = face.rated ? rosette.x + ROSETTE_SIZE : side;
  const pawnX = face.price === undefined ? width - side + 3 - whole : (gapFrom + tag.x + 6 - whole) / 2;
  const pawns = { x: pawnX, y: height - Math.round(size * 1.54), size, step };

  const doorEnd = door.y + door.height;
  const highest = Math.min(
    doorEnd,
    face.pawns > 0 ? pawns.y : doorEnd,
    face.price === undefined && face.rated ? rosette.y : doorEnd,
  );
  // on a low front the recipe is worth more than the pawn's head
  const free = Math.max(highest - door.y, door.height * 0.62);
  const recipe = { x: door.x + 4, y: door.y + 1, width: door.width - 8, height: Math.min(free, door.height) - 2 };
  return {
    eaves,
    emblem: { y: eaves * 0.68, radius: narrow || eaves < 36 ? 11 : 12.5 },
    sign,
    door,
    recipe,
    rosette,
    tag,
    pawns,
  };
}
