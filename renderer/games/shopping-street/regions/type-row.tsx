import { mostOfType, openOfType } from '../../../../shared/games/shopping-street/placement.ts';
import { type ShopType, shopTypes } from '../../../../shared/games/shopping-street/products.ts';
import { Roving, TypeSign, typePaint } from '../../../design/index.ts';
import { typePiece } from '../interaction/pieces.ts';
import { useTable } from '../table.ts';
import { PieceOnTable } from './piece-on-table.tsx';

/** The counter of open shops on a phone: the types side by side. */
export function TypeRow() {
  const { words } = useTable();
  return (
    <Roving label={words.say('regions.open')} className="ss-types">
      {shopTypes.map((type) => (
        <OpenType key={type} type={type} />
      ))}
    </Roving>
  );
}

const places = Array.from({ length: mostOfType }, (_, place) => place);

/** One type: its sign, and a place for each shop it may have on the street. */
function OpenType({ type }: { readonly type: ShopType }) {
  const open = openOfType(useTable().view, type);
  return (
    <PieceOnTable piece={typePiece(type)} className="ss-of-type">
      <TypeSign type={type} />
      <span className="ss-of-type-places">
        {places.map((place) => (
          <i
            key={place}
            className={place < open ? 'open' : ''}
            style={place < open ? { background: typePaint(type) } : {}}
          />
        ))}
      </span>
    </PieceOnTable>
  );
}
