import type { ReactNode } from 'react';
import type { Seat } from '../../shared/engine/index.ts';
import { PlayerToken } from '../design/index.ts';
import { markOfPlayer } from '../table/index.ts';
import { type PartTable, SeatPlate } from './board-parts.tsx';

interface PhoneHeadProps {
  readonly table: PartTable;
  readonly className: string;
  /** The counts of the own seat. */
  readonly children: ReactNode;
}

/** The head of a phone: the own seat's name plate and counts. */
export function PhoneHead({ table, className, children }: PhoneHeadProps) {
  const { ownSeat, words, toAct } = table;
  return (
    <header className={`phone-head ${className} ${toAct.includes(ownSeat) ? 'acting' : ''}`} data-seat={ownSeat}>
      <h1 className="unseen">{words.say('title')}</h1>
      <SeatPlate table={table} seat={ownSeat} />
      {children}
    </header>
  );
}

interface PhoneOthersProps {
  readonly table: PartTable;
  readonly seats: readonly Seat[];
  readonly className: string;
  /** The facts beside a player's token. */
  readonly children: (seat: Seat) => ReactNode;
}

/** The other players in brief, each with a token and key facts. */
export function PhoneOthers({ table, seats, className, children }: PhoneOthersProps) {
  const { words, toAct, seats: people } = table;
  return (
    <ul className={`phone-others ${className}`} aria-label={words.say('phone.others')}>
      {seats.map((seat) => (
        <li key={seat} className={toAct.includes(seat) ? 'acting' : ''} title={words.name(seat)}>
          <PlayerToken mark={markOfPlayer(people, seat)} size={20} label={words.name(seat)} />
          {children(seat)}
        </li>
      ))}
    </ul>
  );
}

/** The line above a phone's counter: the match's status and the shell's buttons. */
export function PhoneLine({ table, children }: { readonly table: PartTable; readonly children: ReactNode }) {
  const { words, tools } = table;
  return (
    <nav className="phone-line" aria-label={words.say('phone.tools')}>
      {children}
      <div className="game-tools">{tools}</div>
    </nav>
  );
}
