import { useTranslation } from 'react-i18next';
import { useCommands } from '../../client/commands/commands.ts';
import { leadsHere } from '../../client/slices/room-slice.ts';
import type { LiveTable } from '../../client/slices/table-slice.ts';
import { useAppSelector } from '../../client/store.ts';
import { Button, Icon } from '../../design/index.ts';
import { nameOf } from '../../people/player-mark.ts';
import { standInLevel } from '../../people/stand-in.ts';
import { listOfNames } from '../../words/index.ts';
import { useNudges } from './use-nudges.ts';
import { useTurnTimers } from './use-turn-timers.ts';

/** Asks the room's leaders what to do when a sand-timer has run out. It takes neither focus nor keys. */
export function TimeUpBanner() {
  const table = useAppSelector((state) => state.table.live);
  const leads = useAppSelector(leadsHere);
  return table !== null && leads ? <AskedBanner table={table} /> : null;
}

function AskedBanner({ table }: { readonly table: LiveTable }) {
  const { t } = useTranslation('company');
  const { room } = useCommands();
  const manners = useAppSelector((state) => state.room.live?.manners);
  const nudges = useNudges(table);
  const seats = useTurnTimers(table).flatMap(({ seat, left }) => (left === 0 ? [seat] : []));
  // exists before it has a text, so that screen readers announce the text
  if (seats.length === 0 || manners === undefined) {
    return <div className="unseen" role="status" aria-label={t('timer.title')} />;
  }
  const namesOf = (those: readonly number[]) => listOfNames(those.map((seat) => nameOf(table.seats, seat)));
  const nudged = seats.filter((seat) => nudges.seats.includes(seat));
  const others = seats.filter((seat) => !table.own.includes(seat));
  /** The press removes its button, so the focus moves to the table. */
  const pressed = (press: () => void) => () => {
    press();
    document.querySelector<HTMLElement>('main[tabindex]')?.focus({ preventScroll: true });
  };
  const forEach = (those: readonly number[], act: (seat: number) => void) =>
    pressed(() => {
      for (const seat of those) act(seat);
    });
  return (
    <div className="banner" role="status" aria-label={t('timer.title')}>
      <Icon name="clock" size={22} />
      <p>
        {others.length === 0 && table.own.length === 1 ? t('timer.yours') : t('timer.up', { names: namesOf(seats) })}
      </p>
      <Button onPress={forEach(seats, room.giveTime)}>{t('timer.more')}</Button>
      {nudged.length > 0 && (
        <Button icon="bell" onPress={pressed(() => nudges.nudge(nudged))}>
          {t('nudge.send', { names: namesOf(nudged) })}
        </Button>
      )}
      {others.length > 0 && (
        <Button icon="bot" onPress={forEach(others, (seat) => room.handSeat(seat, `bot-${standInLevel}`, true))}>
          {t('bots:takeOver.short')}
        </Button>
      )}
      <Button onPress={pressed(() => room.changeManners({ ...manners, turnMinutes: null }))}>{t('timer.stop')}</Button>
    </div>
  );
}
