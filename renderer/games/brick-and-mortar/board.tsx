import { useMemo, useState } from 'react';
import { previewsOf } from '../../../shared/engine/index.ts';
import type { BrickEvent } from '../../../shared/games/brick-and-mortar/events.ts';
import type { BrickView } from '../../../shared/games/brick-and-mortar/hiding.ts';
import { brickAndMortar } from '../../../shared/games/brick-and-mortar/index.ts';
import type { BrickMove } from '../../../shared/games/brick-and-mortar/moves.ts';
import { BoardFrame, type BoardProps, useBoardTable } from '../../table/index.ts';
import { offersOf } from './interaction/offers.ts';
import { emptyChoice } from './interaction/pending-choice.ts';
import { Lists } from './lists/lists.tsx';
import { Movement } from './movement/movement.tsx';
import { Regions } from './regions/regions.tsx';
import { hasSealed } from './regions/sealed.tsx';
import { type BrickTable, leastHeights, TableProvider } from './table.ts';
import { useWords } from './words.ts';

const previewsFrom = previewsOf(brickAndMortar);

/** Identifies the question of a pending choice; the choice is dropped when this changes. */
function choiceKey(view: BrickView, inHand: BoardProps['inHand']): string {
  const hand = inHand === null ? undefined : view.players[inHand];
  return JSON.stringify([inHand, view.month, view.question, hand?.marketHand, hand?.packet, hand?.bidQuantity.made]);
}

/** The Brick & Mortar table. */
export function Board(props: BoardProps<BrickView, BrickMove, BrickEvent>) {
  const { view, seats, inHand, toAct } = props;
  const words = useWords(seats);
  const key = choiceKey(view, inHand);
  const [lookedAt, lookAt] = useState<string | null>(null);
  const [shown, place] = useBoardTable(props, {
    words,
    key,
    emptyChoice,
    least: leastHeights,
    previewsFrom,
  });
  const { moves, latest, layout, shared } = shown;
  const offers = useMemo(() => offersOf(moves, view.item), [moves, view.item]);
  const table: BrickTable = {
    ...shown,
    offers,
    sealed: hasSealed(view, inHand, toAct),
    looking: lookedAt === key,
    look: (on) => lookAt(on ? key : null),
  };
  return (
    <TableProvider value={table}>
      <BoardFrame name="bm" layout={layout} shared={shared} place={place} boards={boards} />
      <Movement latest={latest} seats={seats} view={view} />
    </TableProvider>
  );
}

const boards = { Regions, Lists };
