import { useTranslation } from 'react-i18next';
import { Button, Icon } from '../design/index.ts';
import { useWordsLater } from '../words/use-words-later.ts';
import { type Notice, noticeClosed } from './slices/page-slice.ts';
import { useAppDispatch, useAppSelector } from './store.ts';

/** The bar with the page's current notice. Sheets that may be refused show it too. */
export function NoticeLine() {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const notice = useAppSelector((state) => state.page.notice);
  const hasWords = useWordsLater('refusals', notice?.kind === 'refused');
  if (notice === null || (notice.kind === 'refused' && !hasWords)) return null;
  return (
    <div className="banner notice" role="alert">
      <Icon name="information" size={22} />
      <p>
        <NoticeWords notice={notice} />
      </p>
      <Button icon="close" label={t('close')} onPress={() => dispatch(noticeClosed())} />
    </div>
  );
}

function NoticeWords({ notice }: { readonly notice: Notice }) {
  const { t } = useTranslation('shell');
  if (notice.kind === 'refused') return t(`refusals:${notice.code}`);
  if (notice.kind === 'parted') return t(`parted.${notice.why}`);
  if (notice.kind === 'moved') return t('notice.moved', { to: notice.to });
  if (notice.kind !== 'salvaged') return t(`notice.${notice.kind}`);
  if (notice.choices > 0) return t('notice.salvaged', { count: notice.choices });
  return t(notice.story ? 'notice.salvagedStory' : 'notice.salvagedWhole');
}
