import type { Entrance } from '../../../../shared/games/mercado-de-lisboa/market.ts';
import { customers } from '../../../../shared/games/mercado-de-lisboa/tiles.ts';
import { CustomerCard, EntranceMark, Fitted } from '../../../design/index.ts';
import { entrancePiece, meaningOf } from '../interaction/pieces.ts';
import { netAtEntrance } from '../interaction/quote.ts';
import { type MercadoTable, useTable } from '../table.ts';
import { PieceOnTable } from './piece-on-table.tsx';

interface EntrancePlaceProps {
  readonly entrance: Entrance;
  /** Row and column in the grid that the arrow keys walk. */
  readonly cell: string;
}

/** An entrance with its customers, a preview of the selected ones, or empty. */
export function EntrancePlace({ entrance, cell }: EntrancePlaceProps) {
  const table = useTable();
  const tile = table.view.doors[entrance] ?? broughtTo(table, entrance);
  const net = netAtEntrance(table, entrance);
  return (
    <div className="mc-place" data-entrance={entrance} data-cell={cell}>
      <Fitted className="mc-door">
        {(size) => (
          <PieceOnTable
            piece={entrancePiece(entrance)}
            tagSide={tagSides[entrance.slice(0, 1)] ?? 'above'}
            className={`mc-entrance ${tile === null ? 'empty' : ''}`}
          >
            {tile === null ? (
              <EntranceMark {...size} />
            ) : (
              <CustomerCard count={customers(tile).level} wants={customers(tile).wants} {...size} />
            )}
            {net !== null && (
              <b className="mc-net printed figure" aria-hidden="true">
                {net}
              </b>
            )}
          </PieceOnTable>
        )}
      </Fitted>
    </div>
  );
}

/** Side of an entrance's tag: towards the market. */
const tagSides: Readonly<Record<string, 'above' | 'below'>> = { T: 'below', B: 'above' };

/** The selected customers, if this entrance is chosen. */
function broughtTo({ pending }: MercadoTable, entrance: Entrance) {
  if (pending.held === null || pending.target !== entrancePiece(entrance)) return null;
  const held = meaningOf(pending.held);
  return held.of === 'customers' ? held.customers : null;
}
