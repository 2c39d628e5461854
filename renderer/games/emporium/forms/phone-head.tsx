import { PhoneHead, PhoneOthers } from '../../../game-kit/index.ts';
import { otherSeats } from '../interaction/standing.ts';
import { Gold, SealedEnvelope } from '../regions/rivals.tsx';
import { Trophies } from '../regions/trophies.tsx';
import { playerOf, useTable } from '../table.ts';

/** Whose desk it is: sign, gold, and what they won. */
export function OwnHead() {
  const table = useTable();
  const { view, near } = table;
  return (
    <PhoneHead table={table} className="em-phone-head">
      <Gold seat={near} size={20} gold={playerOf(view, near).gold} />
      <Trophies seat={near} size={19} />
    </PhoneHead>
  );
}

/** The others in short: token, envelope or the die still to come, gold. Their rows further down tell the rest. */
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
