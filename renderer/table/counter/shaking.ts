/** Shaken, still, shaken, in milliseconds: felt in a pocket, and no longer than a nod. */
const nudge = [90, 60, 90];

/** Is this a device that is held, and that its browser can shake? */
export function canShake(): boolean {
  return 'vibrate' in navigator && navigator.maxTouchPoints > 0;
}

/** Shakes this device for a moment, where it can be shaken. */
export function shake(): void {
  if (canShake()) navigator.vibrate(nudge);
}
