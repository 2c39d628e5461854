import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommands } from '../../client/commands/commands.ts';
import { sheetOpened } from '../../client/slices/page-slice.ts';
import type { LiveRoom } from '../../client/slices/room-slice.ts';
import { useAppDispatch, useAppSelector } from '../../client/store.ts';
import { joinLink, ownAddress } from '../../connection/join-link.ts';
import { Button, QrCode } from '../../design/index.ts';
import { CodeCharacters } from '../network/door/code-boxes.tsx';

/** How others join, for the leader and on a large spectator screen: QR code, address, code, and access. */
export function RoomJoinDetails({ room }: { readonly room: LiveRoom }) {
  const { t } = useTranslation('lobby');
  const dispatch = useAppDispatch();
  const commands = useCommands().room;
  const served = useAppSelector((state) => state.server.network?.listening?.addresses[0]);
  const isHost = useAppSelector((state) => state.server.role === 'host');
  const { code, door, name } = room;
  if (code === null) return null;
  // a leader on a phone or a spectator came by this very address
  const address = served ?? ownAddress();
  const isShut = door === 'closed';
  return (
    <section
      className={`card lobby-card lobby-join-details ${room.isLeader || isHost ? '' : 'of-onlooker'}`}
      aria-label={t('wayIn.title')}
    >
      {isShut ? (
        <p className="lobby-shut">{t('wayIn.shut')}</p>
      ) : (
        <>
          {address !== null && (
            <>
              <QrCode
                text={joinLink(address, code)}
                label={t('network:wayIn.qr', { address, code: [...code].join(' ') })}
              />
              <p className="lobby-address">
                {address.split(/(?=:)/).map((part, index) => (
                  <Fragment key={part}>
                    {index > 0 && <wbr />}
                    {part}
                  </Fragment>
                ))}
              </p>
            </>
          )}
          <p className="big-code">
            <span className="unseen">{[...code].join(' ')}</span>
            <CodeCharacters code={code} />
          </p>
        </>
      )}
      <div className="row lobby-door">
        {room.isLeader && (
          <Button
            icon={isShut ? 'open' : 'lock'}
            onPress={() => void commands.changeRoom(name, isShut ? 'open' : 'closed')}
          >
            {t(isShut ? 'wayIn.openDoor' : 'wayIn.shutDoor')}
          </Button>
        )}
        {isHost && (
          <Button icon="wifi" label={t('wayIn.more')} onPress={() => dispatch(sheetOpened({ name: 'room-door' }))} />
        )}
      </div>
    </section>
  );
}
