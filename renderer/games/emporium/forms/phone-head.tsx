import { PhoneHead, PhoneOthers } from '../../../game-kit/index.ts';
import { otherSeats } from '../interaction/standing.ts';
import { Gold, SealedEnvelope } from '../regions/rivals.tsx';
import { Trophies } from '../regions/trophies.tsx';
import { playerOf, useTable } from '../table.ts';

/** The own name plate, gold and trophies. */
export function OwnHead() {
  const table = useTable();
  const { view, ownSeat } = table;
  return (
    <PhoneHead table={table} className="em-phone-head">
      <Gold seat={ownSeat} size={20} gold={playerOf(view, ownSeat).gold} />
      <Trophies seat={ownSeat} size={19} />
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
          <SealedEnvelope seat={seat} width={20} />
          <span data-purse={seat}>
            <span className="unseen">{words.say('gold')}</span>
            <b className="figure">{playerOf(view, seat).gold}</b>
          </span>
        </>
      )}
    </PhoneOthers>
  );
}
