import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { longestPlayerName, type SeatWish, tidyName } from '../../../shared/protocol/messages.ts';
import { useCommands } from '../../client/commands/commands.ts';
import type { LiveTable } from '../../client/slices/table-slice.ts';
import { Button, NamePlate } from '../../design/index.ts';
import { keepOwnName, ownName } from '../../people/own-name.ts';
import { markOfPlayer, nameOf } from '../../people/player-mark.ts';
import { usualName, wishesFor, wishFault } from './seat-wishes.ts';

interface FreeSeatsProps {
  readonly table: LiveTable;
  readonly free: readonly number[];
}

/** The seats without a player: choose some, name their players, and take or request them. */
export function FreeSeats({ table, free }: FreeSeatsProps) {
  const { t } = useTranslation('seats');
  const { guest } = useCommands();
  const id = useId();
  const [own] = useState(ownName);
  /** The chosen seats; null before the first change. */
  const [chosen, setChosen] = useState<readonly SeatWish[] | null>(null);
  /** Faults appear after the first attempt, not while typing. */
  const [tried, setTried] = useState(false);
  const wishes = wishesFor(table, free, chosen, own);
  const faultOf = (wish: SeatWish) => (tried ? wishFault(table.seats, wishes, wish) : null);
  const asks = table.hosting?.door === 'ask';

  const turn = (seat: number, wanted: boolean) =>
    setChosen(
      wanted
        ? [...wishes, { seat, name: usualName(table.seats, seat, wishes.length, own) }]
        : wishes.filter((wish) => wish.seat !== seat),
    );
  const name = (seat: number, written: string) =>
    setChosen(wishes.map((wish) => (wish.seat === seat ? { seat, name: written } : wish)));

  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const faulty = wishes.find((wish) => wishFault(table.seats, wishes, wish) !== null);
    if (faulty !== undefined) document.getElementById(`${id}-name-${faulty.seat}`)?.focus();
    if (faulty !== undefined || wishes.length === 0) return;
    const [first] = wishes;
    if (first !== undefined && tidyName(first.name) !== nameOf(table.seats, first.seat)) keepOwnName(first.name);
    guest.askSeats(wishes.map((wish) => ({ seat: wish.seat, name: tidyName(wish.name) })));
  };

  return (
    <form onSubmit={ask} noValidate className="free-seats">
      <ul>
        {free.map((seat) => {
          const wish = wishes.find((each) => each.seat === seat);
          const fault = wish === undefined ? null : faultOf(wish);
          const now = nameOf(table.seats, seat);
          return (
            <li key={seat}>
              <label className="free-seat">
                <input
                  type="checkbox"
                  checked={wish !== undefined}
                  aria-label={t('sheet.choose', { name: now })}
                  onChange={(event) => turn(seat, event.target.checked)}
                />
                <NamePlate mark={markOfPlayer(table.seats, seat)} name={now} />
              </label>
              {wish !== undefined && (
                <div className="free-seat-name">
                  <label htmlFor={`${id}-name-${seat}`} className="small">
                    {t('sheet.nameFor', { seat: now })}
                  </label>
                  <input
                    id={`${id}-name-${seat}`}
                    className="field"
                    value={wish.name}
                    maxLength={longestPlayerName}
                    autoComplete="off"
                    spellCheck={false}
                    aria-invalid={fault !== null}
                    aria-describedby={fault === null ? undefined : `${id}-fault-${seat}`}
                    onChange={(event) => name(seat, event.target.value)}
                  />
                  {fault !== null && (
                    <p className="fault" id={`${id}-fault-${seat}`}>
                      {t(`refusals:${fault}`)}
                    </p>
                  )}
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {asks && <p className="soft small">{t('sheet.doorAsk')}</p>}
      {tried && wishes.length === 0 && (
        <p className="fault" role="alert">
          {t('sheet.fault.none')}
        </p>
      )}
      <Button kind="primary" icon="chair" submit onPress={() => {}}>
        {t(asks ? 'sheet.ask' : 'sheet.take', { count: Math.max(1, wishes.length) })}
      </Button>
    </form>
  );
}
