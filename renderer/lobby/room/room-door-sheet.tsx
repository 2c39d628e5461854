import { useTranslation } from 'react-i18next';
import { useCommands } from '../../client/commands/commands.ts';
import { NoticeLine } from '../../client/notice-line.tsx';
import { sheetOpened } from '../../client/slices/page-slice.ts';
import type { LiveRoom } from '../../client/slices/room-slice.ts';
import { useAppDispatch, useAppSelector } from '../../client/store.ts';
import { Button, Dialog } from '../../design/index.ts';
import { TableCard } from '../network/door/table-card.tsx';
import { AdapterChoice } from '../network/hosting/adapter-choice.tsx';
import { EndRoom } from '../network/hosting/end-room.tsx';
import { JoinDetails } from '../network/hosting/join-details.tsx';
import { NetworkTrouble } from '../network/hosting/network-trouble.tsx';
import { LeadAndManners } from './lead-and-manners.tsx';

/** A room's access, for the host person: name, code, network, and closing it. */
export function RoomDoorSheet({ room, onClose }: { readonly room: LiveRoom; readonly onClose: () => void }) {
  const { t } = useTranslation('network');
  const dispatch = useAppDispatch();
  const { room: commands } = useCommands();
  const network = useAppSelector((state) => state.server.network);
  const listening = network?.listening ?? null;
  return (
    <Dialog
      open
      wide
      title={t('lobby:door.title')}
      closeLabel={t('shell:close')}
      onClose={onClose}
      className="hosting"
      actions={<EndRoom room={room.room} onEnd={onClose} />}
    >
      <NoticeLine />
      <div className="hosting-inside">
        <div className="hosting-door">
          {listening !== null && room.code !== null && (
            <JoinDetails code={room.code} addresses={listening.addresses} onNewCode={commands.newCode} />
          )}
          {listening === null && network !== null && (
            <NetworkTrouble
              failure={network.failure ?? 'failed'}
              onRetry={() => void commands.changeRoom(room.name, room.door)}
            />
          )}
          {network !== null && <AdapterChoice network={network} />}
          <Button icon="search" onPress={() => dispatch(sheetOpened({ name: 'doctor', address: null }))}>
            {t('doctor.title')}
          </Button>
        </div>
        <div className="hosting-people">
          <TableCard
            key={room.name}
            name={room.name}
            door={room.door}
            action={t('hosting.change')}
            primary={false}
            busy={false}
            onSubmit={commands.changeRoom}
          />
          <LeadAndManners room={room} />
          <Button icon="home" onPress={() => dispatch(sheetOpened({ name: 'export' }))}>
            {t('lobby:takeAlong')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
