import { useTranslation } from 'react-i18next';
import { useCommands } from '../client/commands/commands.ts';
import { useAppSelector } from '../client/store.ts';
import { Button, Icon } from '../design/index.ts';

/** Rings once, so that whoever has asked for sounds hears that there are some. */
async function ring(): Promise<void> {
  const { playSound } = await import('../table/sounds/play-sound.ts');
  playSound('bell');
}

/**
 * Asks once, in the street after a first match or where a room comes together, whether the shop's sounds be heard: no browser lets a page sound
 * before it was pressed.
 */
export function SoundOffer() {
  const { t } = useTranslation('shell');
  const { changeSettings } = useCommands();
  const isDue = useAppSelector(({ settings, connection, house, table, room, shelf }) => {
    // the house is asked in its street, once a match has been begun there; a guest in the lobby
    const isKeeper = house.role === 'keeper';
    const isThere = table.live === null && isKeeper === (room.live === null) && (!isKeeper || shelf.tables.length > 0);
    return connection.appVersion !== '' && isThere && !settings.soundOffered && !settings.sound;
  });
  if (!isDue) return null;
  const answer = (sound: boolean): void => {
    changeSettings({ sound, soundOffered: true });
    if (sound) void ring();
  };
  return (
    <section className="banner" aria-label={t('soundOffer.title')}>
      <Icon name="bell" size={22} />
      <p>{t('soundOffer.asks')}</p>
      <Button onPress={() => answer(true)}>{t('soundOffer.yes')}</Button>
      <Button onPress={() => answer(false)}>{t('soundOffer.no')}</Button>
    </section>
  );
}
