import { PhoneHead, PhoneOthers } from '../../../game-kit/index.ts';
import { otherSeats, playerOf, useTable } from '../table.ts';
import { Gold, SealedEnvelope } from './rivals.tsx';
import { Trophies } from './trophies.tsx';

/** A phone's head: the own name plate, gold and trophies. */
export function OwnHead() {
  const table = useTable();
  const { view, ownSeat } = table;
  return (
    <PhoneHead table={table} className="player-line em-plate em-phone-head">
      <Gold seat={ownSeat} gold={playerOf(view, ownSeat).gold} />
      <Trophies seat={ownSeat} />
    </PhoneHead>
  );
}

/** The other players in brief: token, envelope or die, gold. Full rows are further down. */
export function OthersInShort() {
  const table = useTable();
  const { view, words } = table;
  return (
    <PhoneOthers table={table} seats={otherSeats(table)} className="em-phone-others">
      {(seat) => (
        <>
          <SealedEnvelope seat={seat} />
          <span data-purse={seat}>
            <span className="unseen">{words.say('gold')}</span>
            <b className="figure">{playerOf(view, seat).gold}</b>
          </span>
        </>
      )}
    </PhoneOthers>
  );
}
