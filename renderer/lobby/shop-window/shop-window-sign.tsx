import { useTranslation } from 'react-i18next';
import { sheetOpened } from '../../client/slices/page-slice.ts';
import { useAppDispatch } from '../../client/store.ts';
import { Button } from '../../design/index.ts';
import { useShopWindow } from './use-shop-window.ts';

/** The home screen's button for the puzzle of the day, with its game and status. */
export function ShopWindowSign() {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const shown = useShopWindow();
  const today = shown?.today ?? null;
  const isSolved = shown?.puzzles.find(({ puzzle }) => puzzle === today?.puzzle)?.status === 'solved';
  const game = today === null ? '' : t(`games.${today.game}`);
  return (
    <Button
      icon={isSolved ? 'check' : 'shop-window'}
      className="way shop-window-sign"
      onPress={() => dispatch(sheetOpened({ name: 'shop-window' }))}
    >
      <span>
        {t('shopWindow.sign')}
        {today !== null && (
          <span className="small shop-window-today">
            {isSolved ? t('shopWindow.solved', { game }) : t('shopWindow.today', { game })}
            {shown !== null && shown.streak > 0 && ` · ${t('shopWindow.streak', { count: shown.streak })}`}
          </span>
        )}
      </span>
    </Button>
  );
}
