import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommands } from '../../../client/commands/commands.ts';
import { NoticeLine } from '../../../client/notice-line.tsx';
import { sheetOpened } from '../../../client/slices/page-slice.ts';
import { leadsHere } from '../../../client/slices/room-slice.ts';
import type { LiveTable } from '../../../client/slices/table-slice.ts';
import { useAppDispatch, useAppSelector } from '../../../client/store.ts';
import { Button, Dialog } from '../../../design/index.ts';
import { LeadAndManners } from '../../room/lead-and-manners.tsx';
import { useRefusalHere } from '../door/refusal-here.ts';
import { TableCard } from '../door/table-card.tsx';
import { GuestList } from '../seats/guest-list.tsx';
import { SeatList } from '../seats/seat-list.tsx';
import { SharedBoard } from '../shared-board.tsx';
import { AdapterChoice } from './adapter-choice.tsx';
import { EndRoom } from './end-room.tsx';
import { HandToPhone } from './hand-to-phone.tsx';
import { JoinDetails } from './join-details.tsx';
import { NetworkTrouble } from './network-trouble.tsx';
import { usualTableName } from './usual-table-name.ts';

interface HostingSheetProps {
  readonly table: LiveTable;
  /** The seat that was asked to the screen and may move to a phone; null for none. */
  readonly seat: number | null;
  readonly onClose: () => void;
}

/** The hosting sheet of a table: how to join, the guests, and the seats. */
export function HostingSheet({ table, seat, onClose }: HostingSheetProps) {
  const { t } = useTranslation('network');
  const { hosting, room, leaveTable } = useCommands();
  const dispatch = useAppDispatch();
  const network = useAppSelector((state) => state.server.network);
  const evening = useAppSelector((state) => state.room.live);
  // only the room's leader admits people and assigns seats
  const leads = useAppSelector(leadsHere);
  const refusalHere = useRefusalHere();
  /** The arguments of the last attempt to open the room to the network. */
  const [tried, setTried] = useState<Parameters<typeof hosting.host> | null>(null);
  const [busy, setBusy] = useState(false);
  const { hosting: hosted, keeping } = table;
  const host = async (...how: Parameters<typeof hosting.host>) => {
    setTried(how);
    setBusy(true);
    const isHosted = await hosting.host(...how);
    // this sheet shows network failures itself, with ways to fix them
    if (!isHosted) refusalHere('no-network');
    setBusy(false);
    return isHosted;
  };
  const ours = table.holdings.findIndex(({ holder }) => holder === 'house');
  const usualName = usualTableName(t, table.game, table.seats[ours]?.name);
  const again = () => void host(...(tried ?? [usualName, 'open']));
  const title = t('hosting.title');
  const close = t('shell:close');
  if (network === null) {
    return (
      <Dialog open title={title} closeLabel={close} onClose={onClose} className="hosting">
        <p>{t('hosting.never')}</p>
      </Dialog>
    );
  }
  if (hosted === null || keeping === null) {
    return (
      <Dialog open title={title} closeLabel={close} onClose={onClose} className="hosting">
        <NoticeLine />
        {seat !== null && <HandToPhone table={table} seat={seat} busy={busy} reach={() => host(usualName, 'open')} />}
        <p>{t('hosting.notYet')}</p>
        <TableCard name={usualName} door="open" action={t('hosting.host')} primary busy={busy} onSubmit={host} />
        {network.failure !== null && (
          <>
            <NetworkTrouble failure={network.failure} onRetry={again} />
            <AdapterChoice network={network} onChosen={again} />
          </>
        )}
        <p className="soft small">{t('hosting.safe')}</p>
      </Dialog>
    );
  }
  const { listening, failure, unlisted } = network;
  /** Guests with a request come first. */
  const asked = keeping.guests.some(({ wishes }) => wishes.length > 0);
  const come = (
    <section aria-labelledby="hosting-guests">
      <h3 id="hosting-guests">{t('guests.title')}</h3>
      <GuestList guests={keeping.guests} seats={table.seats} holdings={table.holdings} />
    </section>
  );
  const hostAgain = () => host(hosted.name, hosted.door);
  const retry = () => void hostAgain();
  const reach = async () => listening !== null || (await hostAgain());
  return (
    <Dialog
      open
      wide
      title={title}
      closeLabel={close}
      onClose={onClose}
      className="hosting"
      actions={
        <EndRoom
          room={hosted.room}
          onEnd={() => {
            // all seats now belong to this device, and none of its players has asked for the screen
            onClose();
            leaveTable();
          }}
        >
          <Button kind="primary" onPress={onClose}>
            {t('hosting.toTable')}
          </Button>
        </EndRoom>
      }
    >
      <NoticeLine />
      <div className="hosting-inside">
        <div className="hosting-door">
          {seat !== null && <HandToPhone table={table} seat={seat} busy={busy} reach={reach} />}
          {listening === null ? (
            <NetworkTrouble failure={failure ?? 'failed'} onRetry={retry} />
          ) : (
            <JoinDetails code={keeping.code} addresses={listening.addresses} onNewCode={room.newCode} />
          )}
          {listening !== null && unlisted && <NetworkTrouble failure={null} onRetry={retry} />}
          <AdapterChoice key={listening === null ? '' : `${listening.adapter}:${listening.port}`} network={network} />
          <Button icon="search" onPress={() => dispatch(sheetOpened({ name: 'doctor', address: null }))}>
            {t('doctor.title')}
          </Button>
        </div>
        <div className="hosting-people">
          {leads && asked && come}
          {leads && (
            <section aria-labelledby="hosting-seats">
              <h3 id="hosting-seats">{t('seats.title')}</h3>
              <SharedBoard seats={table.seats} holdings={table.holdings} />
              <SeatList table={table} />
            </section>
          )}
          {leads && !asked && come}
          {evening !== null && <LeadAndManners room={evening} />}
          <section aria-labelledby="hosting-table">
            <h3 id="hosting-table">{t('hosting.tableTitle')}</h3>
            <TableCard
              key={hosted.name}
              name={hosted.name}
              door={hosted.door}
              action={t('hosting.change')}
              primary={false}
              busy={busy}
              onSubmit={host}
            />
          </section>
        </div>
      </div>
    </Dialog>
  );
}
