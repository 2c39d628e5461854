/** Empty: Harbour has no simultaneous reveals. */
export function Reveal() {
  return null;
}
