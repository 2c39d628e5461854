import { useTranslation } from 'react-i18next';
import type { LiveTable } from '../../client/slices/table-slice.ts';
import { Dialog, NamePlate } from '../../design/index.ts';
import { markOfPlayer, nameOf } from '../../people/player-mark.ts';

/** A person of this device who may come to the screen, and why. */
export interface WayIn {
  readonly seat: number;
  readonly why: 'turn' | 'change' | 'back' | 'look';
}

/** Why each person of this device may come to the screen. */
export function waysIn(table: Pick<LiveTable, 'own' | 'undoableBy' | 'toAct' | 'mayTakeBack'>): readonly WayIn[] {
  return table.own.map((seat): WayIn => {
    if (seat === table.undoableBy) return { seat, why: 'back' };
    if (table.toAct.includes(seat)) return { seat, why: 'turn' };
    return { seat, why: table.mayTakeBack.includes(seat) ? 'change' : 'look' };
  });
}

interface WaysInSheetProps {
  readonly table: LiveTable;
  readonly ways: readonly WayIn[];
  readonly open: boolean;
  readonly onChoose: (seat: number) => void;
  readonly onClose: () => void;
}

/** Asks which person of this device comes to the screen. */
export function WaysInSheet({ table, ways, open, onChoose, onClose }: WaysInSheetProps) {
  const { t } = useTranslation('shell');
  return (
    <Dialog open={open} title={t('shutter.who')} closeLabel={t('close')} onClose={onClose}>
      <ul className="ways-in">
        {ways.map(({ seat, why }) => (
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
