import type { Size } from '../../../game-kit/sizes.ts';

/** Places in a row whose card is gone and is not replaced before restocking is over. Ruling 13. Sizes in pixels. */
export function Gaps({ count, width, height }: Size & { readonly count: number }) {
  return Array.from({ length: count }, (_, place) => ({ key: `gap ${place}` })).map(({ key }) => (
    <span key={key} className="em-gap" style={{ width, height }} aria-hidden="true" />
  ));
}
