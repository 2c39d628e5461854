import type { Seat } from '../../../../shared/engine/index.ts';
import { shopsOf } from '../../../../shared/games/shopping-street/scoring.ts';
import { Icon } from '../../../design/index.ts';
import { PhoneHead, PhoneOthers } from '../../../game-kit/index.ts';
import { useTurnWords } from '../../../table/index.ts';
import { ScoreSoFar } from '../ending/score.tsx';
import { otherSeats, playerOf, useTable } from '../table.ts';
import { Pawns } from './pawns.tsx';

/** The own name plate, unused pawns and current points. */
export function OwnHead() {
  const table = useTable();
  return (
    <PhoneHead table={table} className="ss-phone-head">
      <Pawns seat={table.ownSeat} />
      <ScoreSoFar seat={table.ownSeat} />
    </PhoneHead>
  );
}

/** The other players in brief: token, shops, cards, and answered or not. Full rows are further down. */
export function OthersInShort() {
  const table = useTable();
  return (
    <PhoneOthers table={table} seats={otherSeats(table)} className="ss-phone-others">
      {(seat) => <OtherInShort seat={seat} />}
    </PhoneOthers>
  );
}

function OtherInShort({ seat }: { readonly seat: Seat }) {
  const turn = useTurnWords();
  const { view, words, toAct } = useTable();
  const shops = shopsOf(view.street, seat).length;
  const { hand, hasAnswered } = playerOf(view, seat);
  return (
    <>
      {toAct.includes(seat) && <span className="unseen">{turn.mark(seat)}</span>}
      {hasAnswered && (
        <>
          <Icon name="check" size={16} />
          <span className="unseen">{words.say('phone.answered')}</span>
        </>
      )}
      <span>
        <Icon name="building" size={14} />
        <b className="figure" aria-hidden="true">
          {shops}
        </b>
        <span className="unseen">{words.say('phone.shops', { count: shops })}</span>
      </span>
      <span data-hand={seat}>
        <Icon name="card" size={14} />
        <b className="figure" aria-hidden="true">
          {hand.count}
        </b>
        <span className="unseen">{words.cards(hand.count)}</span>
      </span>
    </>
  );
}
