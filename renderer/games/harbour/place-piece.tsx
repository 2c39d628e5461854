import type { ReactNode } from 'react';
import type { Place } from '../../../shared/games/harbour/places.ts';
import { Pressable, type TagSide } from '../../design/index.ts';
import { pieceState } from './piece-state.ts';
import { placePiece } from './pieces.ts';
import { PlaceTag } from './place-tag.tsx';
import { spokenPlace } from './place-words.ts';
import { press, reasonOf } from './pressing.ts';
import { useTable } from './table.ts';

interface PlacePieceProps {
  readonly place: Place;
  readonly tagSide: TagSide;
  readonly className: string;
  /** How it is drawn. */
  readonly children: ReactNode;
}

/** A place that can be pressed, however it is drawn, with everything about it on its tag. */
export function PlacePiece({ place, tagSide, className, children }: PlacePieceProps) {
  const table = useTable();
  const piece = placePiece(place);
  const reason = reasonOf(table, piece);
  return (
    <Pressable
      state={pieceState(table, piece)}
      label={spokenPlace(table, place)}
      tag={<PlaceTag place={place} reason={reason} />}
      tagSide={tagSide}
      onPress={() => press(table, piece)}
      className={className}
    >
      {children}
    </Pressable>
  );
}
