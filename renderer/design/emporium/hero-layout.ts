/** A part's box on a hero's card, in pixels from its corner. */

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
  /** The end of the base-strength text, on its baseline. */
  readonly base: { readonly x: number; readonly y: number; readonly size: number };
  readonly badge: { readonly x: number; readonly y: number; readonly radius: number };
  /** The largest font size of the name, and its number of lines. */
  readonly lettering: number;
  readonly lines: 1 | 2;
}

/** The height from which a tall card fits a portrait above its slots, in pixels. */
const upright = 220;

/** The width below which a tall card has only its portrait and lower slots, in pixels. */
const narrow = 150;

/** The smallest font size of a name, in pixels, and the relative line height. */
export const leastLettering = 14;
const leading = 1.04;

/** Lays out a hero's card: slots beside the portrait on a wide or low card, else below it. */
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
  /** The font size of the base strength. */
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
    // a slot alone in its row takes the whole width
    const alone = index === count - 1 && count % 2 === 1;
    return {
      x: 7 + (index % 2) * (wide + gap),
      y: end + gap + Math.floor(index / 2) * (high + gap),
      width: alone ? width - 14 : wide,
      height: high,
    };
  });
  const radius = badgeIn(poster);
  // below the class emblem if both fit
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

/** The smallest radius of the total's badge, legible on the smallest portrait. */
const leastBadge = 13;

function badgeIn(poster: Box): number {
  return Math.round(Math.max(leastBadge, Math.min(22, poster.width * 0.2, poster.height * 0.2)));
}
