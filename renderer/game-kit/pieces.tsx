import type { ComponentType, ReactNode } from 'react';
import { Pressable, type TagSide } from '../design/index.ts';
import type { Look } from '../table/counter/ways.ts';
import { Sentences } from './sentences.tsx';

interface TagLinesProps {
  /** Left out where its words say already why it is closed. */
  readonly look?: Look;
  /** What it is. */
  readonly name: string;
  /** What it means for what is asked. */
  readonly facts?: readonly string[];
  /** A drawing or a reckoning in between. */
  readonly children?: ReactNode;
}

/** What hangs on a piece, one below the other: why it is closed, what it is, and what it would cost and bring. */
export function TagLines({ look, name, facts = [], children }: TagLinesProps) {
  return (
    <span className="tag-lines">
      {look?.state === 'blocked' && <b>{look.reason} </b>}
      <strong>{name} </strong>
      {children}
      <Sentences of={facts} />
    </span>
  );
}

/** A game's catalogue of the pieces on its table: how each looks and is pressed, and what eyes and ears are told of it. */
export interface Catalogue<Table, Piece extends string> {
  useTable(): Table;
  lookOf(table: Table, piece: Piece): Look;
  press(table: Table, piece: Piece): void;
  /** Everything about a piece, for a screen reader. */
  spoken(table: Table, piece: Piece): string;
  /** What hangs on a piece. */
  readonly Tag: ComponentType<{ readonly piece: Piece }>;
}

interface PieceOnTableProps<Piece> {
  readonly piece: Piece;
  readonly tagSide?: TagSide | undefined;
  readonly className?: string | undefined;
  /** How it is drawn. */
  readonly children: ReactNode;
}

/** Makes what a game's drawn pieces are pressed by, each with everything about it in its name and on its tag. */
export function pieceOnTable<Table, Piece extends string>({
  useTable,
  lookOf,
  press,
  spoken,
  Tag,
}: Catalogue<Table, Piece>): ComponentType<PieceOnTableProps<Piece>> {
  return function PieceOnTable({ piece, tagSide, className, children }) {
    const table = useTable();
    return (
      <Pressable
        state={lookOf(table, piece).state}
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
