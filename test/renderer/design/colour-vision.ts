/** Perceived colour: CIEDE2000, the three common deficiencies, and WCAG contrast. Colours are '#rrggbb'. */

export type Triple = readonly [number, number, number];

export const VISIONS = ['normal', 'protan', 'deutan', 'tritan'] as const;
export type Vision = (typeof VISIONS)[number];

/** Machado, Oliveira and Fernandes 2009, severity 1, on linear light. */
const DEFICIENCIES: Readonly<Record<Exclude<Vision, 'normal'>, readonly [Triple, Triple, Triple]>> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Linear light, each channel 0 to 1. */
export function linear(hex: string): Triple {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!match) throw new Error(`not a colour: ${hex}`);
  const channel = (text: string | undefined) => {
    const value = Number.parseInt(text ?? '', 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(match[1]), channel(match[2]), channel(match[3])];
}

const dot = ([a, b, c]: Triple, [x, y, z]: Triple) => a * x + b * y + c * z;
const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** A colour in linear light, as this kind of vision perceives it. */
export function seen(light: Triple, vision: Vision): Triple {
  if (vision === 'normal') return light;
  const [red, green, blue] = DEFICIENCIES[vision];
  return [clamp(dot(red, light)), clamp(dot(green, light)), clamp(dot(blue, light))];
}

/** CIE L*a*b* under D65. */
export function lab(light: Triple): Triple {
  const curve = (value: number) => (value > 216 / 24389 ? Math.cbrt(value) : ((24389 / 27) * value + 16) / 116);
  const x = curve(dot([0.4124564, 0.3575761, 0.1804375], light) / 0.95047);
  const y = curve(dot([0.2126729, 0.7151522, 0.072175], light));
  const z = curve(dot([0.0193339, 0.119192, 0.9503041], light) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const degrees = (radians: number) => (radians * 180) / Math.PI;
const radians = (angle: number) => (angle * Math.PI) / 180;

/** The CIEDE2000 difference of two L*a*b* colours (Sharma, Wu and Dalal 2005). */
export function ciede2000([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const meanChroma = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const seventh = (value: number) => Math.sqrt(value ** 7 / (value ** 7 + 25 ** 7));
  const grey = 0.5 * (1 - seventh(meanChroma));
  const [red1, red2] = [(1 + grey) * a1, (1 + grey) * a2];
  const [chroma1, chroma2] = [Math.hypot(red1, b1), Math.hypot(red2, b2)];
  const hueOf = (a: number, b: number) => (a === 0 && b === 0 ? 0 : (degrees(Math.atan2(b, a)) + 360) % 360);
  const [hue1, hue2] = [hueOf(red1, b1), hueOf(red2, b2)];
  const bothColoured = chroma1 * chroma2 !== 0;
  let turn = hue2 - hue1;
  if (!bothColoured) turn = 0;
  else if (turn > 180) turn -= 360;
  else if (turn < -180) turn += 360;
  const deltaL = l2 - l1;
  const deltaC = chroma2 - chroma1;
  const deltaH = 2 * Math.sqrt(chroma1 * chroma2) * Math.sin(radians(turn / 2));
  const meanL = (l1 + l2) / 2;
  const meanC = (chroma1 + chroma2) / 2;
  let meanH = hue1 + hue2;
  if (bothColoured) {
    if (Math.abs(hue1 - hue2) <= 180) meanH = (hue1 + hue2) / 2;
    else meanH = hue1 + hue2 < 360 ? (hue1 + hue2 + 360) / 2 : (hue1 + hue2 - 360) / 2;
  }
  const t =
    1 -
    0.17 * Math.cos(radians(meanH - 30)) +
    0.24 * Math.cos(radians(2 * meanH)) +
    0.32 * Math.cos(radians(3 * meanH + 6)) -
    0.2 * Math.cos(radians(4 * meanH - 63));
  const scaleL = 1 + (0.015 * (meanL - 50) ** 2) / Math.sqrt(20 + (meanL - 50) ** 2);
  const scaleC = 1 + 0.045 * meanC;
  const scaleH = 1 + 0.015 * meanC * t;
  const rotation = -2 * seventh(meanC) * Math.sin(radians(60 * Math.exp(-(((meanH - 275) / 25) ** 2))));
  const [x, y, z] = [deltaL / scaleL, deltaC / scaleC, deltaH / scaleH];
  return Math.sqrt(x * x + y * y + z * z + rotation * y * z);
}

/** WCAG 2.2 contrast ratio, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const luminance = (hex: string) => dot([0.2126, 0.7152, 0.0722], linear(hex));
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}
