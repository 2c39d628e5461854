import { type ProductId, product, sorted } from '../../../../shared/games/shopping-street/products.ts';
import { Roving } from '../../../design/index.ts';
import { useDragging } from '../interaction/dragging.ts';
import { cardPiece } from '../interaction/pieces.ts';
import { playerOf, useTable } from '../table.ts';
import { CardPlace } from './card-place.tsx';
import { Fan } from './fan.tsx';

/** The own hand as a fan, sorted by type and product; only the number of cards if the viewer may not see them. */
export function OwnHand() {
  const { view, ownSeat, publicly, words } = useTable();
  const { cards, count } = playerOf(view, ownSeat).hand;
  if (cards !== null) return <HandOf cards={sorted(cards)} />;
  return publicly ? <p className="ss-empty-hand">{words.say('in-hand', { cards: words.cards(count) })}</p> : null;
}

function HandOf({ cards }: { readonly cards: readonly ProductId[] }) {
  const table = useTable();
  const { ownSeat, words } = table;
  const dragging = useDragging(table);
  return (
    <div className="ss-hand" data-hand={ownSeat} style={{ '--cards': cards.length }} {...dragging}>
      <Roving label={words.say('your-hand')} className="ss-cards">
        <Fan>
          {(size) =>
            cards.map((id, index) => {
              const before = cards[index - 1];
              const first = before !== undefined && product(before).type !== product(id).type;
              return (
                <CardPlace key={id} piece={cardPiece(id)} card={id} size={size} className={first ? 'first' : ''} />
              );
            })
          }
        </Fan>
      </Roving>
      {cards.length === 0 && <p className="ss-empty-hand">{words.say('empty-hand')}</p>}
    </div>
  );
}
