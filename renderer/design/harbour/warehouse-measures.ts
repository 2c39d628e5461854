import { signLettering } from '../drawing/painted-sign.tsx';
import { priceTagWidth } from '../drawing/price-tag.tsx';

interface Space {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The places of all parts of a warehouse front, in pixels. */
export interface WarehouseMeasures {
  /** The y of the roof's two ends. */
  readonly eaves: number;
  /** The discs of the symbols in the gable. */
  readonly emblem: { readonly y: number; readonly radius: number };
  readonly sign: Space & { readonly size: number; readonly lines: 1 | 2 | 3 };
  readonly door: Space;
  /** The part of the door that nothing covers. */
  readonly recipe: Space;
  readonly rosette: { readonly x: number; readonly y: number };
  readonly tag: { readonly x: number; readonly y: number; readonly size: number };
  /** The pawns from left to right, each overlapping the previous one. */
  readonly pawns: { readonly x: number; readonly y: number; readonly size: number; readonly step: number };
}

export const ROSETTE_SIZE = 28;
/** The height from which a front fits a third line of the name, in pixels. */
const TALL = 170;

/** The largest font size of a name. */
function largestLetters(width: number, height: number): number {
  return width > 142 && height >= TALL ? 20 : 16;
}

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** The least width and height of a part, in pixels, if a front is too small for it. */
const LEAST = 4;

const inside = (x: number, y: number, width: number, height: number): Space => ({
  x,
  y,
  width: Math.max(LEAST, width),
  height: Math.max(LEAST, height),
});

/** Measures a front from its size in pixels and its contents. */
export function measureWarehouse(
  face: { readonly name: string; readonly rated: boolean; readonly price: string | undefined; readonly pawns: number },
  width: number,
  height: number,
): WarehouseMeasures {
  const narrow = width < 112;
  const eaves = Math.round(between(28, height * 0.23, 46));
  const signX = narrow ? 2 : 6;
  const signWidth = Math.max(LEAST, width - signX * 2);
  const lines = height >= TALL ? 3 : 2;
  const { size: letters, rows } = signLettering(face.name, signWidth, largestLetters(signWidth, height), lines);
  const signHeight = Math.round(rows.length * letters * 1.06) + 6;
  const sign = { x: signX, y: eaves + 2, width: signWidth, height: signHeight, size: letters, lines } as const;
  const side = narrow ? 8 : 12;
  const plinth = face.price === undefined ? 8 : 30;
  const doorY = sign.y + sign.height - 1;
  const door = inside(side, doorY, width - side * 2, height - plinth - doorY);
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
  // on a low front the recipe has priority over the pawn's head
  const free = Math.max(highest - door.y, door.height * 0.62);
  const recipe = inside(door.x + 4, door.y + 1, door.width - 8, Math.min(free, door.height) - 2);
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
