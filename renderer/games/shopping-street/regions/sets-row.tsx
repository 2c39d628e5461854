import { product, sumOf } from '../../../../shared/games/shopping-street/products.ts';
import { bestFour } from '../../../../shared/games/shopping-street/prospects.ts';
import { setsOf, type TypeSet } from '../../../../shared/games/shopping-street/sets.ts';
import { Roving, TypeSign, typePaint } from '../../../design/index.ts';
import { cardWanted } from '../interaction/offers.ts';
import { setPiece } from '../interaction/pieces.ts';
import { ownHand } from '../interaction/preview.ts';
import { playerOf, useTable } from '../table.ts';
import { PieceOnTable } from './piece-on-table.tsx';

/**
 * For each type: the product groups in the hand, and the worth of the best four if it is complete. Nothing if the
 * viewer may not see the cards.
 */
export function SetsRow() {
  const table = useTable();
  const hand = ownHand(table);
  if (playerOf(table.view, table.ownSeat).hand.cards === null) return null;
  return (
    <Roving label={table.words.say('regions.sets')} className="ss-sets">
      {setsOf(hand).map((set) => (
        <SetMark key={set.type} set={set} />
      ))}
    </Roving>
  );
}

/** One type: its symbol, a place for each group, and the sum of the best four if there are four. */
function SetMark({ set: { type, groups, complete } }: { readonly set: TypeSet }) {
  const table = useTable();
  const wanted = cardWanted(table);
  const coming = wanted === null || product(wanted).type !== type ? null : product(wanted).group;
  const four = complete ? bestFour(ownHand(table), type) : null;
  return (
    <div className="ss-set-place" data-set={type}>
      <PieceOnTable piece={setPiece(type)} className={`ss-set printed ${complete ? 'complete' : ''}`}>
        <span className="ss-set-head">
          <TypeSign type={type} size={22} />
          {four !== null && <b className="figure">{sumOf(four)}</b>}
        </span>
        <span className="ss-set-groups">
          {groups.map(({ group, best }) => (
            <i
              key={group}
              className={best !== null ? 'held' : group === coming ? 'coming' : ''}
              style={best !== null ? { background: typePaint(type) } : {}}
            />
          ))}
        </span>
      </PieceOnTable>
    </div>
  );
}
