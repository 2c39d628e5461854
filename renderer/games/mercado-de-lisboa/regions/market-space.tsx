import type { Space } from '../../../../shared/games/mercado-de-lisboa/market.ts';
import { improves } from '../../../../shared/games/mercado-de-lisboa/tiles.ts';
import { Icon, Parasol, Stall } from '../../../design/index.ts';
import { markOfPlayer } from '../../../table/index.ts';
import { statusOf } from '../interaction/interaction.ts';
import { meaningOf, spacePiece } from '../interaction/pieces.ts';
import { netAt } from '../interaction/quote.ts';
import { playerOf, useTable } from '../table.ts';
import { PieceOnTable } from './piece-on-table.tsx';

interface MarketSpaceProps {
  readonly space: Space;
  /** Side length in pixels. */
  readonly size: number;
}

interface CellProps {
  /** Row and column in the grid that the arrow keys walk. */
  readonly cell: string;
}

/** A space of the market with its piece, and the income of the selected piece there. */
export function MarketSpace({ space, size, cell }: MarketSpaceProps & CellProps) {
  const table = useTable();
  const piece = spacePiece(space);
  const { state } = statusOf(table, piece);
  const net = netAt(table, space);
  return (
    <div className="mc-place" data-space={space} data-cell={cell}>
      <PieceOnTable piece={piece} tagSide="below" className="mc-space">
        <WhatStands space={space} size={size} disabled={state === 'disabled'} />
        {net !== null && (
          <b className="mc-net printed figure" aria-hidden="true">
            {net}
          </b>
        )}
      </PieceOnTable>
    </div>
  );
}

/** The stand or restaurant on a space, or a preview of the chosen piece. */
function WhatStands({ space, size, disabled }: MarketSpaceProps & { readonly disabled: boolean }) {
  const table = useTable();
  const { view, seats, ownSeat } = table;
  const stand = view.stands[space] ?? null;
  if (stand !== null) {
    return <Stall good={stand.good} owner={markOfPlayer(seats, stand.seat)} size={Math.round(size * 0.9)} />;
  }
  const open = view.open[space] ?? null;
  if (open !== null) return <Parasol improves={improves[open]} open size={Math.round(size * 0.88)} />;
  const offered = offeredAt(table, space);
  if (offered?.of === 'stand') {
    return <Stall good={offered.good} owner={markOfPlayer(seats, ownSeat)} size={Math.round(size * 0.83)} />;
  }
  if (offered !== null) return <Parasol improves={improves[offered.restaurant]} open size={Math.round(size * 0.82)} />;
  const grey = view.grey[space] ?? null;
  if (grey !== null) {
    return (
      <Parasol improves={grey === 'unknown' ? null : improves[grey]} open={false} size={Math.round(size * 0.76)} />
    );
  }
  return disabled ? <Icon name="none" size={Math.round(size * 0.35)} className="mc-none" /> : null;
}

/** The selected piece, if this space is chosen for it. */
function offeredAt({ view, ownSeat, pending }: ReturnType<typeof useTable>, space: Space) {
  if (pending.held === null || pending.target !== spacePiece(space)) return null;
  const held = meaningOf(pending.held);
  const player = playerOf(view, ownSeat);
  if (held.of === 'tile') {
    const good = player.tiles[held.at];
    return good === undefined ? null : ({ of: 'stand', good } as const);
  }
  if (held.of !== 'restaurant') return null;
  const restaurant = player.restaurants[held.at];
  return restaurant === undefined ? null : ({ of: 'restaurant', restaurant } as const);
}
