import { useTranslation } from 'react-i18next';
import { useCommands } from '../../client/commands/commands.ts';
import type { LiveRoom } from '../../client/slices/room-slice.ts';
import { Button } from '../../design/index.ts';
import { nameOfDevice } from '../../people/devices.ts';

/** The choice of a standby among the apps in the room, for the host person. */
export function NameStandby({ room }: { readonly room: LiveRoom }) {
  const { t } = useTranslation('travel');
  const lobby = useTranslation('lobby');
  const { nameStandby } = useCommands().standby;
  const { standBy, devices } = room;
  const nameOf = (device: string) => nameOfDevice(room, device, lobby.t);
  const apps = devices.filter(({ canHost, present }) => canHost && present);
  return (
    <section>
      <h3>{t('standBy.title')}</h3>
      <p>{t('standBy.says')}</p>
      {standBy !== null ? (
        <>
          <p role="status">
            {t(standBy.ready ? 'standBy.ready' : standBy.agreed ? 'standBy.agreed' : 'standBy.asked', {
              name: nameOf(standBy.guest),
            })}
          </p>
          <Button onPress={() => nameStandby(room.room, null)}>{t('standBy.end')}</Button>
        </>
      ) : (
        <>
          {apps.length === 0 && <p className="small soft">{t('standBy.nobody')}</p>}
          <div className="row">
            {apps.map(({ device }) => (
              <Button key={device} onPress={() => nameStandby(room.room, device)}>
                {t('standBy.ask', { name: nameOf(device) })}
              </Button>
            ))}
          </div>
        </>
      )}
    </section>
  );
}
