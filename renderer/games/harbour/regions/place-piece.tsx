import { type ReactNode, useMemo } from 'react';
import type { Place } from '../../../../shared/games/harbour/places.ts';
import { Pressable, type TagSide } from '../../../design/index.ts';
import { press, statusOf } from '../interaction/interaction.ts';
import { placePiece } from '../interaction/pieces.ts';
import { priceWords } from '../interaction/price-now.ts';
import { useTable } from '../table.ts';
import { spokenPlace } from '../words/place-words.ts';
import { PlaceTag } from './place-tag.tsx';

interface PlacePieceProps {
  readonly place: Place;
  readonly tagSide: TagSide;
  readonly className: string;
  /** How it is drawn. */
  readonly children: ReactNode;
}

/** A place button with its tag, for any drawing. */
export function PlacePiece({ place, tagSide, className, children }: PlacePieceProps) {
  const table = useTable();
  const { view, words } = table;
  const piece = placePiece(place);
  const { state, reason } = statusOf(table, piece);
  const price = reason === null ? priceWords(table, place) : null;
  const label = useMemo(() => spokenPlace({ view, words }, place), [view, words, place]);
  return (
    <Pressable
      state={state}
      label={label}
      tag={<PlaceTag {...{ place, reason, price, view, words }} />}
      tagSide={tagSide}
      piece={piece}
      onPress={() => press(table, piece)}
      className={className}
    >
      {children}
    </Pressable>
  );
}
