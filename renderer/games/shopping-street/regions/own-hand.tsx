import { type ProductId, product, sorted } from '../../../../shared/games/shopping-street/products.ts';
import { Roving, useWidth } from '../../../design/index.ts';
import type { Size } from '../../../game-kit/sizes.ts';
import { cardInFan } from '../forms/layout.ts';
import { useDragging } from '../interaction/dragging.ts';
import { cardPiece } from '../interaction/pieces.ts';
import { playerOf, useTable } from '../table.ts';
import { CardPlace } from './card-place.tsx';
import { Fan } from './fan.tsx';

interface OwnHandProps {
  /** Of a card, in pixels; in a hand too full for it they are smaller. */
  readonly card: Size;
  /** Do the cards lie in rows, as on a phone, where none covers another? */
  readonly inRows?: boolean;
}

/** The near player's hand, sorted by type and product, in a fan; how many cards where they are not for these eyes. */
export function OwnHand(props: OwnHandProps) {
  const { view, ownSeat, publicly, words } = useTable();
  const { cards, count } = playerOf(view, ownSeat).hand;
  if (cards !== null) return <HandOf cards={sorted(cards)} {...props} />;
  return publicly ? <p className="ss-empty-hand">{words.say('in-hand', { cards: words.cards(count) })}</p> : null;
}

function HandOf({ cards, card, inRows = false }: OwnHandProps & { readonly cards: readonly ProductId[] }) {
  const table = useTable();
  const { ownSeat, words } = table;
  const dragging = useDragging(table);
  const [width, place] = useWidth<HTMLDivElement>(Number.POSITIVE_INFINITY);
  const size = inRows ? card : cardInFan(card, cards.length, width);
  return (
    <div className="ss-hand" data-hand={ownSeat} ref={place} {...dragging}>
      <Roving label={words.say('your-hand')} className="ss-cards">
        <Fan card={size}>
          {cards.map((id, index) => {
            const before = cards[index - 1];
            const first = before !== undefined && product(before).type !== product(id).type;
            return <CardPlace key={id} piece={cardPiece(id)} card={id} size={size} className={first ? 'first' : ''} />;
          })}
        </Fan>
      </Roving>
      {cards.length === 0 && <p className="ss-empty-hand">{words.say('empty-hand')}</p>}
    </div>
  );
}
