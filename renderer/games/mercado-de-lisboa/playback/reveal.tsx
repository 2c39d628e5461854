/** Empty: Mercado de Lisboa has no simultaneous reveals. */
export function Reveal() {
  return null;
}
