import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { type Seat, seatAt } from '../../../shared/engine/index.ts';
import { nameOf } from '../../people/player-mark.ts';
import { TableContext } from '../table-context.ts';

interface TurnWords {
  /** Whether the seat's player is alone at the screen. */
  isYou(seat: number): boolean;
  /** A heading: "Your turn", or "Ana’s turn". */
  heading(seat: number): string;
  /** Beside the player’s name: "Your turn", or "to act". */
  mark(seat: number): string;
  /** The question, addressed by name if others can see the screen. */
  question(asks: string): string;
}

/** The seat whose player is alone at the screen: texts call it *you*. Null if others can see the screen. */
export function useYou(): Seat | null {
  const { atScreen } = useContext(TableContext);
  return atScreen?.isAlone === true ? seatAt(atScreen.seat) : null;
}

/** The words for whose turn it is: *you* for a player alone at the screen, names otherwise. */
export function useTurnWords(): TurnWords {
  const { t } = useTranslation('shell');
  const { seats, toAct, atScreen } = useContext(TableContext);
  const you = useYou();
  const isYou = (seat: number) => seat === you;
  return {
    isYou,
    heading: (seat) => (isYou(seat) ? t('table.turnYours') : t('table.turnOf', { name: nameOf(seats, seat) })),
    mark: (seat) => t(isYou(seat) ? 'table.turnYours' : 'table.turnTheirs'),
    question: (asks) =>
      atScreen !== undefined && !atScreen.isAlone && toAct.includes(atScreen.seat)
        ? t('table.asksByName', { name: nameOf(seats, atScreen.seat), asks })
        : asks,
  };
}
