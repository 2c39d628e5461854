import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommands } from '../client/commands/commands.ts';
import { useAppSelector } from '../client/store.ts';
import { Button, Icon } from '../design/index.ts';

/** Rings the bell once, as a sample of the sounds. */
async function ring(): Promise<void> {
  const { playSound } = await import('../table/sounds/play-sound.ts');
  playSound('bell');
}

/**
 * Asks once whether to play sounds: on the home screen after a first match, or in a lobby.
 * Browsers allow no sound before a press. An unanswered question does not come back.
 */
export function SoundOffer() {
  const { t } = useTranslation('lobby');
  const { changeSettings } = useCommands();
  const isNew = useAppSelector(({ settings }) => !settings.soundOffered);
  const isThere = useAppSelector(({ connection, server, table, room, library }) => {
    // the host person is asked on the home screen after a first match, a guest in the lobby
    const isHost = server.role === 'host';
    const isTime = isHost ? room.live === null && library.tables.length > 0 : room.live !== null;
    return connection.appVersion !== '' && table.live === null && isTime;
  });
  const [isAsking, setAsking] = useState(false);
  const hears = useAppSelector(({ settings }) => settings.sound);
  if (isAsking && (!isThere || hears)) setAsking(false);
  useEffect(() => {
    if (!isThere || !isNew || hears) return;
    setAsking(true);
    changeSettings({ soundOffered: true });
  }, [isThere, isNew, hears, changeSettings]);
  if (!isAsking) return null;
  const answer = (sound: boolean): void => {
    setAsking(false);
    if (sound) changeSettings({ sound });
    if (sound) void ring();
  };
  return (
    <section className="banner sound-offer" aria-label={t('soundOffer.title')}>
      <Icon name="bell" size={22} />
      <p>{t('soundOffer.asks')}</p>
      <div className="row wraps">
        <Button onPress={() => answer(true)}>{t('soundOffer.yes')}</Button>
        <Button onPress={() => answer(false)}>{t('soundOffer.no')}</Button>
      </div>
    </section>
  );
}
