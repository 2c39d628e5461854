import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SeatSettings } from '../../../shared/protocol/messages.ts';
import { useAppSelector } from '../../client/store.ts';
import { translatorFor } from '../../words/index.ts';
import type { GameUi } from '../board/game-ui.ts';
import type { Printer } from './log-lines.ts';

const noOptions = {};

/** Turns a game's events into log lines in the reader's language. */
export function usePrinter(ui: GameUi, seats: readonly SeatSettings[]): Printer {
  const { i18n } = useTranslation();
  const language = i18n.language;
  const options = useAppSelector((state) => state.table.live?.options) ?? noOptions;
  const fromSetup = useAppSelector(({ table: { live } }) => live?.fromSnapshot !== true && live?.laid !== true);
  return useMemo(
    () => ({ ui, seats, options, fromSetup, language, translate: translatorFor(ui.id, language) }),
    [ui, seats, options, fromSetup, language],
  );
}
