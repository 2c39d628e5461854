import { useTranslation } from 'react-i18next';
import type { LiveTable } from '../../client/slices/table-slice.ts';
import { Dialog, NamePlate } from '../../design/index.ts';
import { markOfPlayer, nameOf } from '../../people/player-mark.ts';

/** A person of this device who may come to the screen, and why. */
export interface ScreenCandidate {
  readonly seat: number;
  readonly why: 'turn' | 'change' | 'back' | 'look';
}

/** Why each person of this device may come to the screen. */
export function screenCandidates(
  table: Pick<LiveTable, 'own' | 'undoableBy' | 'toAct' | 'mayTakeBack'>,
): readonly ScreenCandidate[] {
  return table.own.map((seat): ScreenCandidate => {
    if (seat === table.undoableBy) return { seat, why: 'back' };
    if (table.toAct.includes(seat)) return { seat, why: 'turn' };
    return { seat, why: table.mayTakeBack.includes(seat) ? 'change' : 'look' };
  });
}

interface ScreenCandidatesProps {
  readonly table: LiveTable;
  readonly candidates: readonly ScreenCandidate[];
  readonly open: boolean;
  readonly onChoose: (seat: number) => void;
  readonly onClose: () => void;
}

/** Asks which person of this device comes to the screen. */
export function ScreenCandidatesSheet({ table, candidates, open, onChoose, onClose }: ScreenCandidatesProps) {
  const { t } = useTranslation('shell');
  return (
    <Dialog open={open} title={t('shutter.who')} closeLabel={t('close')} onClose={onClose}>
      <ul className="screen-candidates">
        {candidates.map(({ seat, why }) => (
          <li key={seat}>
            <button type="button" className="button" onClick={() => onChoose(seat)}>
              <NamePlate mark={markOfPlayer(table.seats, seat)} name={nameOf(table.seats, seat)} />
              <span>{t(`shutter.way.${why}`, { name: nameOf(table.seats, seat) })}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
