import './transfer.css';
import { useTranslation } from 'react-i18next';
import { useCommands } from '../../client/commands/commands.ts';
import { NoticeLine } from '../../client/notice-line.tsx';
import type { LiveRoom } from '../../client/slices/room-slice.ts';
import { Button, Dialog } from '../../design/index.ts';
import { nameOfDevice } from '../../people/devices.ts';
import { listOfNames } from '../../words/index.ts';
import { NameStandby } from '../standby/name-standby.tsx';
import { saveGameFile } from './game-file.ts';

interface ExportSheetProps {
  /** A room of this server. */
  readonly room: LiveRoom;
  readonly onClose: () => void;
}

/** The sheet that moves a room to another app, or saves it as a file. */
export function ExportSheet({ room, onClose }: ExportSheetProps) {
  const { t } = useTranslation('travel');
  const { takeAlong } = useCommands().travel;
  const canHandOn = appsIn(room).length > 0;
  const save = async () => {
    const text = await takeAlong({ room: room.room });
    if (text !== null) saveGameFile(text, room.name, new Date());
  };
  return (
    <Dialog open title={t('sheet.title')} closeLabel={t('shell:close')} onClose={onClose} className="room-transfer">
      <NoticeLine />
      <HandOn room={room} />
      <section>
        <h3>{t('sheet.fileTitle')}</h3>
        <p>{t('sheet.fileSays')}</p>
        <p className="small soft">{t('sheet.fileSecret')}</p>
        <Button icon="save" kind={canHandOn ? undefined : 'primary'} onPress={() => void save()}>
          {t('sheet.save')}
        </Button>
      </section>
      <NameStandby room={room} />
    </Dialog>
  );
}

/** The present devices that run the app, and so could take the room over. */
function appsIn({ devices }: LiveRoom): LiveRoom['devices'] {
  return devices.filter(({ canHost, present }) => canHost && present);
}

/** The choice among the apps that could take the room over. */
function HandOn({ room }: { readonly room: LiveRoom }) {
  const { t } = useTranslation('travel');
  const lobby = useTranslation('lobby');
  const { handRoomOver } = useCommands().travel;
  const apps = appsIn(room);
  const nameOf = (device: string) => nameOfDevice(room, device, lobby.t);
  const browsers = room.devices.filter(({ device, canHost, present }) => device !== 'house' && present && !canHost);
  return (
    <section>
      <h3>{t('sheet.handTitle')}</h3>
      <p>{t('sheet.handSays')}</p>
      {room.handedTo !== null ? (
        <div className="row" role="status">
          <p>{t('sheet.waits', { name: nameOf(room.handedTo) })}</p>
          <Button onPress={() => handRoomOver(room.room, null)}>{t('sheet.keep')}</Button>
        </div>
      ) : (
        <>
          {apps.length === 0 && (
            <p className="small soft">
              {browsers.length === 0
                ? t('sheet.nobody')
                : t('sheet.onlyBrowsers', {
                    count: browsers.length,
                    names: listOfNames(browsers.map(({ device }) => nameOf(device))),
                  })}
            </p>
          )}
          <div className="row">
            {apps.map(({ device }) => (
              <Button key={device} kind="primary" icon="home" onPress={() => handRoomOver(room.room, device)}>
                {t('sheet.hand', { name: nameOf(device) })}
              </Button>
            ))}
          </div>
        </>
      )}
    </section>
  );
}
