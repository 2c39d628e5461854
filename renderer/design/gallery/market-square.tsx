import type { ReactNode } from 'react';
import { type PieceState, Pressable } from '../controls/pressable.tsx';
import { RovingGrid } from '../controls/roving-grid.tsx';
import type { CrateKind } from '../drawing/kinds.ts';
import { PLAYER_MARKS } from '../drawing/marks.ts';
import { CustomerCard } from '../mercado-de-lisboa/customer-card.tsx';
import { EntranceMark } from '../mercado-de-lisboa/entrance-mark.tsx';
import { Fame, FameRank } from '../mercado-de-lisboa/fame.tsx';
import { Parasol } from '../mercado-de-lisboa/parasol.tsx';
import { Paving } from '../mercado-de-lisboa/paving.tsx';
import { Stall } from '../mercado-de-lisboa/stall.tsx';
import { Group, nothing, Piece } from './piece.tsx';

const GOODS: readonly CrateKind[] = ['fish', 'flower', 'tomato', 'meat', 'grape'];
const SIZES = [36, 48, 60, 76, 90] as const;

interface Cell {
  readonly row: number;
  readonly column: number;
  readonly state?: PieceState;
  readonly piece: ReactNode;
}

/** A corner of the market with gaps, as a board lays it out. */
const CORNER: readonly Cell[] = [
  { row: 0, column: 1, piece: <CustomerCard count={1} wants={['tomato', 'meat']} /> },
  { row: 0, column: 2, piece: <EntranceMark /> },
  { row: 0, column: 3, piece: <CustomerCard count={3} wants={['tomato', 'grape']} /> },
  { row: 1, column: 0, piece: <EntranceMark /> },
  { row: 1, column: 1, state: 'lit', piece: <Parasol improves={['flower']} open={false} /> },
  { row: 1, column: 3, state: 'chosen', piece: <Parasol improves={['tomato']} open={false} /> },
  { row: 2, column: 0, piece: <CustomerCard count={2} wants={['fish', 'meat']} /> },
  { row: 2, column: 1, piece: <Stall good="meat" owner="awning" /> },
  { row: 2, column: 2, piece: <Stall good="fish" owner="lamp" /> },
  { row: 2, column: 3, piece: <Parasol improves={GOODS} /> },
  { row: 3, column: 0, piece: <EntranceMark /> },
  { row: 3, column: 1, state: 'disabled', piece: <Parasol improves={null} open={false} /> },
  { row: 3, column: 2, piece: <Stall good="flower" owner="bell" /> },
  { row: 3, column: 3, piece: <Stall good="grape" owner="key" /> },
];

/** The pieces of Mercado de Lisboa. */
export function MarketSquare() {
  return (
    <Group title="The market square">
      <Piece name="stall">
        {GOODS.map((good, index) => (
          <Stall key={good} good={good} owner={PLAYER_MARKS[index]} label={`${good} stand`} />
        ))}
        {GOODS.map((good) => (
          <Stall key={good} good={good} />
        ))}
      </Piece>
      <Piece name="stall, 36 to 90 pixels">
        {SIZES.map((size) => (
          <Stall key={size} good="fish" owner="basket" size={size} />
        ))}
        {SIZES.map((size) => (
          <Stall key={size} good="grape" size={size} />
        ))}
      </Piece>
      <Piece name="parasol">
        {GOODS.map((good) => (
          <Parasol key={good} improves={[good]} label={`restaurant for ${good}`} />
        ))}
        <Parasol improves={GOODS} />
      </Piece>
      <Piece name="parasol, not open; nobody knows which">
        {GOODS.map((good) => (
          <Parasol key={good} improves={[good]} open={false} />
        ))}
        <Parasol improves={GOODS} open={false} />
        <Parasol improves={null} open={false} />
      </Piece>
      <Piece name="parasol, 36 to 90 pixels">
        {SIZES.map((size) => (
          <Parasol key={size} improves={['meat']} size={size} />
        ))}
        {SIZES.map((size) => (
          <Parasol key={size} improves={GOODS} size={size} />
        ))}
        {SIZES.map((size) => (
          <Parasol key={size} improves={['tomato']} open={false} size={size} />
        ))}
      </Piece>
      <Piece name="customers">
        <CustomerCard count={1} wants={['fish', 'tomato']} label="1 customer for fish or tomatoes" />
        <CustomerCard count={2} wants={['tomato', 'meat']} />
        <CustomerCard count={3} wants={['flower', 'grape']} />
        <CustomerCard count={4} wants={['fish']} />
      </Piece>
      <Piece name="customers, small and large">
        <CustomerCard count={1} wants={['meat', 'grape']} width={46} height={40} />
        <CustomerCard count={2} wants={['tomato', 'meat']} width={46} height={40} />
        <CustomerCard count={3} wants={['flower', 'tomato']} width={46} height={40} />
        <CustomerCard count={4} wants={['tomato']} width={46} height={40} />
        <CustomerCard count={3} wants={['flower', 'grape']} width={100} height={86} />
        <CustomerCard count={4} wants={['grape']} width={100} height={86} />
      </Piece>
      <Piece name="entrance">
        <EntranceMark />
        <EntranceMark width={46} height={40} />
      </Piece>
      <Piece name="fame">
        {[0, 1, 2, 3].map((won) => (
          <Fame key={won} won={won} label={`${won} fame`} />
        ))}
        <Fame won={2} most={2} size={36} />
      </Piece>
      <Piece name="ranks">
        <FameRank rank={0} />
        <FameRank rank={1} />
        <FameRank rank={2} />
        <FameRank rank={3} />
        <FameRank rank={4} />
        <FameRank rank={4} size={32} />
      </Piece>
      <Piece name="the square">
        <div className="gallery-square street-lisbon">
          <Paving />
          <RovingGrid label="Market" rows={4} columns={4} className="gallery-market">
            {CORNER.map(({ row, column, state = 'plain', piece }) => (
              <span
                key={`${row},${column}`}
                data-cell={`${row},${column}`}
                style={{ gridRow: row + 1, gridColumn: column + 1 }}
              >
                <Pressable state={state} label={`Row ${row}, column ${column}`} onPress={nothing}>
                  {piece}
                </Pressable>
              </span>
            ))}
          </RovingGrid>
          <div className="azulejos gallery-tiles">
            <div className="card">Customers</div>
          </div>
        </div>
      </Piece>
    </Group>
  );
}
