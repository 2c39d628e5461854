import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GuestAtTable, Holding, SeatSettings } from '../../../../shared/protocol/messages.ts';
import { useCommands } from '../../../client/commands/commands.ts';
import { Button } from '../../../design/index.ts';
import { nameOf } from '../../../people/player-mark.ts';
import { listOfNames } from '../../../words/index.ts';
import { useGuestName } from './guest-words.ts';
import { Presence } from './presence.tsx';
import { wishWords } from './wish-words.ts';

interface GuestListProps {
  readonly guests: readonly GuestAtTable[];
  readonly seats: readonly SeatSettings[];
  readonly holdings: readonly Holding[];
}

/** The guests; those who ask for a seat come first, with buttons to answer. */
export function GuestList({ guests, seats, holdings }: GuestListProps) {
  const { t } = useTranslation('network');
  const { room } = useCommands();
  const guestName = useGuestName(guests);
  const [doomed, setDoomed] = useState<string | null>(null);
  if (guests.length === 0) return <p className="soft">{t('guests.none')}</p>;
  const asking = [...guests].sort((one, other) => Number(other.wishes.length > 0) - Number(one.wishes.length > 0));
  return (
    <ul className="guest-list">
      {asking.map(({ guest, present, wishes }) => {
        const name = guestName(guest);
        const plays = holdings.flatMap(({ holder }, seat) => (holder === guest ? [nameOf(seats, seat)] : []));
        const lent = holdings.flatMap(({ holder, owner }, seat) =>
          owner === guest && holder !== guest ? [nameOf(seats, seat)] : [],
        );
        return (
          <li key={guest}>
            <div>
              <p>
                <b>{name}</b> <Presence present={present} />
              </p>
              {wishes.length > 0 ? (
                <p className="small">{wishWords(t, seats, wishes, name)}</p>
              ) : (
                <p className="small soft">
                  {plays.length > 0 && t('guests.plays', { names: listOfNames(plays) })}
                  {plays.length === 0 && lent.length > 0 && t('guests.lent', { names: listOfNames(lent) })}
                  {plays.length === 0 && lent.length === 0 && t('guests.isSpectator')}
                </p>
              )}
            </div>
            {doomed === guest ? (
              <div className="row wraps" role="alert">
                <p className="small">{t('guests.removeSays', { name })}</p>
                <Button onPress={() => setDoomed(null)}>{t('guests.keep')}</Button>
                <Button
                  onPress={() => {
                    room.removeGuest(guest);
                    setDoomed(null);
                  }}
                >
                  {t('guests.remove')}
                </Button>
              </div>
            ) : (
              <div className="row wraps">
                {wishes.length > 0 && (
                  <>
                    <Button
                      kind="primary"
                      label={t('wish.grantOf', { name })}
                      onPress={() => room.answerWish(guest, true)}
                    >
                      {t('wish.grant')}
                    </Button>
                    <Button label={t('wish.refuseOf', { name })} onPress={() => room.answerWish(guest, false)}>
                      {t('wish.refuse')}
                    </Button>
                  </>
                )}
                <Button icon="exit" label={t('guests.removeOf', { name })} onPress={() => setDoomed(guest)} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
