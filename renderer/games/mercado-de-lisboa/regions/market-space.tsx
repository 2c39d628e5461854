import type { Space } from '../../../../shared/games/mercado-de-lisboa/market.ts';
import { improves } from '../../../../shared/games/mercado-de-lisboa/tiles.ts';
import { Fitted, Icon, Parasol, Stall } from '../../../design/index.ts';
import { markOfPlayer } from '../../../table/index.ts';
import { statusOf } from '../interaction/interaction.ts';
import { meaningOf, spacePiece } from '../interaction/pieces.ts';
import { netAt } from '../interaction/quote.ts';
import { playerOf, useTable } from '../table.ts';
import { PieceOnTable } from './piece-on-table.tsx';

interface MarketSpaceProps {
  readonly space: Space;
  /** Row and column in the grid that the arrow keys walk. */
  readonly cell: string;
}

/** A space of the market with its piece, and the income of the selected piece there. */
export function MarketSpace({ space, cell }: MarketSpaceProps) {
  const net = netAt(useTable(), space);
  return (
    <div className="mc-place" data-space={space} data-cell={cell}>
      <Fitted>
        {({ width }) => (
          <PieceOnTable piece={spacePiece(space)} tagSide="below" className="mc-space">
            <WhatStands space={space} size={width} />
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

interface WhatStandsProps {
  readonly space: Space;
  /** The side of the space in pixels; undefined until known. */
  readonly size: number | undefined;
}

/** The stand or restaurant on a space, or a preview of the chosen piece. */
function WhatStands({ space, size }: WhatStandsProps) {
  const table = useTable();
  const { view, seats, ownSeat } = table;
  const stand = view.stands[space] ?? null;
  if (stand !== null) return <Stall good={stand.good} owner={markOfPlayer(seats, stand.seat)} size={size} />;
  const open = view.open[space] ?? null;
  if (open !== null) return <Parasol improves={improves[open]} open size={size} />;
  const offered = offeredAt(table, space);
  if (offered?.of === 'stand') return <Stall good={offered.good} owner={markOfPlayer(seats, ownSeat)} size={size} />;
  if (offered !== null) return <Parasol improves={improves[offered.restaurant]} open size={size} />;
  const grey = view.grey[space] ?? null;
  if (grey !== null) {
    return (
      <Parasol improves={grey === 'unknown' ? null : improves[grey]} open={false} size={size} className="mc-unopened" />
    );
  }
  return statusOf(table, spacePiece(space)).state === 'disabled' ? <Icon name="none" className="mc-none" /> : null;
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
