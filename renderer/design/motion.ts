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

interface Place {
  readonly left: number;
  readonly top: number;
}

/**
 * Moves an element from another place to where it stands, in pixels of the window. Resolves when it is there; at once
 * where movement is off. It never keeps anybody from pressing anything: the element takes no presses while it moves.
 */
export async function moveFrom(element: HTMLElement, from: Place, movement: Movement, arc = 0): Promise<void> {
  const time = duration(movement);
  if (time === 0 || typeof element.animate !== 'function') return;
  const here = element.getBoundingClientRect();
  const x = from.left - here.left;
  const y = from.top - here.top;
  const frames: Keyframe[] = [
    { transform: `translate(${x}px, ${y}px)`, pointerEvents: 'none' },
    ...(arc ? [{ transform: `translate(${x / 2}px, ${y / 2 - arc}px)`, pointerEvents: 'none' }] : []),
    { transform: 'translate(0, 0)', pointerEvents: 'none' },
  ];
  try {
    await element.animate(frames, { duration: time, easing: 'ease-out' }).finished;
  } catch {
    // the reader pressed a key and the movement was cancelled: it has arrived
  }
}

/** Completes every movement on the page; for any key that is pressed. */
export function completeMovements(): void {
  if (typeof document === 'undefined' || typeof document.getAnimations !== 'function') return;
  for (const animation of document.getAnimations()) {
    const timing = animation.effect?.getComputedTiming();
    if (timing && timing.endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
}
