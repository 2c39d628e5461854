import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../client/store.ts';
import { nameOf } from '../../people/player-mark.ts';
import type { GameRoom } from '../board/game-room.ts';
import { placed } from '../rewind/rewinds.ts';
import { linesOf } from './roll-lines.ts';
import { usePrinter } from './use-printer.ts';

/** More lines than these are not read aloud at once; the roll has them all. */
const MOST = 6;

const nobody: readonly never[] = [];

/** Reads the lines aloud that have just been printed, to those who listen rather than look. */
export function RollNews({ room }: { readonly room: GameRoom }) {
  const { t } = useTranslation('shell');
  const { live, moves, freshFrom, rewinds, rewindsFreshFrom, story } = useAppSelector((state) => state.table);
  const beat = story?.beats[story.at];
  // what is told later is read aloud later
  const [from, to] = beat === undefined ? [freshFrom, moves.length] : [beat.from, beat.to];
  const seats = live?.seats ?? nobody;
  const printer = usePrinter(room, seats);
  // what lies sealed is covered in the roll, and is not spoken either
  const sealed = live !== null && live.viewer !== 'spectator' && live.mayTakeBack.includes(live.viewer);
  const lines = useMemo(
    () => linesOf(moves.slice(from, to), printer, from, placed(rewinds).slice(rewindsFreshFrom)).slice(-MOST),
    [moves, from, to, rewinds, rewindsFreshFrom, printer],
  );
  return (
    <div className="unseen" role="log" aria-label={t('roll.news')}>
      {lines.map(({ id, seat, text, sum, secret }) => (
        <p key={id}>
          {seat === null ? '' : `${nameOf(seats, seat)}: `}
          {sealed && secret ? t('roll.secret') : `${text} ${sum ?? ''}`}
        </p>
      ))}
    </div>
  );
}
