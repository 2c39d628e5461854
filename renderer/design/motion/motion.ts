/** Scripted animations, at the pace of the reader's setting, which CSS reads from motion.css. */

/** The duration of each animation at the normal pace, in milliseconds. */
export const DURATIONS = {
  /** All envelopes turn over together. */
  reveal: 220,
  /** The bids line up from highest to lowest. */
  lineUp: 180,
  /** A crate rolls between dock, shelf and card. */
  roll: 220,
  /** A coin flies to or from the till. */
  coin: 180,
  /** Every crate drops one shelf. */
  drop: 180,
  /** A market marker glides to its new space. */
  marker: 240,
  /** A pawn moves to another building. */
  walk: 250,
  /** A building slides to its new place. */
  slide: 250,
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
const STONE = 25;
const LONGEST_WALK = 250;

/** The current duration of a walk over this many stones, in milliseconds. */
export function walkTime(stones: number): number {
  return Math.min(LONGEST_WALK, STONE * Math.abs(stones)) * pace();
}

/**
 * Starts an animation that ends at the element's own style; during the delay it shows the first frame.
 * Null if motion is off or unsupported; then the element just shows its end.
 */
export function setOff(element: Element, frames: Keyframe[], time: number, delay = 0): Animation | null {
  if (time === 0 || typeof element.animate !== 'function') return null;
  return element.animate(frames, { duration: time, delay, easing: 'ease-in-out', fill: 'backwards' });
}

/** Animates a new element dropping into its place. */
export function comeDown(element: Element): void {
  const frames = [
    { opacity: 0, translate: '0 -18px' },
    { opacity: 1, translate: '0 0' },
  ];
  setOff(element, frames, duration('drop'));
}

/** Hides an element until a flying thing has arrived there, after `time` milliseconds. */
export function showLater(element: Element, time: number): void {
  setOff(element, [{ opacity: 0 }, { opacity: 0 }], time);
}

/** Completes all finite animations of the page; for any key or press. */
export function completeMovements(): void {
  if (typeof document === 'undefined' || typeof document.getAnimations !== 'function') return;
  for (const animation of document.getAnimations()) {
    const timing = animation.effect?.getComputedTiming();
    if (timing && timing.endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
}
