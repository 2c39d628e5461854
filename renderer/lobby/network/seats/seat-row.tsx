import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type GuestAtTable,
  type Holder,
  type Holding,
  levelOf,
  type SeatSettings,
} from '../../../../shared/protocol/messages.ts';
import { useCommands } from '../../../client/commands/commands.ts';
import { Button, Icon, PlayerToken } from '../../../design/index.ts';
import { InlineName } from '../../../people/inline-name.tsx';
import { markOfColour, othersThan } from '../../../people/player-mark.ts';
import { standInLevel } from '../../../people/stand-in.ts';
import { useGuestName } from './guest-words.ts';
import { Presence } from './presence.tsx';
import { mayHaveBotStandIn, mayHaveStandIn } from './seat-assignment.ts';
import { SeatTakers } from './seat-takers.tsx';

interface SeatRowProps {
  readonly seat: number;
  readonly settings: SeatSettings;
  /** All seats of the table. */
  readonly seats: readonly SeatSettings[];
  readonly holding: Holding;
  readonly guests: readonly GuestAtTable[];
  /** Whether the table is on the network; only then may a seat stay free. */
  readonly hosted: boolean;
}

/** A seat for the host person: its player, presence, and buttons to assign it. */
export function SeatRow({ seat, seats, settings, holding, guests, hosted }: SeatRowProps) {
  const { t } = useTranslation('network');
  const { room, hosting } = useCommands();
  const guestName = useGuestName(guests);
  const [open, setOpen] = useState(false);
  const { name } = settings;
  const { holder, owner, present } = holding;
  const standIn = owner !== holder && mayHaveBotStandIn(holding);
  const isBot = levelOf(holder) !== null;
  const hand = (to: Holder, lasting: boolean) => {
    room.handSeat(seat, to, !lasting);
    setOpen(false);
  };
  return (
    <li className="seat-row">
      <PlayerToken mark={markOfColour(settings.colour)} size={36} />
      <div className="seat-who">
        <InlineName
          name={name}
          others={othersThan(seats, seat)}
          onRename={(wanted) => hosting.renameSeat(seat, wanted)}
        />
        <SeatHolder holder={holder} present={present} guestName={guestName} />
        {standIn && mayHaveStandIn(holding) && (
          <p className="small soft">{t('seats.standsIn', { name: guestName(owner) })}</p>
        )}
      </div>
      <Button expanded={open} label={t('seats.handOnOf', { name })} onPress={() => setOpen(!open)}>
        {t('seats.handOn')}
      </Button>
      {isBot && standIn && (
        <Button icon="person" className="seat-at-once" onPress={() => hand(owner, true)}>
          {t('bots:takeOver.back', { name })}
        </Button>
      )}
      {!isBot && !present && owner === holder && mayHaveStandIn(holding) && (
        <Button icon="bot" className="seat-at-once" onPress={() => hand(`bot-${standInLevel}`, false)}>
          {t('bots:takeOver.untilBack')}
        </Button>
      )}
      {open && (
        <SeatTakers
          seat={seat}
          seats={seats}
          holding={holding}
          guests={guests}
          hosted={hosted}
          onDone={() => setOpen(false)}
        />
      )}
    </li>
  );
}

interface SeatHolderProps {
  readonly holder: Holder;
  readonly present: boolean;
  readonly guestName: (guest: string) => string;
}

/** A seat's player in a few words. */
export function SeatHolder({ holder, present, guestName }: SeatHolderProps) {
  const { t } = useTranslation('network');
  const level = levelOf(holder);
  if (level !== null) {
    return (
      <p className="small seat-holder">
        <Icon name="bot" size={20} /> {t('bots:sign', { level: t(`bots:level.${level}.name`) })}
      </p>
    );
  }
  if (holder === 'house' || holder === 'free') {
    return (
      <p className="small seat-holder">
        <Icon name={holder === 'house' ? 'home' : 'chair'} size={20} /> {t(`seats.${holder}`)}
      </p>
    );
  }
  return (
    <p className="small seat-holder">
      {t('seats.guest', { name: guestName(holder) })} <Presence present={present} />
    </p>
  );
}
