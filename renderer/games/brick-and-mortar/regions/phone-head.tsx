import { PhoneHead } from '../../../game-kit/index.ts';
import { useTable } from '../table.ts';
import { OwnMoney } from './own-money.tsx';
import { Bid, Facts } from './rivals.tsx';

/** A phone's head: the own name plate, points, bill, debt and money. */
export function OwnHead() {
  const table = useTable();
  return (
    <PhoneHead table={table} className="bm-phone-head">
      <Facts seat={table.ownSeat} />
      <OwnMoney />
    </PhoneHead>
  );
}

/** Month and phase, and the own bid once it is revealed. */
export function WhereItStands() {
  const { view, words, ownSeat } = useTable();
  return (
    <div className="game-where">
      {words.say('whereabouts', { month: words.month(view.month), phase: words.phase(view.phase) })}{' '}
      <Bid seat={ownSeat} />
    </div>
  );
}
