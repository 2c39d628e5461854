import { type CustomerId, customers, levels, openCustomers } from '../../../../shared/games/mercado-de-lisboa/tiles.ts';
import { CustomerCard, Fitted, RovingGrid } from '../../../design/index.ts';
import type { BoardLayout } from '../../../table/index.ts';
import { customersPiece } from '../interaction/pieces.ts';
import { useTable } from '../table.ts';
import { PieceOnTable } from './piece-on-table.tsx';

/** Number of face-up customers of each level. */
const ofLevel = openCustomers;

/** Number of columns: whole levels. */
function columnsIn({ setting, upright }: BoardLayout): number {
  const inOneLine = setting === 'one-screen' && upright;
  const levelsInRow = setting === 'phone' ? 2 : inOneLine ? levels.length : 1;
  return levelsInRow * ofLevel;
}

/** The face-up customers by level, to select. Arrow keys move between them. */
export function CustomerGrid() {
  const { view, words, layout } = useTable();
  const columns = columnsIn(layout);
  return (
    <RovingGrid
      label={words.say('customers')}
      rows={(levels.length * ofLevel) / columns}
      columns={columns}
      className="mc-levels"
    >
      {levels.flatMap((level) =>
        (view.customers[level - 1] ?? []).map((tile, at) => {
          const place = (level - 1) * ofLevel + at;
          return <OpenCustomers key={tile} tile={tile} row={Math.floor(place / columns)} column={place % columns} />;
        }),
      )}
    </RovingGrid>
  );
}

/** A panel with the face-up customers. */
export function CustomersPanel() {
  const { words } = useTable();
  return (
    <section className="mc-panel slip mc-customers" aria-label={words.say('customers')}>
      <h2 className="display">{words.say('customers')}</h2>
      <CustomerGrid />
    </section>
  );
}

interface OpenCustomersProps {
  readonly tile: CustomerId;
  /** Its place in the grid, from 0. */
  readonly row: number;
  readonly column: number;
}

/** A face-up customer tile, to select. */
function OpenCustomers({ tile, row, column }: OpenCustomersProps) {
  const { level, wants } = customers(tile);
  return (
    <div
      className="mc-place"
      data-customers={tile}
      data-cell={`${row},${column}`}
      style={{ gridArea: `${row + 1} / ${column + 1}` }}
    >
      <Fitted>
        {(size) => (
          <PieceOnTable piece={customersPiece(tile)} className="mc-customer-tile">
            <CustomerCard count={level} wants={wants} {...size} />
          </PieceOnTable>
        )}
      </Fitted>
    </div>
  );
}
