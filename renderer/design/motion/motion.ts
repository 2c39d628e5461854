/** Scripted animations, at the pace of the reader's setting, which CSS reads from motion.css. */

/** The duration of each animation at the normal pace, in milliseconds; brisk is faster. A flight's depends on its way, too. */
export const DURATIONS = {
  /** All envelopes turn over together. */
  reveal: 360,
  /** The bids line up from highest to lowest. */
  lineUp: 300,
  /** A crate rolls between dock, shelf and card. */
  roll: 380,
  /** A coin flies to or from the till. */
  coin: 320,
  /** Every crate drops one shelf. */
  drop: 300,
  /** A market marker glides to its new space. */
  marker: 400,
  /** A pawn moves to another building. */
  walk: 440,
  /** A card or tile flies, or a building slides, to its new place. */
  slide: 420,
  /** A piece sinks out of its place. */
  leave: 420,
  /** A place gives way under a thing that lands, and comes up again. */
  land: 260,
  /** A line prints on the log. */
  print: 150,
  /** The shutter opens. */
  shutterUp: 250,
} as const;

/** How long to hold the shutter's handle, in milliseconds, at any pace. */
export const HOLD_TO_OPEN = 600;

export type Movement = keyof typeof DURATIONS;

/** The factor on every duration: 0 if motion is off. */
export function pace(): number {
  if (typeof document === 'undefined') return 0;
  const value = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--pace'));
  return Number.isFinite(value) ? value : 1;
}

/** The current duration of an animation, in milliseconds; 0 means to show its end at once. */
export function duration(movement: Movement): number {
  return DURATIONS[movement] * pace();
}

/** The time per stone of the kerb and the longest walk along it, in milliseconds. */
const STONE = 40;
const LONGEST_WALK = 420;

/** The current duration of a walk over this many stones, in milliseconds. */
export function walkTime(stones: number): number {
  return Math.min(LONGEST_WALK, STONE * Math.abs(stones)) * pace();
}

/**
 * Starts an animation that ends at the element's own style; during the delay it shows the first frame.
 * With `fill: 'both'` it keeps its last frame, for things that are removed once they have arrived.
 * Null if motion is off or unsupported; then the element just shows its end.
 */
export function setOff(
  element: Element,
  frames: Keyframe[],
  time: number,
  delay = 0,
  more: { readonly easing?: string; readonly pseudoElement?: string; readonly fill?: 'both' } = {},
): Animation | null {
  if (time === 0 || typeof element.animate !== 'function') return null;
  return element.animate(frames, { duration: time, delay, easing: 'ease-in-out', fill: 'backwards', ...more });
}

/** Places larger than this do not move when something lands there, in window pixels. */
const largestToGive = 260;

/** A place gives way under a thing that lands there after `delay` milliseconds, and comes up again. */
export function land(place: Element, delay: number): void {
  const { width, height } = place.getBoundingClientRect();
  if (Math.max(width, height) > largestToGive) return;
  const about = { transformBox: 'fill-box', transformOrigin: '50% 100%' };
  const scales = ['1 1', '1.06 0.9', '0.98 1.04', '1 1'];
  const frames = scales.map((scale) => ({ scale, ...about }));
  setOff(place, frames, duration('land'), delay);
}

/** Animates a new element dropping into its place. */
export function comeDown(element: Element): void {
  const frames = [
    { opacity: 0, translate: '0 -18px' },
    { opacity: 1, translate: '0 0' },
  ];
  setOff(element, frames, duration('drop'));
}

/** Hides a thing until its flying drawing has arrived, after `time` milliseconds; then it lands. */
export function arriveLater(thing: Element, time: number): void {
  setOff(thing, [{ opacity: 0 }, { opacity: 0 }], time);
  land(thing, time);
}

/** Completes all finite animations of the page; for any key or press. */
export function completeMovements(): void {
  if (typeof document === 'undefined' || typeof document.getAnimations !== 'function') return;
  for (const animation of document.getAnimations()) {
    const timing = animation.effect?.getComputedTiming();
    if (timing && timing.endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
}
