import { type CustomerId, customers, levels, openCustomers } from '../../../../shared/games/mercado-de-lisboa/tiles.ts';
import { CustomerCard, RovingGrid } from '../../../design/index.ts';
import { customersPiece } from '../interaction/pieces.ts';
import { useTable } from '../table.ts';
import { PieceOnTable } from './piece-on-table.tsx';

/** Number of face-up customers of each level. */
const ofLevel = openCustomers;

/** Number of columns with all levels side by side, without headings. */
const inOneLine = 12;

interface CustomerGridProps {
  /** Tiles in a row: whole levels. */
  readonly columns: 3 | 6 | 12;
  /** Size of a tile in pixels. */
  readonly width: number;
  readonly height: number;
}

/** The face-up customers by level, to select. Arrow keys move between them. */
export function CustomerGrid({ columns, width, height }: CustomerGridProps) {
  const { view, words } = useTable();
  const levelsInRow = columns / ofLevel;
  return (
    <RovingGrid
      label={words.say('customers')}
      rows={levels.length / levelsInRow}
      columns={columns}
      className="mc-levels"
    >
      {levels.flatMap((level) => {
        const row = Math.floor((level - 1) / levelsInRow);
        const first = ((level - 1) % levelsInRow) * ofLevel;
        return (view.customers[level - 1] ?? []).map((tile, at) => (
          <div key={tile} data-cell={`${row},${first + at}`} style={{ gridArea: `${row + 1} / ${first + at + 1}` }}>
            <OpenCustomers tile={tile} width={width} height={height} />
          </div>
        ));
      })}
    </RovingGrid>
  );
}

/** A panel with the face-up customers. */
export function CustomersPanel({ columns = 3, width = 62, height = 58 }: Partial<CustomerGridProps>) {
  const { words } = useTable();
  return (
    <section className="mc-panel slip mc-customers" aria-label={words.say('customers')}>
      <h2 className={columns === inOneLine ? 'unseen' : 'display'}>{words.say('customers')}</h2>
      <CustomerGrid columns={columns} width={width} height={height} />
    </section>
  );
}

interface OpenCustomersProps {
  readonly tile: CustomerId;
  readonly width: number;
  readonly height: number;
}

/** A face-up customer tile, to select. */
export function OpenCustomers({ tile, width, height }: OpenCustomersProps) {
  const { level, wants } = customers(tile);
  return (
    <div className="mc-place" data-customers={tile}>
      <PieceOnTable piece={customersPiece(tile)} className="mc-customer-tile">
        <CustomerCard count={level} wants={wants} width={width} height={height} />
      </PieceOnTable>
    </div>
  );
}
