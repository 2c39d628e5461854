import type { ItemId } from '../../../../shared/games/emporium/items/index.ts';
import { ItemCard, Roving } from '../../../design/index.ts';
import type { Size } from '../../../game-kit/sizes.ts';
import { drawnItem } from '../interaction/drawn.ts';
import { cardPiece } from '../interaction/pieces.ts';
import { ownChoice } from '../interaction/standing.ts';
import { playerOf, useTable } from '../table.ts';
import { PieceOnTable } from './piece-on-table.tsx';
import { HandBacks } from './trophies.tsx';

/** The own hand, or card backs if the viewer may not see it. Size of a card in pixels. */
export function OwnHand({ width, height }: Size) {
  const { view, ownSeat, words } = useTable();
  const { cards } = playerOf(view, ownSeat).hand;
  if (cards === null) return <HandBacks seat={ownSeat} size={Math.round(width * 0.6)} />;
  return (
    <div className="em-hand" data-hand={ownSeat}>
      <Roving label={words.say('your-hand')} className="em-cards">
        {cards.map((card) => (
          <CardPlace key={card} card={card} width={width} height={height} />
        ))}
      </Roving>
    </div>
  );
}

/** A hand card button with its tag, and its price if set aside for a sale. */
export function CardPlace({ card, width, height }: Size & { readonly card: ItemId }) {
  const table = useTable();
  const choice = ownChoice(table);
  const price = choice?.kind === 'sale' && choice.item === card ? choice.price : undefined;
  return (
    <div className="em-place" data-card={card}>
      <PieceOnTable piece={cardPiece(card)}>
        <ItemCard item={drawnItem(card, table.words)} width={width} height={height} price={price} />
      </PieceOnTable>
    </div>
  );
}
