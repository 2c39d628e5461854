import { useTranslation } from 'react-i18next';
import { useGameUi } from '../games/game-uis.ts';
import { translatorFor } from '../words/index.ts';
import type { EveningMatch } from './poster/poster-facts.ts';

/** An award of a match in words, with its picture. Null without one, and until its game's texts are loaded. */
export function useAwardWords({ game, award, seats }: Pick<EveningMatch, 'game' | 'award' | 'seats'>) {
  const { i18n } = useTranslation();
  const ui = useGameUi(award === null ? undefined : game);
  return award === null ? null : (ui?.award?.(award, seats, translatorFor(game, i18n.language)) ?? null);
}
