import { entrances, marketSize, type Space } from '../../../../shared/games/mercado-de-lisboa/market.ts';
import { Paving, RovingGrid } from '../../../design/index.ts';
import { useTable } from '../table.ts';
import { EntrancePlace } from './entrance-place.tsx';
import { MarketSpace } from './market-space.tsx';

/** Rows and columns of the grid of entrances and spaces; its corners are empty. */
const gridSize = marketSize + 2;

/** The market square: paving, spaces and entrances. Arrow keys move between them. */
export function MarketSquare() {
  const { words } = useTable();
  return (
    <section className="mc-square" aria-label={words.say('regions.market')}>
      <Paving />
      <RovingGrid label={words.say('regions.market')} rows={gridSize} columns={gridSize} className="mc-grid">
        {places.map((place) => (
          <Place key={place.cell} place={place} />
        ))}
      </RovingGrid>
    </section>
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

function Place({ place: { cell, space, entrance } }: { readonly place: GridPlace }) {
  if (space !== undefined) return <MarketSpace space={space} cell={cell} />;
  return entrance === undefined ? <i /> : <EntrancePlace entrance={entrance} cell={cell} />;
}
