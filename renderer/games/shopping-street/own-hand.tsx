import { product, sorted } from '../../../shared/games/shopping-street/products.ts';
import { Roving } from '../../design/index.ts';
import { CardPlace } from './card-place.tsx';
import { useDragging } from './dragging.ts';
import { Fan } from './fan.tsx';
import type { Size } from './layout.ts';
import { cardPiece } from './pieces.ts';
import { playerOf, useTable } from './table.ts';

/** The near player's hand, sorted by type and product, in a fan; nothing where the cards are not for these eyes. */
export function OwnHand({ card }: { readonly card: Size }) {
  const table = useTable();
  const { view, near, words } = table;
  const dragging = useDragging(table);
  const { cards } = playerOf(view, near).hand;
  if (cards === null) return null;
  const hand = sorted(cards);
  return (
    <div className="ss-hand" data-hand={near} {...dragging}>
      <Roving label={words.say('your-hand')} className="ss-cards">
        <Fan card={card}>
          {hand.map((id, index) => {
            const before = hand[index - 1];
            const first = before !== undefined && product(before).type !== product(id).type;
            return <CardPlace key={id} piece={cardPiece(id)} card={id} size={card} className={first ? 'first' : ''} />;
          })}
        </Fan>
      </Roving>
      {hand.length === 0 && <p className="ss-empty-hand">{words.say('empty-hand')}</p>}
    </div>
  );
}
