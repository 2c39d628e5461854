import { useTranslation } from 'react-i18next';
import { useCommands } from '../client/commands/commands.ts';
import { sheetOpened } from '../client/slices/page-slice.ts';
import { leadsHere } from '../client/slices/room-slice.ts';
import type { LiveTable } from '../client/slices/table-slice.ts';
import { televisionPlace } from '../client/slices/television-slice.ts';
import { useAppDispatch, useAppSelector } from '../client/store.ts';
import { Button } from '../design/index.ts';
import { nameOf } from '../people/player-mark.ts';
import { standInLevel } from '../people/stand-in.ts';
import { listOfNames } from '../words/index.ts';
import { useThinking } from './bots/use-thinking.ts';
import type { Nudges } from './company/use-nudges.ts';
import { WhoseTurn } from './far/whose-turn.tsx';
import { JoinSlip } from './seats/join-slip.tsx';
import { freeSeats, presencesOf, seatsStoodIn, seatsThatAre } from './seats/presence.ts';
import { useOwnHolder } from './seats/use-own-holder.ts';
import type { Meanwhile } from './table-context.ts';

/**
 * The counter's texts while no player of this device must act; undefined while one must.
 * It reports a lost connection, another window that plays, or absent players, and offers what this page can do.
 * @param onCall opens the screen for one of several people of this device
 * @param nudges the seats that this page may nudge
 */
export function useMeanwhile(table: LiveTable, onCall: () => void, nudges: Nudges): Meanwhile | undefined {
  const { t } = useTranslation('seats');
  const dispatch = useAppDispatch();
  const { openTable, lowerShutter, guest, room } = useCommands();
  const isHost = useAppSelector((state) => state.server.role === 'host');
  const leads = useAppSelector(leadsHere);
  const isTelevision = useAppSelector((state) => televisionPlace(state) === 'here');
  const offline = useAppSelector((state) => !state.connection.welcomed);
  const elsewhere = useAppSelector((state) =>
    state.library.tables.some((each) => each.table === table.table && each.status === 'elsewhere'),
  );
  const ownHolder = useOwnHolder();
  const thinking = useThinking(table);
  const roomCode = useAppSelector((state) => state.room.live?.code ?? null);
  const code = table.hosting?.door === 'closed' ? null : (table.keeping?.code ?? roomCode);
  const names = (seats: readonly number[]) => ({
    count: seats.length,
    names: listOfNames(seats.map((seat) => nameOf(table.seats, seat))),
  });

  if (offline) return { icon: 'offline', title: t('waiting.offline'), hint: t('waiting.offlineSays') };
  if (table.outcome !== null) return undefined;
  if (table.readOnly) {
    if (elsewhere) return { icon: 'eye', hint: t('waiting.otherProgram') };
    return {
      icon: 'eye',
      hint: t('waiting.otherWindow'),
      buttons: (
        <Button kind="primary" onPress={() => openTable(table.table)}>
          {t('waiting.playHere')}
        </Button>
      ),
    };
  }

  const stoodIn = seatsStoodIn(table, ownHolder);
  const backButtons = stoodIn.map((seat) => (
    <Button
      key={seat}
      kind="quiet"
      onPress={() => (leads ? room.handSeat(seat, 'house', false) : guest.takeSeatBack(seat))}
    >
      {t('waiting.takeBack', { name: nameOf(table.seats, seat) })}
    </Button>
  ));
  if (table.inHand !== null && table.toAct.includes(table.inHand)) {
    return backButtons.length > 0 ? { buttons: backButtons } : undefined;
  }

  const presences = presencesOf(table);
  const free = seatsThatAre('free', table.toAct, presences);
  const away = seatsThatAre('away', table.toAct, presences);
  const isSpectator = table.own.length === 0;
  const board = isSpectator && isHost;
  const anyFree = !isTelevision && freeSeats(table).length > 0;
  const toHosting = () => dispatch(sheetOpened({ name: 'hosting' }));
  const hint =
    free.length > 0
      ? t('waiting.free', names(free))
      : away.length > 0
        ? t('waiting.away', names(away))
        : isSpectator
          ? t(board || isTelevision ? 'waiting.sharedBoard' : 'waiting.lookingOn')
          : undefined;
  return {
    ...(hint !== undefined && { hint }),
    ...(isSpectator && {
      sign: <WhoseTurn seats={table.seats} toAct={table.toAct} icon={thinking === null ? 'eye' : 'bot'} />,
    }),
    ...(thinking !== null && {
      icon: 'bot',
      // no text for a bot that chooses at once: it would only flash
      title: thinking.noticed ? t('bots:thinking', names(thinking.seats)) : '\u00a0',
    }),
    buttons: (
      <>
        {backButtons}
        {nudges.seats.length > 0 && (
          <Button kind="quiet" icon="bell" onPress={() => nudges.nudge(nudges.seats)}>
            {t('company:nudge.send', { names: names(nudges.seats).names })}
          </Button>
        )}
        {isSpectator && code !== null && <JoinSlip code={code} {...(board && { onMore: toHosting })} />}
        {isHost && leads && !board && free.length > 0 && (
          <Button kind="quiet" icon="wifi" onPress={toHosting}>
            {t('waiting.letIn')}
          </Button>
        )}
        {isHost && leads && free.length === 0 && away.length > 0 && (
          <Button kind="quiet" icon="swap" onPress={toHosting}>
            {t('waiting.handOver')}
          </Button>
        )}
        {leads && free.length === 0 && away.length > 0 && (
          <Button
            kind="quiet"
            icon="bot"
            onPress={() => {
              for (const seat of away) room.handSeat(seat, `bot-${standInLevel}`, true);
            }}
          >
            {t('bots:takeOver.short')}
          </Button>
        )}
        {!isHost && anyFree && (isSpectator || free.length > 0) && (
          <Button
            icon="chair"
            kind={isSpectator ? 'primary' : 'quiet'}
            onPress={() => dispatch(sheetOpened({ name: 'seats' }))}
          >
            {t('waiting.takeSeat')}
          </Button>
        )}
        {table.own.length > 1 && table.inHand !== null && (
          <Button kind="quiet" icon="shutter" className="brief" onPress={lowerShutter}>
            <span>{t('shell:tools.lowerShutter')}</span>
          </Button>
        )}
        {table.own.length > 1 && table.inHand === null && (
          <Button kind="quiet" icon="shutter" onPress={onCall}>
            {t('waiting.open')}
          </Button>
        )}
      </>
    ),
  };
}
