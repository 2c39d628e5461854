import type { Seat } from '../../../shared/engine/index.ts';
import { pawnValues } from '../../../shared/games/shopping-street/pawns.ts';
import { Pressable, PushPawn } from '../../design/index.ts';
import { markOfPlayer } from '../../table/index.ts';
import { PawnTag } from './own-tags.tsx';
import { pawnPiece } from './pieces.ts';
import { lookOf, press } from './pressing.ts';
import { spokenPawn } from './spoken.ts';
import { playerOf, useTable } from './table.ts';

interface PawnsProps {
  readonly seat: Seat;
  /** Of a pawn, in pixels. */
  readonly size?: number;
  /** Are they the near player's own, who may choose one? */
  readonly near?: boolean;
}

/** The pawns of a seat that stand with no shop yet; those of one value side by side. */
export function Pawns({ seat, size = 18, near = false }: PawnsProps) {
  const table = useTable();
  const { view, words, seats } = table;
  const { pawns } = playerOf(view, seat);
  const mark = markOfPlayer(seats, seat);
  const named = words.say('pawns', {
    name: words.name(seat),
    pawns: words.list(pawns.map((pawn) => words.pawn(pawn))),
  });
  return (
    <span className="ss-pawns" data-pawns={seat} title={named}>
      <span className="unseen">{pawns.length === 0 ? words.say('no-pawns', { name: words.name(seat) }) : named}</span>
      {pawnValues.map((value) => {
        const count = pawns.filter((pawn) => pawn === value).length;
        if (count === 0) return null;
        const drawn = Array.from({ length: count }, (_, index) => ({ key: `${value} ${index}` })).map(({ key }) => (
          <PushPawn key={key} mark={mark} value={value} size={size} />
        ));
        const { state } = lookOf(table, pawnPiece(value));
        if (!near || (state !== 'lit' && state !== 'chosen')) {
          return (
            <span key={value} className="ss-pawn">
              {drawn}
            </span>
          );
        }
        return (
          <Pressable
            key={value}
            state={state}
            label={spokenPawn(table, value)}
            tag={<PawnTag pawn={value} />}
            onPress={() => press(table, pawnPiece(value))}
            className="ss-pawn"
          >
            {drawn}
          </Pressable>
        );
      })}
    </span>
  );
}
