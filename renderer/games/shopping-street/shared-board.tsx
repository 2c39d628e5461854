import { useTable } from './table.ts';

/** The board that everybody may see, for the large screen between the players' own: nobody's hand, the street large. */
export function SharedBoard() {
  const { view } = useTable();
  return <div className="ss-shared-screen" data-round={view.round} />;
}
