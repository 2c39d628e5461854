import { useTranslation } from 'react-i18next';
import { useCommands } from '../../../client/commands/commands.ts';
import { sheetOpened } from '../../../client/slices/page-slice.ts';
import { leadsHere } from '../../../client/slices/room-slice.ts';
import { useAppDispatch, useAppSelector } from '../../../client/store.ts';
import { Button, Icon } from '../../../design/index.ts';
import { useGuestName } from './guest-words.ts';
import { wishWords } from './wish-words.ts';

/** A guest's request for a seat, which the host person can answer during the game. */
export function WishBanner() {
  const { t } = useTranslation('network');
  const dispatch = useAppDispatch();
  const { room } = useCommands();
  const table = useAppSelector((state) => state.table.live);
  const leads = useAppSelector(leadsHere);
  const guests = (leads ? table?.keeping?.guests : undefined) ?? [];
  const guestName = useGuestName(guests);
  const [asking, ...more] = guests.filter(({ wishes }) => wishes.length > 0);
  if (table === null || asking === undefined) return null;
  const name = guestName(asking.guest);
  return (
    <div className="banner wish" role="status">
      <Icon name="person" size={22} />
      <p>
        <b>{name}</b> {wishWords(t, table.seats, asking.wishes, name)}
      </p>
      <Button label={t('wish.grantOf', { name })} onPress={() => room.answerWish(asking.guest, true)}>
        {t('wish.grant')}
      </Button>
      <Button label={t('wish.refuseOf', { name })} onPress={() => room.answerWish(asking.guest, false)}>
        {t('wish.refuse')}
      </Button>
      {more.length > 0 && (
        <Button onPress={() => dispatch(sheetOpened({ name: 'hosting' }))}>
          {t('wish.more', { count: more.length })}
        </Button>
      )}
    </div>
  );
}
