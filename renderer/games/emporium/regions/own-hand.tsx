import type { ItemId } from '../../../../shared/games/emporium/items/index.ts';
import { Fitted, ItemCard, Roving } from '../../../design/index.ts';
import { drawnItem } from '../interaction/drawn.ts';
import { cardPiece } from '../interaction/pieces.ts';
import { ownChoice } from '../interaction/standing.ts';
import { playerOf, useTable } from '../table.ts';
import { PieceOnTable } from './piece-on-table.tsx';
import { HandBacks } from './trophies.tsx';

/** The own hand, or card backs if the viewer may not see it. */
export function OwnHand() {
  const { view, ownSeat, words } = useTable();
  const { cards } = playerOf(view, ownSeat).hand;
  if (cards === null) return <HandBacks seat={ownSeat} />;
  return (
    <div className="em-hand" data-hand={ownSeat}>
      <Roving label={words.say('your-hand')} className="em-cards">
        {cards.map((card) => (
          <CardPlace key={card} card={card} />
        ))}
      </Roving>
    </div>
  );
}

/** A hand card button with its tag, and its price if set aside for a sale. */
function CardPlace({ card }: { readonly card: ItemId }) {
  const table = useTable();
  const choice = ownChoice(table);
  const price = choice?.kind === 'sale' && choice.item === card ? choice.price : undefined;
  return (
    <div className="em-place" data-card={card}>
      <Fitted className="em-card">
        {(size) => (
          <PieceOnTable piece={cardPiece(card)}>
            <ItemCard item={drawnItem(card, table.words)} price={price} {...size} />
          </PieceOnTable>
        )}
      </Fitted>
    </div>
  );
}
