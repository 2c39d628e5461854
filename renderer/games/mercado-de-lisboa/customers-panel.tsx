import { type CustomerId, customers, levels } from '../../../shared/games/mercado-de-lisboa/tiles.ts';
import { CustomerCard, Pressable, RovingGrid } from '../../design/index.ts';
import { customersPiece } from './pieces.ts';
import { lookOf, press } from './pressing.ts';
import { spokenCustomers } from './spoken.ts';
import { useTable } from './table.ts';
import { WaresTag } from './wares-tag.tsx';

/** Open customers of a level lie in a row of so many. */
const inRow = 3;

interface CustomersPanelProps {
  /** Width and height of a tile, in pixels. */
  readonly width?: number;
  readonly height?: number;
}

/** The open customers, a row a level; with how many lie face down. */
export function CustomersPanel({ width = 62, height = 58 }: CustomersPanelProps) {
  const { view, words } = useTable();
  return (
    <section className="mc-panel mc-customers" aria-label={words.say('customers')}>
      <h2 className="display">{words.say('customers')}</h2>
      <RovingGrid label={words.say('customers')} rows={levels.length} columns={inRow} className="mc-levels">
        {levels.flatMap((level) =>
          (view.customers[level - 1] ?? []).map((tile, at) => (
            <div key={tile} data-cell={`${level - 1},${at}`} style={{ gridArea: `${level} / ${at + 1}` }}>
              <OpenCustomers tile={tile} width={width} height={height} />
            </div>
          )),
        )}
      </RovingGrid>
    </section>
  );
}

interface OpenCustomersProps {
  readonly tile: CustomerId;
  readonly width: number;
  readonly height: number;
}

/** An open customer tile, to be taken in hand. */
export function OpenCustomers({ tile, width, height }: OpenCustomersProps) {
  const table = useTable();
  const piece = customersPiece(tile);
  const { state } = lookOf(table, piece);
  const { level, wants } = customers(tile);
  return (
    <div className="mc-place" data-customers={tile}>
      <Pressable
        state={state}
        label={spokenCustomers(table, tile)}
        tag={<WaresTag piece={piece} />}
        onPress={() => press(table, piece)}
        className="mc-customer-tile"
      >
        <CustomerCard count={level} wants={wants} width={width} height={height} />
      </Pressable>
    </div>
  );
}
