/** Where things lie on a hero's card, in pixels from its corner. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface HeroLayout {
  readonly sign: Box;
  readonly poster: Box;
  readonly slots: readonly Box[];
  /** The end of the line that tells the base strength, on its baseline. */
  readonly base: { readonly x: number; readonly y: number; readonly size: number };
  readonly badge: { readonly x: number; readonly y: number; readonly radius: number };
  /** The largest letters of the name, and its lines. */
  readonly lettering: number;
  readonly lines: 1 | 2;
}

/** An upright card has room for a portrait above its slots from this height on, in pixels. */
const upright = 220;

/** Upright cards narrower than this have no room for anything beside the portrait, and lower slots. */
const narrow = 150;

/** The least letters of a name, and the part of their size from one line to the next. */
export const leastLettering = 14;
const leading = 1.04;

/** The slots stand beside the portrait where the card is wide or low, else below it. */
export function heroLayout(width: number, height: number, count: number): HeroLayout {
  const lettering = Math.floor(Math.min(17, Math.max(leastLettering, height * 0.085)));
  const lines = width < narrow ? 2 : 1;
  const signHeight = lines === 2 ? 2 * leastLettering * leading + 7 : lettering * 1.9;
  const sign = { x: 4, y: 4, width: width - 8, height: Math.round(signHeight) };
  const top = sign.y + sign.height + 4;
  const foot = height - 7;
  const size = height < 180 ? 14 : 16;
  return width >= height * 1.05 || (height < upright && width >= narrow)
    ? beside({ width, top, foot, size, count, sign, lettering, lines })
    : below({ width, top, foot, size, count, sign, lettering, lines });
}

interface Room {
  readonly width: number;
  readonly top: number;
  readonly foot: number;
  /** Of the letters of the base. */
  readonly size: number;
  readonly count: number;
  readonly sign: Box;
  readonly lettering: number;
  readonly lines: 1 | 2;
}

function beside({ width, top, foot, size, count, sign, lettering, lines }: Room): HeroLayout {
  const poster = { x: 7, y: top, width: Math.round(Math.min(width * 0.45, (foot - top) * 0.9)), height: foot - top };
  const left = poster.x + poster.width + 7;
  const gap = size < 16 ? 2 : 4;
  const high = Math.floor(Math.min(42, (foot - top - size - 3) / count - gap));
  const slots = Array.from({ length: count }, (_, index) => ({
    x: left,
    y: top + index * (high + gap),
    width: width - left - 7,
    height: high,
  }));
  const radius = badgeIn(poster);
  return {
    sign,
    poster,
    slots,
    base: { x: width - 14, y: foot - 5, size },
    badge: { x: poster.x + radius + 3, y: foot - radius - 3, radius },
    lettering,
    lines,
  };
}

function below({ width, top, foot, size, count, sign, lettering, lines }: Room): HeroLayout {
  const gap = 4;
  const rows = Math.ceil(count / 2);
  const high = width < narrow ? 30 : 34;
  const line = size + 5;
  const end = foot - rows * (high + gap) - line;
  const poster = { x: 7, y: top, width: width - 14, height: end - top };
  const wide = (width - 14 - gap) / 2;
  const slots = Array.from({ length: count }, (_, index) => {
    // a slot alone in its row has all of it
    const alone = index === count - 1 && count % 2 === 1;
    return {
      x: 7 + (index % 2) * (wide + gap),
      y: end + gap + Math.floor(index / 2) * (high + gap),
      width: alone ? width - 14 : wide,
      height: high,
    };
  });
  const radius = badgeIn(poster);
  // under the sign of its class where there is room for both
  const across = poster.height < 70 ? poster.width - radius - 3 : radius + 3;
  return {
    sign,
    poster,
    slots,
    base: { x: width - 12, y: foot - 4, size },
    badge: { x: poster.x + across, y: poster.y + poster.height - radius - 3, radius },
    lettering,
    lines,
  };
}

/** The total stays large enough to be read on the smallest portrait. */
const leastBadge = 13;

function badgeIn(poster: Box): number {
  return Math.round(Math.max(leastBadge, Math.min(22, poster.width * 0.2, poster.height * 0.2)));
}
