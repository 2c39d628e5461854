import type { ComponentType, ReactNode } from 'react';
import { Button, type PieceState } from '../design/index.ts';
import { ListedSection, type ListedSectionProps, type PlaceData } from './listed-section.tsx';
import type { Catalogue } from './pieces.tsx';

/** A game's pieces in lists. */
interface Listing<Table, Piece extends string>
  extends Pick<Catalogue<Table, Piece>, 'useTable' | 'statusOf' | 'press'> {
  /** Everything about a piece in words, including why it cannot be used. */
  readonly Description: Catalogue<Table, Piece>['Tag'];
  /** The label of a usable piece's button; null if it has none. */
  buttonWords(table: Table, piece: Piece, state: PieceState): string | null;
  placeOf(piece: Piece): PlaceData;
  /** Whether a piece is held, and so marked. By default, the chosen one is. */
  isHeld?(table: Table, piece: Piece): boolean;
  /** Shown below a held piece: where it can go, and the price. */
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
  statusOf,
  press,
  Description,
  buttonWords,
  placeOf,
  isHeld = (table, piece) => statusOf(table, piece).state === 'chosen',
  BelowHeld,
}: Listing<Table, Piece>) {
  /** A button for a usable piece; nothing for one whose text says why it is not. */
  function PieceButton({ piece }: { readonly piece: Piece }) {
    const table = useTable();
    const { state, reason } = statusOf(table, piece);
    const text = reason === null ? buttonWords(table, piece, state) : null;
    if (text === null) return null;
    return (
      <Button piece={piece} onPress={() => press(table, piece)}>
        {text}
      </Button>
    );
  }

  /** Pieces in a list, each in words, with a button if usable. */
  function ListedPieces({ pieces }: OfPieces<Piece>) {
    const table = useTable();
    return (
      <ul className="listed">
        {pieces.map((piece) => {
          const held = isHeld(table, piece);
          return (
            <li key={piece} {...placeOf(piece)} className={held ? 'held' : undefined}>
              <Description piece={piece} />
              <PieceButton piece={piece} />
              {held && BelowHeld !== undefined && <BelowHeld />}
            </li>
          );
        })}
      </ul>
    );
  }

  /** Pieces under a heading; the children come below them. */
  function Listed({ pieces, children, ...section }: ListedProps<Piece>) {
    return (
      <ListedSection {...section}>
        <ListedPieces pieces={pieces} />
        {children}
      </ListedSection>
    );
  }

  /** The pieces that the question allows. They have no place data, because they are listed elsewhere or nowhere. */
  function OpenPieces({ title, part, pieces }: OpenPiecesProps<Piece>) {
    const table = useTable();
    const open = pieces.filter((piece) => ['lit', 'chosen'].includes(statusOf(table, piece).state));
    return (
      <ul className="listed open-pieces" aria-label={title} data-listed={part}>
        {open.map((piece) => (
          <li key={piece}>
            <Description piece={piece} />
            <PieceButton piece={piece} />
          </li>
        ))}
      </ul>
    );
  }

  return { ListedPieces, Listed, OpenPieces };
}
