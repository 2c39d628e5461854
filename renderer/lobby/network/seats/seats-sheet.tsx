import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommands } from '../../../client/commands/commands.ts';
import { NoticeLine } from '../../../client/notice-line.tsx';
import { leadsHere } from '../../../client/slices/room-slice.ts';
import type { LiveTable } from '../../../client/slices/table-slice.ts';
import { useAppSelector } from '../../../client/store.ts';
import { Button, Dialog } from '../../../design/index.ts';
import { nameOf } from '../../../people/player-mark.ts';
import { FreeSeats } from '../../../table/seats/free-seats.tsx';
import { OwnSeats } from '../../../table/seats/own-seats.tsx';
import { freeSeats, seatsStoodIn } from '../../../table/seats/presence.ts';
import { useOwnHolder } from '../../../table/seats/use-own-holder.ts';
import { listOfNames } from '../../../words/index.ts';
import { peopleAway } from '../../people/people-away.ts';
import { useComeAsPerson } from '../../people/use-claim-person.ts';
import { PeopleForSeat } from './people-for-seat.tsx';
import { SeatList } from './seat-list.tsx';

/**
 * The sheet with the seats of this page's table.
 * Guests sit down, get up or take a seat back; the host person assigns seats.
 */
export function SeatsSheet({ onClose }: { readonly onClose: () => void }) {
  const table = useAppSelector((state) => state.table.live);
  const runs = useAppSelector((state) => state.server.role === 'host' && leadsHere(state));
  if (table === null) return null;
  return runs ? <SeatsToHandOn table={table} onClose={onClose} /> : <SeatsOf table={table} onClose={onClose} />;
}

function SeatsToHandOn({ table, onClose }: { readonly table: LiveTable; readonly onClose: () => void }) {
  const { t } = useTranslation('seats');
  return (
    <Dialog open title={t('sheet.title')} closeLabel={t('shell:close')} onClose={onClose} className="seats-sheet">
      <NoticeLine />
      <p className="soft small">{t('bots:takeOver.says')}</p>
      <SeatList table={table} />
    </Dialog>
  );
}

function SeatsOf({ table, onClose }: { readonly table: LiveTable; readonly onClose: () => void }) {
  const { t } = useTranslation('seats');
  const { guest } = useCommands();
  const ownHolder = useOwnHolder();
  useClosedOnceSeated(table, onClose);
  const room = useAppSelector((state) => state.room.live);
  const comeAs = useComeAsPerson();
  const free = freeSeats(table);
  const [firstFree] = free;
  const stoodIn = seatsStoodIn(table, ownHolder);
  const asked = table.wishes.map(({ seat, name }) => {
    const now = nameOf(table.seats, seat);
    return now === name ? now : t('sheet.wish', { seat: now, name });
  });
  return (
    <Dialog open title={t('sheet.title')} closeLabel={t('shell:close')} onClose={onClose} className="seats-sheet">
      <NoticeLine />
      <section aria-labelledby="seats-mine">
        <h3 id="seats-mine">{t('sheet.mine')}</h3>
        <OwnSeats table={table} stoodIn={stoodIn} />
      </section>
      <section aria-labelledby="seats-free">
        <h3 id="seats-free">{t('sheet.free')}</h3>
        {asked.length > 0 ? (
          <div className="asked-seats on-paper" role="status">
            <p>{t('sheet.asked', { seats: listOfNames(asked) })}</p>
            <Button onPress={() => guest.askSeats([])}>{t('sheet.unask')}</Button>
          </div>
        ) : firstFree === undefined ? (
          <p className="soft">{t('sheet.noneFree')}</p>
        ) : (
          <>
            {room !== null && (
              <PeopleForSeat
                people={[...(room.person === null ? [] : [room.person]), ...peopleAway(room)]}
                seats={table.seats}
                seat={firstFree}
                onChoose={({ id, name }) => {
                  guest.askSeats([{ seat: firstFree, name }]);
                  const isOwn = table.own.length === 0 && room.person === null;
                  if (id !== room.person?.id) void comeAs(id, isOwn ? undefined : null);
                }}
              />
            )}
            <FreeSeats table={table} free={free} />
          </>
        )}
      </section>
    </Dialog>
  );
}

/** Closes the sheet when this device gets another seat. */
function useClosedOnceSeated({ own }: LiveTable, onClose: () => void) {
  const last = useRef(own.length);
  useEffect(() => {
    const before = last.current;
    last.current = own.length;
    if (own.length > before) onClose();
  }, [own.length, onClose]);
}
