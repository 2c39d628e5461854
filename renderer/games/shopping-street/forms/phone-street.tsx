import { useLayoutEffect, useRef } from 'react';
import { spaceIds } from '../../../../shared/games/shopping-street/street.ts';
import type { Size } from '../../../game-kit/sizes.ts';
import { statusOf } from '../interaction/interaction.ts';
import { plotPiece } from '../interaction/pieces.ts';
import { Street } from '../regions/street.tsx';
import { useTable } from '../table.ts';

/**
 * Both pavements, moved sideways together; once plots are lit, and none of them is in sight, the first comes into it.
 */
export function PhoneStreet({ plot }: { readonly plot: Size }) {
  const table = useTable();
  const place = useRef<HTMLDivElement>(null);
  const lit = spaceIds.filter((space) => ['lit', 'chosen'].includes(statusOf(table, plotPiece(space)).state)).join(' ');
  useLayoutEffect(() => {
    const street = place.current;
    if (street === null || lit === '') return;
    const plots = lit.split(' ').map((space) => street.querySelector<HTMLElement>(`[data-plot="${space}"]`));
    const found = plots.filter((each) => each !== null);
    const { left, right } = street.getBoundingClientRect();
    const isSeen = (each: HTMLElement) => {
      const at = each.getBoundingClientRect();
      return at.left >= left && at.right <= right;
    };
    if (found.some(isSeen)) return;
    const [first] = found;
    if (first !== undefined) street.scrollLeft += first.getBoundingClientRect().left - left - plot.width / 2;
  }, [lit, plot.width]);
  return (
    <div className="ss-phone-street" ref={place}>
      <Street plot={plot} />
    </div>
  );
}
