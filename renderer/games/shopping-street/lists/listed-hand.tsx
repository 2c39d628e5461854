import { product, type ShopType, shopTypes, sorted } from '../../../../shared/games/shopping-street/products.ts';
import { TypeSign } from '../../../design/index.ts';
import { ListedSection } from '../../../game-kit/index.ts';
import { statusOf } from '../interaction/interaction.ts';
import { cardPiece, pawnPiece, setPiece } from '../interaction/pieces.ts';
import { ownHand } from '../interaction/preview.ts';
import { playerOf, useTable } from '../table.ts';
import { ListedPieces } from './listed-pieces.tsx';

/** The own hand by type: what is held of each set, then its cards; the pawns while one is chosen. */
export function ListedHand() {
  const table = useTable();
  const { view, ownSeat, words } = table;
  const hand = sorted(ownHand(table));
  const pawns = [...new Set(playerOf(view, ownSeat).pawns)].map(pawnPiece);
  const choosesPawn = pawns.some((piece) => ['lit', 'chosen'].includes(statusOf(table, piece).state));
  return (
    <ListedSection part="hand" title={words.say('lists.parts.hand')}>
      <p data-hand={ownSeat}>{words.cards(playerOf(view, ownSeat).hand.count)}</p>
      {choosesPawn && <ListedPieces pieces={pawns} />}
      {shopTypes.map((type) => {
        const cards = hand.filter((card) => product(card).type === type);
        if (cards.length === 0) return null;
        return (
          <ListedSection key={type} title={words.typeInFull(type)} heading={<Heading type={type} />} inner>
            <ListedPieces pieces={[setPiece(type), ...cards.map(cardPiece)]} />
          </ListedSection>
        );
      })}
    </ListedSection>
  );
}

function Heading({ type }: { readonly type: ShopType }) {
  return (
    <>
      <TypeSign type={type} size={28} /> {useTable().words.typeInFull(type)}
    </>
  );
}
