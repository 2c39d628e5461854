import type { Space } from '../../../shared/games/mercado-de-lisboa/market.ts';
import { useTable } from './table.ts';

/** What hangs on a space: what is there, and what the piece in hand would cost and bring. */
export function SpaceTag({ space }: { readonly space: Space }) {
  const { words } = useTable();
  return <span className="mc-tag">{words.space(space)}</span>;
}
