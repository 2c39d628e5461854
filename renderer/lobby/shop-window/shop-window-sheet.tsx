import './shop-window.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PuzzleNamed } from '../../../shared/protocol/messages.ts';
import { NoticeLine } from '../../client/notice-line.tsx';
import { Button, Dialog, Icon } from '../../design/index.ts';
import { listedGames } from '../../games/index.ts';
import { PuzzleList } from './puzzle-list.tsx';
import { useBeginPuzzle, useShopWindow } from './use-shop-window.ts';

/** The puzzle of the day, the streak of solved days, and all other puzzles. */
export function ShopWindowSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('puzzles');
  const shown = useShopWindow();
  const begin = useBeginPuzzle(t('street:learner'));
  const [chosen, setChosen] = useState<string | null>(null);
  const today = shown?.today ?? null;
  const ofToday = shown?.puzzles.find(({ puzzle }) => puzzle === today?.puzzle);
  const games = listedGames.filter(({ id }) => shown?.puzzles.some((each) => each.game === id));
  const game = chosen ?? today?.game ?? games[0]?.id;
  const sitDown = async (puzzle: PuzzleNamed) => {
    if (await begin(puzzle)) onClose();
  };
  return (
    <Dialog
      open
      wide
      title={t('shell:shopWindow.sign')}
      closeLabel={t('shell:close')}
      onClose={onClose}
      className="shop-window"
    >
      <NoticeLine />
      {shown !== null && today === null && <p>{t('none')}</p>}
      {shown !== null && today !== null && ofToday !== undefined && (
        <section className="shop-window-day" aria-label={t('today')}>
          <div>
            <p className="shop-window-game">{t(`shell:games.${today.game}`)}</p>
            <p>{t('asks')}</p>
            <p className="soft small">{t(`difficulty.${ofToday.difficulty}`)}</p>
          </div>
          <p className="shop-window-streak">
            <Icon name="trophy" size={22} />
            {t('streak', { count: shown.streak })}
          </p>
          <Button
            kind="primary"
            {...(ofToday.status === 'solved' && { icon: 'check' })}
            onPress={() => void sitDown(today)}
          >
            {ofToday.status === 'open' ? t('lookIn') : t('lookAgain')}
          </Button>
        </section>
      )}
      {shown !== null && game !== undefined && (
        <>
          <fieldset className="choice-row shop-window-games">
            <legend>{t('all')}</legend>
            {games.map(({ id }) => (
              <label key={id} className="choice">
                <input type="radio" name="shop-window-game" checked={id === game} onChange={() => setChosen(id)} />
                <span>{t(`shell:games.${id}`)}</span>
              </label>
            ))}
          </fieldset>
          <PuzzleList
            key={game}
            puzzles={shown.puzzles.filter((each) => each.game === game)}
            onChoose={(puzzle) => void sitDown(puzzle)}
          />
        </>
      )}
    </Dialog>
  );
}
