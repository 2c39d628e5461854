/** Movement made in script, at the pace the reader has set. CSS reads the same pace from motion.css. */

/** How long each movement takes at the normal pace, in milliseconds. */
export const DURATIONS = {
  /** All envelopes turn together. */
  reveal: 220,
  /** The bids line up from highest to lowest. */
  lineUp: 180,
  /** A crate rolls from dock to shelf, or from shelf to card. */
  roll: 220,
  /** A coin flies to or from the till. */
  coin: 180,
  /** Every crate drops one shelf. */
  drop: 180,
  /** A market marker glides to its new space. */
  marker: 240,
  /** A pawn walks to another building. */
  walk: 250,
  /** A building slides to its new place. */
  slide: 250,
  /** A line is printed on the till roll. */
  print: 150,
  /** The shutter goes up. */
  shutterUp: 250,
} as const;

/** How long the handle of the shutter is held, in milliseconds, whatever the pace. */
export const HOLD_TO_OPEN = 600;

export type Movement = keyof typeof DURATIONS;

/** The factor on every duration: 0 where movement is off or not wanted. */
export function pace(): number {
  if (typeof document === 'undefined') return 0;
  const value = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--pace'));
  return Number.isFinite(value) ? value : 1;
}

/** How long a movement takes now, in milliseconds; 0 means: show the end at once. */
export function duration(movement: Movement): number {
  return DURATIONS[movement] * pace();
}

/** One stone of the kerb, and the longest walk along it, in milliseconds. */
const STONE = 25;
const LONGEST_WALK = 250;

/** How long a token walks so many stones now, in milliseconds. */
export function walkTime(stones: number): number {
  return Math.min(LONGEST_WALK, STONE * Math.abs(stones)) * pace();
}

/**
 * Starts a movement that ends with the element as it stands; before its delay is over it is held at its first frame.
 * Null where movement is off or there is none to be had: the element then simply stands there.
 */
export function setOff(element: Element, frames: Keyframe[], time: number, delay = 0): Animation | null {
  if (time === 0 || typeof element.animate !== 'function') return null;
  return element.animate(frames, { duration: time, delay, easing: 'ease-in-out', fill: 'backwards' });
}

/** What is new comes down to its place. */
export function comeDown(element: Element): void {
  const frames = [
    { opacity: 0, translate: '0 -18px' },
    { opacity: 1, translate: '0 0' },
  ];
  setOff(element, frames, duration('drop'));
}

/** What lies at its place already shows only when it has arrived there, after so many milliseconds. */
export function showLater(element: Element, time: number): void {
  setOff(element, [{ opacity: 0 }, { opacity: 0 }], time);
}

/** Completes every movement on the page; for any key or press. */
export function completeMovements(): void {
  if (typeof document === 'undefined' || typeof document.getAnimations !== 'function') return;
  for (const animation of document.getAnimations()) {
    const timing = animation.effect?.getComputedTiming();
    if (timing && timing.endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
}
