/** Vibration pattern in milliseconds: on, off, on. Noticeable in a pocket, but short. */
const nudge = [90, 60, 90];

/** Whether the browser can vibrate this device. Devices without touch do not count. */
export function canShake(): boolean {
  return 'vibrate' in navigator && navigator.maxTouchPoints > 0;
}

/** Vibrates this device briefly, if it can. */
export function shake(): void {
  if (canShake()) navigator.vibrate(nudge);
}
