import type { Size } from '../../../game-kit/sizes.ts';

/** Empty places in a row until restocking ends. Ruling 13. Size in pixels. */
export function Gaps({ count, width, height }: Size & { readonly count: number }) {
  return Array.from({ length: count }, (_, place) => ({ key: `gap ${place}` })).map(({ key }) => (
    <span key={key} className="em-gap" style={{ width, height }} aria-hidden="true" />
  ));
}
