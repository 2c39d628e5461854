import type { ReactNode } from 'react';
import type { Seat } from '../../../../shared/engine/index.ts';
import { type Good, goodLimit, goods } from '../../../../shared/games/harbour/goods.ts';
import { GoodsStore, Pressable, Roving } from '../../../design/index.ts';
import { stockAhead } from '../interaction/choice-preview.ts';
import { press, statusOf } from '../interaction/interaction.ts';
import { goodPiece, type Piece, playerPiece } from '../interaction/pieces.ts';
import { playerOf, useTable } from '../table.ts';

/** The own stock: each good on its six places, with the effect of the pending choice. */
export function OwnStock() {
  const table = useTable();
  const { view, ownSeat, words } = table;
  const held = playerOf(view, ownSeat).goods;
  return (
    <Roving label={words.say('regions.stock')} className="hb-stock">
      {goods.map((good) => (
        <StockPiece key={good} piece={goodPiece(good)} seat={ownSeat} good={good} className="hb-stock-good">
          <GoodsStore kind={good} held={held[good]} limit={goodLimit} preview={stockAhead(table, good)} />
        </StockPiece>
      ))}
    </Roving>
  );
}

/** Another player's stock as numbers. */
export function OtherStock({ seat }: { readonly seat: Seat }) {
  const { view, words } = useTable();
  const held = playerOf(view, seat).goods;
  return (
    <Roving label={words.say('stock-of', { name: words.name(seat) })} className="hb-counts">
      {goods.map((good) => (
        <StockPiece key={good} piece={playerPiece(seat, good)} seat={seat} good={good} className="hb-count">
          <GoodsStore kind={good} held={held[good]} limit={goodLimit} short />
        </StockPiece>
      ))}
    </Roving>
  );
}

interface StockPieceProps {
  readonly piece: Piece;
  readonly seat: Seat;
  readonly good: Good;
  readonly className: string;
  readonly children: ReactNode;
}

function StockPiece({ piece, seat, good, className, children }: StockPieceProps) {
  const table = useTable();
  const { view, words } = table;
  const { state, reason } = statusOf(table, piece);
  const held = playerOf(view, seat).goods[good];
  return (
    <Pressable
      state={state}
      label={words.say('spoken.held', { goods: words.goods(good, held), most: goodLimit })}
      tag={reason ?? words.say('spoken.held', { goods: words.goods(good, held), most: goodLimit })}
      tagSide="below"
      piece={piece}
      onPress={() => press(table, piece)}
      className={className}
    >
      {children}
    </Pressable>
  );
}
