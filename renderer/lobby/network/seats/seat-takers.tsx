import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type GuestAtTable,
  type Holder,
  type Holding,
  levelOf,
  type SeatSettings,
} from '../../../../shared/protocol/messages.ts';
import { useCommands } from '../../../client/commands/commands.ts';
import { useAppSelector } from '../../../client/store.ts';
import { Button, Icon } from '../../../design/index.ts';
import { nameOf } from '../../../people/player-mark.ts';
import { useGuestName } from './guest-words.ts';
import { PeopleForSeat } from './people-for-seat.tsx';
import { handingOf, mayHaveBotStandIn, mayHaveStandIn, takersOf } from './seat-assignment.ts';

interface SeatTakersProps {
  readonly seat: number;
  /** All seats of the table. */
  readonly seats: readonly SeatSettings[];
  readonly holding: Holding;
  readonly guests: readonly GuestAtTable[];
  readonly hosted: boolean;
  readonly onDone: () => void;
}

/** The choices for assigning a seat: people, then bots by level. Asks for how long if the owner may return. */
export function SeatTakers({ seat, seats, holding, guests, hosted, onDone }: SeatTakersProps) {
  const { t } = useTranslation('network');
  const { room, hosting } = useCommands();
  const known = useAppSelector((state) => state.server.people);
  const name = nameOf(seats, seat);
  const guestName = useGuestName(guests);
  const [forGood, setForGood] = useState(false);
  const isGuests = mayHaveStandIn(holding);
  const lasting = forGood || !isGuests;
  const takers = takersOf(holding, guests);
  const people = takers.filter((taker) => levelOf(taker) === null && (taker !== 'free' || (lasting && hosted)));
  const hand = (to: Holder) => {
    const handing = handingOf(seat, holding, to, forGood);
    room.handSeat(handing.seat, handing.to, handing.standIn);
    onDone();
  };
  const words = (taker: Holder) => {
    if (taker === 'house') return t('seats.toHouse');
    if (taker === 'free') return t('seats.toFree');
    return t(taker === holding.owner ? 'seats.backTo' : 'seats.toGuest', { name: guestName(taker) });
  };
  return (
    <fieldset className="seat-takers">
      <legend>{t('seats.whoPlays', { name })}</legend>
      {isGuests && (
        <HowLong
          forGood={forGood}
          until={t('seats.untilBack', { name: guestName(holding.owner) })}
          onChange={setForGood}
        />
      )}
      <PeopleForSeat
        people={known.filter((person) => person.name !== name)}
        seats={seats}
        seat={seat}
        onChoose={({ name: chosen }) => {
          hosting.renameSeat(seat, chosen);
          if (holding.holder === 'house') onDone();
          else hand('house');
        }}
      />
      {people.length > 0 && (
        <div className="row wraps">
          {people.map((taker) => (
            <Button key={taker} onPress={() => hand(taker)}>
              {words(taker)}
            </Button>
          ))}
        </div>
      )}
      <fieldset className="bot-takers">
        <legend>
          <Icon name="bot" size={20} /> {t('bots:takeOver.aBot')}
        </legend>
        {!isGuests && mayHaveBotStandIn(holding) && (
          <HowLong forGood={forGood} until={t('bots:takeOver.untilHere')} onChange={setForGood} />
        )}
        <div className="row wraps">
          {takers.flatMap((taker) => {
            const level = levelOf(taker);
            return level === null
              ? []
              : [
                  <Button key={taker} onPress={() => hand(taker)}>
                    {t(`bots:level.${level}.name`)}
                  </Button>,
                ];
          })}
        </div>
      </fieldset>
    </fieldset>
  );
}

interface HowLongProps {
  readonly forGood: boolean;
  /** The text for a temporary assignment. */
  readonly until: string;
  readonly onChange: (forGood: boolean) => void;
}

function HowLong({ forGood, until, onChange }: HowLongProps) {
  const { t } = useTranslation('network');
  const id = useId();
  return (
    <div className="choice-row">
      {[false, true].map((good) => (
        <label key={String(good)} className="choice">
          <input type="radio" name={id} checked={forGood === good} onChange={() => onChange(good)} />
          <span>{good ? t('seats.forGood') : until}</span>
        </label>
      ))}
    </div>
  );
}
