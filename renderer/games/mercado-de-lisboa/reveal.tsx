/** Nothing of Mercado de Lisboa is turned over for all at once: whatever happens is open as it happens. */
export function Reveal() {
  return null;
}

/** No event of Mercado de Lisboa is turned over for all at once. */
export function isReveal(): boolean {
  return false;
}
