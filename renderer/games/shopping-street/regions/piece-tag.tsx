import type { ReactNode } from 'react';
import { product } from '../../../../shared/games/shopping-street/products.ts';
import { setOf } from '../../../../shared/games/shopping-street/sets.ts';
import { shopOn } from '../../../../shared/games/shopping-street/shops.ts';
import type { Description } from '../../../game-kit/description.ts';
import { Sentences, TagLines } from '../../../game-kit/index.ts';
import { statusOf } from '../interaction/interaction.ts';
import { meaningOf, type Piece } from '../interaction/pieces.ts';
import { ownHand } from '../interaction/preview.ts';
import { useTable } from '../table.ts';
import { descriptionOf } from '../words/labels.ts';
import { GroupRow } from './group-row.tsx';

interface OfPiece {
  readonly piece: Piece;
}

/** The content of a piece's tag: everything about it in words, and drawings of the groups of a shop or set. */
export function PieceTag({ piece }: OfPiece) {
  return (
    <StreetTag piece={piece} description={descriptionOf(useTable(), piece)}>
      <Groups piece={piece} />
    </StreetTag>
  );
}

interface StreetTagProps extends OfPiece {
  readonly description: Description;
  /** A drawing in between. */
  readonly children?: ReactNode;
}

/** A piece's tag: the reason if disabled, its name, and its effect. */
export function StreetTag({ piece, description: { name, facts }, children }: StreetTagProps) {
  const table = useTable();
  const look = statusOf(table, piece);
  return (
    <TagLines look={look} name={name}>
      {children}
      <Sentences of={facts} />
      {look.state !== 'disabled' && table.asked && look.reason !== null && <em>{look.reason} </em>}
    </TagLines>
  );
}

/** The groups of the shop on a space, or of the own set; nothing for other pieces. */
function Groups({ piece }: OfPiece) {
  const table = useTable();
  const meaning = meaningOf(piece);
  if (meaning.of === 'plot') {
    const shop = shopOn(table.view.street, meaning.space);
    return shop !== undefined && <GroupRow type={shop.type} held={shop.cards.map((id) => product(id).group)} />;
  }
  if (meaning.of !== 'set') return null;
  const { groups } = setOf(ownHand(table), meaning.type);
  const held = groups.filter(({ best }) => best !== null).map(({ group }) => group);
  return <GroupRow type={meaning.type} held={held} />;
}
