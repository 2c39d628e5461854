import type { SpaceId } from '../../../shared/games/shopping-street/street.ts';
import { plotPiece } from './pieces.ts';
import { toldPlot } from './spoken.ts';
import { useTable } from './table.ts';
import { StreetTag } from './tag.tsx';

/** What hangs on a space: the shop there, or why none may open, or what it would bring. */
export function PlotTag({ space }: { readonly space: SpaceId }) {
  return <StreetTag piece={plotPiece(space)} told={toldPlot(useTable(), space)} />;
}
