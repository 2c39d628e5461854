import { useTable } from './table.ts';

/** A player's own desk on a phone: the street as two pavements, and in the thumb's reach the hand and the counter. */
export function PhoneTable() {
  const { view } = useTable();
  return <div className="ss-phone" data-round={view.round} />;
}
