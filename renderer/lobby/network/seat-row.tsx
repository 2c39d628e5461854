import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GuestAtTable, Holder, Holding, SeatSettings } from '../../../shared/protocol/messages.ts';
import { useCommands } from '../../app/commands.ts';
import { Button, Icon, PlayerToken } from '../../design/index.ts';
import { markOfColour } from '../../table/player-mark.ts';
import { useGuestName } from './guest-words.ts';
import { InlineName } from './inline-name.tsx';
import { Presence } from './presence.tsx';
import { handingOf, mayHaveStandIn, takersOf } from './seat-ways.ts';

interface SeatRowProps {
  readonly seat: number;
  readonly settings: SeatSettings;
  readonly holding: Holding;
  readonly guests: readonly GuestAtTable[];
}

/** One seat as the host person sees it: whose it is, whether they are there, and the ways to hand it on. */
export function SeatRow({ seat, settings, holding, guests }: SeatRowProps) {
  const { t } = useTranslation('network');
  const { keeper } = useCommands();
  const guestName = useGuestName(guests);
  const id = useId();
  const [open, setOpen] = useState(false);
  const [forGood, setForGood] = useState(false);
  const { holder, owner, present } = holding;
  const lasting = forGood || !mayHaveStandIn(holding);
  const hand = (to: Holder) => {
    const handing = handingOf(seat, holding, to, lasting);
    keeper.handSeat(handing.seat, handing.to, handing.standIn);
    setOpen(false);
  };
  const takerWords = (taker: Holder) => {
    if (taker === 'house') return t('seats.toHouse');
    if (taker === 'free') return t('seats.toFree');
    return t(taker === owner ? 'seats.backTo' : 'seats.toGuest', { name: guestName(taker) });
  };
  return (
    <li className="seat-row">
      <PlayerToken mark={markOfColour(settings.colour)} size={36} />
      <div className="seat-who">
        <InlineName name={settings.name} onRename={(name) => keeper.renameSeat(seat, name)} />
        <p className="small seat-holder">
          {holder === 'house' && (
            <>
              <Icon name="home" size={20} /> {t('seats.house')}
            </>
          )}
          {holder === 'free' && (
            <>
              <Icon name="chair" size={20} /> {t('seats.free')}
            </>
          )}
          {holder !== 'house' && holder !== 'free' && (
            <>
              {t('seats.guest', { name: guestName(holder) })} <Presence present={present} />
            </>
          )}
        </p>
        {owner !== holder && mayHaveStandIn(holding) && (
          <p className="small soft">{t('seats.standsIn', { name: guestName(owner) })}</p>
        )}
      </div>
      <Button expanded={open} label={t('seats.handOnOf', { name: settings.name })} onPress={() => setOpen(!open)}>
        {t('seats.handOn')}
      </Button>
      {open && (
        <fieldset className="seat-takers">
          <legend>{t('seats.whoPlays', { name: settings.name })}</legend>
          {mayHaveStandIn(holding) && (
            <div className="choice-row">
              {[false, true].map((good) => (
                <label key={String(good)} className="choice">
                  <input
                    type="radio"
                    name={`${id}-how-long`}
                    checked={forGood === good}
                    onChange={() => setForGood(good)}
                  />
                  <span>{good ? t('seats.forGood') : t('seats.untilBack', { name: guestName(owner) })}</span>
                </label>
              ))}
            </div>
          )}
          <div className="row taker-row">
            {takersOf(holding, guests)
              .filter((taker) => taker !== 'free' || lasting)
              .map((taker) => (
                <Button key={taker} onPress={() => hand(taker)}>
                  {takerWords(taker)}
                </Button>
              ))}
          </div>
        </fieldset>
      )}
    </li>
  );
}
