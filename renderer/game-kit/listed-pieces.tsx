import type { ComponentType, ReactNode } from 'react';
import { Button, type PieceState } from '../design/index.ts';
import { ListedSection, type ListedSectionProps, type PlaceData } from './listed-section.tsx';
import type { Catalogue } from './pieces.tsx';

/** What a game's pieces are in lists. */
interface Listing<Table, Piece extends string> extends Pick<Catalogue<Table, Piece>, 'useTable' | 'lookOf' | 'press'> {
  /** Everything about a piece in words, and why it cannot be used. */
  readonly Told: Catalogue<Table, Piece>['Tag'];
  /** What the button of a piece says that can be used; null where it has none. */
  buttonWords(table: Table, piece: Piece, state: PieceState): string | null;
  placeOf(piece: Piece): PlaceData;
  /** Is it in hand, and marked so? Where left out, whatever is chosen is. */
  isHeld?(table: Table, piece: Piece): boolean;
  /** What stands below a piece that is in hand: where it can go, for how much. */
  readonly BelowHeld?: ComponentType;
}

interface OfPieces<Piece> {
  readonly pieces: readonly Piece[];
}

interface ListedProps<Piece> extends OfPieces<Piece>, Omit<ListedSectionProps, 'children'> {
  readonly children?: ReactNode;
}

interface OpenPiecesProps<Piece> extends OfPieces<Piece> {
  readonly title: string;
  readonly part: string;
}

/** Makes the lists of a game's pieces. */
export function listedPieces<Table, Piece extends string>({
  useTable,
  lookOf,
  press,
  Told,
  buttonWords,
  placeOf,
  isHeld = (table, piece) => lookOf(table, piece).state === 'chosen',
  BelowHeld,
}: Listing<Table, Piece>) {
  /** A button for a piece that can be used now; nothing for one whose words say why it cannot. */
  function PieceButton({ piece }: { readonly piece: Piece }) {
    const table = useTable();
    const { state, reason } = lookOf(table, piece);
    const text = reason === null ? buttonWords(table, piece, state) : null;
    if (text === null) return null;
    return (
      <Button piece={piece} onPress={() => press(table, piece)}>
        {text}
      </Button>
    );
  }

  /** Pieces one below the other, each with everything about it in words, and a button where it can be used now. */
  function ListedPieces({ pieces }: OfPieces<Piece>) {
    const table = useTable();
    return (
      <ul className="listed">
        {pieces.map((piece) => {
          const held = isHeld(table, piece);
          return (
            <li key={piece} {...placeOf(piece)} className={held ? 'held' : undefined}>
              <Told piece={piece} />
              <PieceButton piece={piece} />
              {held && BelowHeld !== undefined && <BelowHeld />}
            </li>
          );
        })}
      </ul>
    );
  }

  /** Pieces under a heading; what is said besides stands below them. */
  function Listed({ pieces, children, ...section }: ListedProps<Piece>) {
    return (
      <ListedSection {...section}>
        <ListedPieces pieces={pieces} />
        {children}
      </ListedSection>
    );
  }

  /** Those of the pieces that are part of what is asked, without their places: they are listed elsewhere, or nowhere. */
  function OpenPieces({ title, part, pieces }: OpenPiecesProps<Piece>) {
    const table = useTable();
    const open = pieces.filter((piece) => ['lit', 'chosen'].includes(lookOf(table, piece).state));
    return (
      <ul className="listed open-pieces" aria-label={title} data-listed={part}>
        {open.map((piece) => (
          <li key={piece}>
            <Told piece={piece} />
            <PieceButton piece={piece} />
          </li>
        ))}
      </ul>
    );
  }

  return { ListedPieces, Listed, OpenPieces };
}
