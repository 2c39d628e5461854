import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../people/player-mark.ts';
import { TableContext } from '../table-context.ts';

interface TurnWords {
  /** Does the seat’s player have the screen to themselves? */
  isYou(seat: number): boolean;
  /** A heading: "Your turn", or "Ana’s turn". */
  heading(seat: number): string;
  /** Beside the player’s name: "Your turn", or "to act". */
  mark(seat: number): string;
  /** What is asked of the player before the screen, with their name where others look on. */
  question(asks: string): string;
}

/** Whose turn it is: *you* for the player who has the screen to themselves, the name for everybody else. */
export function useTurnWords(): TurnWords {
  const { t } = useTranslation('shell');
  const { seats, toAct, atScreen } = useContext(TableContext);
  const isYou = (seat: number) => atScreen?.isAlone === true && atScreen.seat === seat;
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
