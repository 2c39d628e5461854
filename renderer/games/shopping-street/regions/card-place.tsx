import type { ProductId } from '../../../../shared/games/shopping-street/products.ts';
import { type FittedSize, ProductCard, type TagSide } from '../../../design/index.ts';
import { drawnCard } from '../interaction/drawn.ts';
import { statusOf } from '../interaction/interaction.ts';
import { meaningOf, type Piece } from '../interaction/pieces.ts';
import { useTable } from '../table.ts';
import { InFan } from './fan.tsx';
import { PieceOnTable } from './piece-on-table.tsx';

interface CardPlaceProps {
  readonly piece: Piece;
  readonly card: ProductId;
  readonly size: Partial<FittedSize>;
  readonly className?: string;
  readonly tagSide?: TagSide;
}

/** The selector of a card's place: in a hand, laid out, or on display. */
const markOf = { card: 'data-card', offered: 'data-offered', display: 'data-display' } as const;

/** A pressable card in a fan: of the hand, an offer or the display. Its tag says its worth to each player. */
export function CardPlace({ piece, card, size, className = '', tagSide }: CardPlaceProps) {
  const table = useTable();
  const { state } = statusOf(table, piece);
  const { of } = meaningOf(piece);
  const lies = of === 'offered' || of === 'display' ? of : 'card';
  return (
    <InFan
      className={`${className} ${state === 'chosen' ? 'up' : ''}`}
      marks={{ [markOf[lies]]: card, ...(lies === 'card' ? {} : { 'data-drop': piece }) }}
    >
      <PieceOnTable piece={piece} tagSide={tagSide}>
        <ProductCard product={drawnCard(card)} {...size} />
      </PieceOnTable>
    </InFan>
  );
}
