/** Empty places in a row until restocking ends. Ruling 13. */
export function Gaps({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, place) => ({ key: `gap ${place}` })).map(({ key }) => (
    <span key={key} className="em-gap" aria-hidden="true" />
  ));
}
