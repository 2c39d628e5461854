/** Nothing of Mercado de Lisboa is turned over for all at once: whatever happens is open as it happens. */
export function Reveal() {
  return null;
}
