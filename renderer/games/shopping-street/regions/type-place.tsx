import type { ReactNode } from 'react';
import type { ShopType } from '../../../../shared/games/shopping-street/products.ts';
import { Pressable } from '../../../design/index.ts';
import { pressing } from '../interaction/interaction.ts';
import { typePiece } from '../interaction/pieces.ts';
import { useTable } from '../table.ts';
import { spokenType } from '../words/labels.ts';
import { TypeTag } from './own-tags.tsx';

interface TypePlaceProps {
  readonly type: ShopType;
  readonly className: string;
  /** What the type is drawn as, and how many of it are open. */
  readonly children: ReactNode;
}

/** A type on the counter of open shops: it can be pressed to ask for its cards, and its tag says what for, or why not. */
export function TypePlace({ type, className, children }: TypePlaceProps) {
  const table = useTable();
  const piece = typePiece(type);
  return (
    <Pressable
      {...pressing(table, piece)}
      label={spokenType(table, type)}
      tag={<TypeTag type={type} />}
      className={className}
    >
      {children}
    </Pressable>
  );
}
