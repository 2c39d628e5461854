import { useTranslation } from 'react-i18next';
import type { RoomMessage } from '../../shared/protocol/messages.ts';
import { Button, Icon } from '../design/index.ts';
import { useWordsLater } from '../words/use-words-later.ts';
import { type Notice, noticeClosed } from './slices/page-slice.ts';
import { useAppDispatch, useAppSelector } from './store.ts';

/** The bar with the page's current notice. Sheets that may be refused show it too. */
export function NoticeLine() {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const notice = useAppSelector((state) => state.page.notice);
  const isFetched = notice?.kind === 'refused' || notice?.kind === 'declined';
  const hasWords = useWordsLater('refusals', isFetched);
  if (notice === null || (isFetched && !hasWords)) return null;
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

/** The one person at a device: its only player, else its guest's name; null if there are more, or no name is known. */
function personAt({ chairs, devices }: Pick<RoomMessage, 'chairs' | 'devices'>, device: string): string | null {
  const [only, ...more] = chairs.filter(({ holder }) => holder === device);
  if (more.length > 0) return null;
  return only?.name ?? devices.find((each) => each.device === device)?.name ?? null;
}

function NoticeWords({ notice }: { readonly notice: Notice }) {
  const { t } = useTranslation('shell');
  const room = useAppSelector((state) => state.room.live);
  if (notice.kind === 'declined') {
    const isLeader = notice.what === 'seat-refused' || notice.what === 'rewind-ended';
    const nameless = isLeader ? 'refusals:declined.leader' : 'refusals:declined.guest';
    const name = (room && personAt(room, notice.by)) ?? t(nameless);
    return t(`refusals:declined.${notice.what}`, { name });
  }
  if (notice.kind === 'refused') return t(`refusals:${notice.code}`);
  if (notice.kind === 'parted') return t(`parted.${notice.why}`);
  if (notice.kind === 'moved') return t('notice.moved', { to: notice.to });
  if (notice.kind !== 'salvaged') return t(`notice.${notice.kind}`);
  if (notice.choices > 0) return t('notice.salvaged', { count: notice.choices });
  return t(notice.story ? 'notice.salvagedStory' : 'notice.salvagedWhole');
}
