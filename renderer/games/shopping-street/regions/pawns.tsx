import type { ReactNode } from 'react';
import type { Seat } from '../../../../shared/engine/index.ts';
import { pawnValues } from '../../../../shared/games/shopping-street/pawns.ts';
import { PushPawn } from '../../../design/index.ts';
import { markOfPlayer } from '../../../table/index.ts';
import { statusOf } from '../interaction/interaction.ts';
import { pawnPiece } from '../interaction/pieces.ts';
import { playerOf, useTable } from '../table.ts';
import { PieceOnTable } from './piece-on-table.tsx';

interface PawnsProps {
  readonly seat: Seat;
  /** True for the own pawns, of which the player may choose one. */
  readonly near?: boolean;
}

/** A seat's unused pawns, drawn; those of the same value side by side. */
export function Pawns({ seat, near = false }: PawnsProps) {
  const table = useTable();
  const { view, seats } = table;
  const { pawns } = playerOf(view, seat);
  const mark = markOfPlayer(seats, seat);
  return (
    <Holder seat={seat}>
      {pawnValues.map((value) => {
        const count = pawns.filter((pawn) => pawn === value).length;
        if (count === 0) return null;
        const drawn = places(count).map((key) => <PushPawn key={key} mark={mark} value={value} />);
        const { state } = statusOf(table, pawnPiece(value));
        if (!near || (state !== 'lit' && state !== 'chosen')) {
          return (
            <span key={value} className="ss-pawn">
              {drawn}
            </span>
          );
        }
        return (
          <PieceOnTable key={value} piece={pawnPiece(value)} className="ss-pawn">
            {drawn}
          </PieceOnTable>
        );
      })}
    </Holder>
  );
}

/** A seat's unused pawns by value: "×1 ×1 ×3". */
export function PawnsLeft({ seat }: { readonly seat: Seat }) {
  const { view, words } = useTable();
  const { pawns } = playerOf(view, seat);
  return (
    <Holder seat={seat}>
      {pawnValues.flatMap((value) =>
        places(pawns.filter((pawn) => pawn === value).length).map((key) => (
          <b key={`${value} ${key}`} className="ss-times" aria-hidden="true">
            {words.pawn(value)}
          </b>
        )),
      )}
    </Holder>
  );
}

function places(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `${index}`);
}

/** The frame of a seat's pawns, with their values in words. */
function Holder({ seat, children }: { readonly seat: Seat; readonly children: ReactNode }) {
  const { view, words } = useTable();
  const { pawns } = playerOf(view, seat);
  const player = words.player(seat);
  const list = words.list(pawns.toSorted().map((pawn) => words.pawn(pawn)));
  const named = pawns.length === 0 ? words.say('no-pawns', player) : words.say('pawns', { ...player, pawns: list });
  return (
    <span className="ss-pawns" data-pawns={seat} title={named}>
      <span className="unseen">{named}</span>
      {children}
    </span>
  );
}
