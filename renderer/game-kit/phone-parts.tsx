import type { ReactNode } from 'react';
import type { Seat } from '../../shared/engine/index.ts';
import { PlayerToken } from '../design/index.ts';
import { markOfPlayer } from '../table/index.ts';
import { type PartTable, SeatSign } from './board-parts.tsx';

interface PhoneHeadProps {
  readonly table: PartTable;
  readonly className: string;
  /** What is counted of the near player. */
  readonly children: ReactNode;
}

/** Whose desk a phone is: their sign, and what is counted. */
export function PhoneHead({ table, className, children }: PhoneHeadProps) {
  const { near, words, toAct } = table;
  return (
    <header className={`phone-head ${className} ${toAct.includes(near) ? 'acting' : ''}`} data-seat={near}>
      <h1 className="unseen">{words.say('title')}</h1>
      <SeatSign table={table} seat={near} />
      {children}
    </header>
  );
}

interface PhoneOthersProps {
  readonly table: PartTable;
  readonly seats: readonly Seat[];
  readonly className: string;
  /** What is told of one of them beside their token. */
  readonly children: (seat: Seat) => ReactNode;
}

/** The others in short, each in a token and what counts. */
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

/** A line over the counter of a phone: where the match stands, and the shell's buttons. */
export function PhoneLine({ table, children }: { readonly table: PartTable; readonly children: ReactNode }) {
  const { words, tools } = table;
  return (
    <nav className="phone-line" aria-label={words.say('phone.tools')}>
      {children}
      <div className="game-tools">{tools}</div>
    </nav>
  );
}
