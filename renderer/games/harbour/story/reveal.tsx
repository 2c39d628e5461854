/** Nothing of Harbour is turned over for all at once: whatever happens is open as it happens. */
export function Reveal() {
  return null;
}
