import { entrances, marketSize, type Space } from '../../../../shared/games/mercado-de-lisboa/market.ts';
import { Paving, RovingGrid } from '../../../design/index.ts';
import type { MarketMeasures } from '../forms/layout.ts';
import { useTable } from '../table.ts';
import { EntrancePlace } from './entrance-place.tsx';
import { MarketSpace } from './market-space.tsx';

interface MarketSquareProps {
  readonly measures: MarketMeasures;
  /** Size of the paving in pixels; defaults to the market's. */
  readonly width?: number;
  readonly height?: number;
}

/** Rows and columns of the grid of entrances and spaces; its corners are empty. */
const gridSize = marketSize + 2;

/** The market square: paving, spaces and entrances. Arrow keys move between them. */
export function MarketSquare({ measures, width, height }: MarketSquareProps) {
  const { words } = useTable();
  const { space: size, entrance, ...market } = measures;
  return (
    <div className="mc-paved" style={{ width: width ?? market.width, height: height ?? market.height }}>
      <Paving width={width ?? market.width} height={height ?? market.height} />
      <div
        className="mc-market"
        style={{ '--mc-space': `${size}px`, '--mc-across': `${entrance.width}px`, '--mc-down': `${entrance.height}px` }}
      >
        <RovingGrid label={words.say('regions.market')} rows={gridSize} columns={gridSize} className="mc-grid">
          {places.map((place) => (
            <Place key={place.cell} place={place} measures={measures} />
          ))}
        </RovingGrid>
      </div>
    </div>
  );
}

interface GridPlace {
  /** Its row and column in the grid. */
  readonly cell: string;
  readonly entrance?: (typeof entrances)[number] | undefined;
  readonly space?: Space | undefined;
}

/** The grid in row order: entrances and spaces; the corners are empty. */
const places: readonly GridPlace[] = Array.from({ length: gridSize * gridSize }, (_, at): GridPlace => {
  const row = Math.floor(at / gridSize);
  const column = at % gridSize;
  const cell = `${row},${column}`;
  const ends = { row: row === 0 ? 'T' : row > marketSize ? 'B' : null, column: endOfRow(column) };
  if (ends.row === null && ends.column === null) {
    const space = (row - 1) * marketSize + column - 1;
    return { cell, space };
  }
  if (ends.row !== null && ends.column !== null) return { cell };
  const name = ends.row === null ? `${ends.column}${row}` : `${ends.row}${column}`;
  return { cell, entrance: entrances.find((entrance) => entrance === name) };
});

function endOfRow(column: number): 'L' | 'R' | null {
  if (column === 0) return 'L';
  return column > marketSize ? 'R' : null;
}

function Place({ place, measures }: { readonly place: GridPlace; readonly measures: MarketMeasures }) {
  if (place.space !== undefined) return <MarketSpace space={place.space} size={measures.space} cell={place.cell} />;
  if (place.entrance !== undefined)
    return <EntrancePlace entrance={place.entrance} {...measures.entrance} cell={place.cell} />;
  return <i />;
}
