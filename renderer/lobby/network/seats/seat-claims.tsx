import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Holding } from '../../../../shared/protocol/messages.ts';
import { useCommands } from '../../../client/commands/commands.ts';
import type { LiveRoom } from '../../../client/slices/room-slice.ts';
import { useAppSelector } from '../../../client/store.ts';
import { Button, Icon } from '../../../design/index.ts';
import { nameOfDevice } from '../../../people/devices.ts';
import { guestsAway } from '../../../people/guests-away.ts';

const nobody: readonly Holding[] = [];

/** Seats of absent people: offers them to a device without a seat, and asks the leader to confirm a claim. */
export function SeatClaims({ otherwise }: Pick<SeatOfferProps, 'otherwise'>) {
  const room = useAppSelector((state) => state.room.live);
  const holdings = useAppSelector((state) => state.table.live?.holdings ?? nobody);
  if (room === null) return null;
  return (
    <>
      <SeatOffer key={room.room} room={room} holdings={holdings} otherwise={otherwise} />
      <ClaimPrompt room={room} />
    </>
  );
}

interface SeatOfferProps {
  readonly room: LiveRoom;
  readonly holdings: readonly Holding[];
  /** Shown if there is no seat to ask about. */
  readonly otherwise?: ReactNode;
}

/**
 * Asks a new device whether its person is one of those absent: at a new address, a browser has no record of its seat. A
 * spectator's screen is not asked again each time a phone goes to sleep.
 */
function SeatOffer({ room, holdings, otherwise }: SeatOfferProps) {
  const { t } = useTranslation('network');
  const { t: nameWords } = useTranslation('lobby');
  const { room: commands } = useCommands();
  const [awayAtFirst] = useState(() => room.devices.filter(({ present }) => !present).map(({ device }) => device));
  const [isDeclined, setIsDeclined] = useState(false);
  const nameOf = (guest: string) => nameOfDevice(room, guest, nameWords);
  const own = room.claims.find(({ by }) => by === room.you);
  if (own?.guest !== undefined) {
    const name = nameOf(own.guest);
    return (
      <div className="banner" role="status">
        <Icon name="person" size={22} />
        <p>{room.door === 'open' ? t('claim.waitsOpen', { name }) : t('claim.waits', { name })}</p>
        <Button onPress={() => commands.claimSeat(null)}>{t('shell:cancel')}</Button>
      </div>
    );
  }
  const isSeated =
    holdings.length > 0
      ? holdings.some(({ holder, owner }) => holder === room.you || owner === room.you)
      : room.chairs.some(({ holder }) => holder === room.you);
  const away = guestsAway({ room, holdings }).filter((guest) => awayAtFirst.includes(guest));
  const [only, ...others] = away;
  if (room.you === 'house' || isSeated || isDeclined || only === undefined) return otherwise;
  return (
    <div className="banner" role="status">
      <Icon name="person" size={22} />
      <p>{others.length === 0 ? t('claim.areYou', { name: nameOf(only) }) : t('claim.whoAreYou')}</p>
      {away.map((guest) => (
        <Button key={guest} onPress={() => commands.claimSeat(guest)}>
          {t('claim.yes', { name: nameOf(guest) })}
        </Button>
      ))}
      <Button onPress={() => setIsDeclined(true)}>{t('claim.no')}</Button>
    </div>
  );
}

/** A new device claims an absent person's seat: the leader answers without leaving the game. */
function ClaimPrompt({ room }: { readonly room: LiveRoom }) {
  const { t } = useTranslation('network');
  const { t: nameWords } = useTranslation('lobby');
  const { room: commands } = useCommands();
  const asking = room.claims.find(({ by, guest }) => by !== room.you && guest !== undefined);
  if (asking?.guest === undefined) return null;
  const name = nameOfDevice(room, asking.guest, nameWords);
  return (
    <div className="banner" role="status">
      <Icon name="person" size={22} />
      <p>{t('claim.asks', { name })}</p>
      <Button label={t('claim.giveOf', { name })} onPress={() => commands.answerClaim(asking.by, true)}>
        {t('claim.give')}
      </Button>
      <Button label={t('claim.refuseOf', { name })} onPress={() => commands.answerClaim(asking.by, false)}>
        {t('claim.refuse')}
      </Button>
    </div>
  );
}
