import type { ComponentType, ReactNode } from 'react';
import { Pressable, type TagSide } from '../design/index.ts';
import type { PieceStatus } from '../table/counter/piece-actions.ts';
import { Sentences } from './sentences.tsx';

interface TagLinesProps {
  /** Absent if its text already says why it is disabled. */
  readonly look?: PieceStatus;
  /** The piece's name. */
  readonly name: string;
  /** Its meaning for the open question. */
  readonly facts?: readonly string[];
  /** A drawing or a breakdown in between. */
  readonly children?: ReactNode;
}

/** The tag of a piece: why it is disabled, its name, and its cost and gain. */
export function TagLines({ look, name, facts = [], children }: TagLinesProps) {
  return (
    <span className="tag-lines">
      {look?.state === 'disabled' && <b>{look.reason} </b>}
      <strong>{name} </strong>
      {children}
      <Sentences of={facts} />
    </span>
  );
}

/** A game's pieces on its table: look, press, and description for screen and screen reader. */
export interface Catalogue<Table, Piece extends string> {
  useTable(): Table;
  statusOf(table: Table, piece: Piece): PieceStatus;
  press(table: Table, piece: Piece): void;
  /** Everything about a piece, for a screen reader. */
  spoken(table: Table, piece: Piece): string;
  /** The tag on a piece. */
  readonly Tag: ComponentType<{ readonly piece: Piece }>;
}

interface PieceOnTableProps<Piece> {
  readonly piece: Piece;
  readonly tagSide?: TagSide | undefined;
  readonly className?: string | undefined;
  /** The drawing. */
  readonly children: ReactNode;
}

/** Makes a game's pressable pieces, with the full description as name and tag. */
export function pieceOnTable<Table, Piece extends string>({
  useTable,
  statusOf,
  press,
  spoken,
  Tag,
}: Catalogue<Table, Piece>): ComponentType<PieceOnTableProps<Piece>> {
  return function PieceOnTable({ piece, tagSide, className, children }) {
    const table = useTable();
    return (
      <Pressable
        state={statusOf(table, piece).state}
        label={spoken(table, piece)}
        tag={<Tag piece={piece} />}
        tagSide={tagSide}
        piece={piece}
        onPress={() => press(table, piece)}
        className={className}
      >
        {children}
      </Pressable>
    );
  };
}
