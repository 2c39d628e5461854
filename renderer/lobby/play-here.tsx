import { useTranslation } from 'react-i18next';
import { sheetOpened } from '../client/slices/page-slice.ts';
import { useAppDispatch } from '../client/store.ts';
import { useShopWindow } from './shop-window/use-shop-window.ts';
import { WayButton } from './way-button.tsx';

interface PlayHereProps {
  /** Whether pass and play is the main button: there is nothing to continue. */
  readonly isFirst: boolean;
}

/** The ways to play on this device: together, against bots, or a puzzle. */
export function PlayHere({ isFirst }: PlayHereProps) {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const puzzleHint = usePuzzleHint();
  const newGame = { name: 'new-game', game: null, hosted: false, again: null } as const;
  return (
    <section className="card street-board" aria-labelledby="play-here">
      <div className="board-head">
        <h2 id="play-here">{t('home.playHere')}</h2>
        <span className="small soft">{t('home.onThisDevice')}</span>
      </div>
      <WayButton
        icon="screen"
        primary={isFirst}
        title={t('shelf.roundThisDevice')}
        hint={t('home.passAndPlayHint')}
        onPress={() => dispatch(sheetOpened(newGame))}
      />
      <WayButton
        icon="bot"
        title={t('bots:shelf.alone')}
        hint={t('home.soloHint')}
        onPress={() => dispatch(sheetOpened({ ...newGame, alone: true }))}
      />
      <WayButton
        icon="shop-window"
        title={t('shopWindow.sign')}
        hint={puzzleHint}
        onPress={() => dispatch(sheetOpened({ name: 'shop-window' }))}
      />
    </section>
  );
}

/** Today's puzzle: its game, whether it is solved, and the number of days in a row. */
function usePuzzleHint(): string {
  const { t } = useTranslation('shell');
  const shown = useShopWindow();
  if (shown === null || shown.today === null) return t('home.puzzleHint');
  const { today, streak, puzzles } = shown;
  const isSolved = puzzles.find(({ puzzle }) => puzzle === today.puzzle)?.status === 'solved';
  const game = t(`games.${today.game}`);
  const state = isSolved ? t('shopWindow.solved', { game }) : t('shopWindow.today', { game });
  return streak > 0 ? `${state} · ${t('shopWindow.streak', { count: streak })}` : state;
}
