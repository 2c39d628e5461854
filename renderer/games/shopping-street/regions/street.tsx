import { columns, type Side, type SpaceId } from '../../../../shared/games/shopping-street/street.ts';
import { CityPaving, CityShop, Plot, RovingGrid } from '../../../design/index.ts';
import type { Size } from '../../../game-kit/sizes.ts';
import { drawnShop } from '../interaction/drawn.ts';
import { statusOf } from '../interaction/interaction.ts';
import { plotPiece } from '../interaction/pieces.ts';
import { shopAt } from '../interaction/standing.ts';
import { useTable } from '../table.ts';
import { PieceOnTable } from './piece-on-table.tsx';

const rows: readonly Side[] = ['N', 'S'];

/** The two pavements that face each other. Arrow keys walk along them and across. `plot` in pixels. */
export function Street({ plot }: { readonly plot: Size }) {
  const { words } = useTable();
  return (
    <RovingGrid label={words.say('regions.street')} rows={rows.length} columns={columns.length} className="ss-street">
      {rows.map((side) => (
        <Pavement key={side} side={side} plot={plot} />
      ))}
    </RovingGrid>
  );
}

/** One pavement with its ten spaces. `plot` in pixels. */
function Pavement({ side, plot }: { readonly side: Side; readonly plot: Size }) {
  return (
    <div className={`ss-pavement ss-pavement-${side}`}>
      <CityPaving of="pavement" />
      {columns.map((column) => (
        <PlotPlace key={column} space={`${side}${column}`} plot={plot} />
      ))}
    </div>
  );
}

/** A space button with its shop, if any; its tag shows the action or the reason. */
function PlotPlace({ space, plot }: { readonly space: SpaceId; readonly plot: Size }) {
  const piece = plotPiece(space);
  const north = space.startsWith('N');
  return (
    <div
      className="ss-plot"
      data-plot={space}
      data-drop={piece}
      data-cell={`${north ? 0 : 1},${Number(space.slice(1)) - 1}`}
      style={plot}
    >
      <PieceOnTable piece={piece} tagSide={north ? 'below' : 'above'}>
        <OnPlot space={space} plot={plot} />
      </PieceOnTable>
    </div>
  );
}

/** The content of a space: a shop, the planned one, or only its name. */
function OnPlot({ space, plot }: { readonly space: SpaceId; readonly plot: Size }) {
  const table = useTable();
  const { view, seats, words } = table;
  const standing = shopAt(table, space);
  if (standing !== null)
    return <CityShop shop={drawnShop(standing.shop, seats)} planned={standing.planned} {...plot} />;
  const { state } = statusOf(table, plotPiece(space));
  const look = view.idle.includes(space) ? 'idle' : state === 'lit' ? 'lit' : state === 'disabled' ? 'shut' : 'empty';
  return <Plot name={words.space(space)} look={look} {...plot} />;
}
