import { product, shopTypes, sorted } from '../../../../shared/games/shopping-street/products.ts';
import { TypeSign } from '../../../design/index.ts';
import { lookOf } from '../interaction/interaction.ts';
import { nearHand } from '../interaction/outlook.ts';
import { cardPiece, pawnPiece, setPiece } from '../interaction/pieces.ts';
import { playerOf, useTable } from '../table.ts';
import { ListedPieces } from './listed-piece.tsx';
import { ListedSection } from './listed-section.tsx';

/** The near player's hand by type: what of a set there is, then the cards; and the pawns while one is chosen. */
export function ListedHand() {
  const table = useTable();
  const { view, near, words } = table;
  const hand = sorted(nearHand(table));
  const pawns = [...new Set(playerOf(view, near).pawns)].map(pawnPiece);
  const choosesPawn = pawns.some((piece) => ['lit', 'chosen'].includes(lookOf(table, piece).state));
  return (
    <ListedSection part="hand" title={words.say('lists.parts.hand')}>
      <p data-hand={near}>{words.cards(playerOf(view, near).hand.count)}</p>
      {choosesPawn && <ListedPieces pieces={pawns} />}
      {shopTypes.map((type) => {
        const cards = hand.filter((card) => product(card).type === type);
        if (cards.length === 0) return null;
        return (
          <section key={type} className="listed-group" aria-label={words.typeInFull(type)}>
            <h3>
              <TypeSign type={type} size={28} /> {words.typeInFull(type)}
            </h3>
            <ListedPieces pieces={[setPiece(type), ...cards.map(cardPiece)]} />
          </section>
        );
      })}
    </ListedSection>
  );
}
