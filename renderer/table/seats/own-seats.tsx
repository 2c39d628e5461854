import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { levelOf } from '../../../shared/protocol/messages.ts';
import { useCommands } from '../../client/commands/commands.ts';
import type { LiveTable } from '../../client/slices/table-slice.ts';
import { Button, PlayerToken } from '../../design/index.ts';
import { InlineName } from '../../people/inline-name.tsx';
import { markOfPlayer, nameOf, othersThan } from '../../people/player-mark.ts';

interface OwnSeatsProps {
  readonly table: LiveTable;
  /** Seats that belong to this device, while a stand-in plays them. */
  readonly stoodIn: readonly number[];
}

/** The seats of this device: rename one, give it up, or take it back from a stand-in. */
export function OwnSeats({ table, stoodIn }: OwnSeatsProps) {
  const { t } = useTranslation('seats');
  const { hosting, guest } = useCommands();
  const [doomed, setDoomed] = useState<number | null>(null);
  const all = table.seats.flatMap((_, seat) => (table.own.includes(seat) || stoodIn.includes(seat) ? [seat] : []));
  const standInWords = (seat: number) => {
    const level = levelOf(table.holdings[seat]?.holder ?? 'free');
    return level === null ? t('sheet.stoodIn') : t('bots:sign', { level: t(`bots:level.${level}.name`) });
  };
  if (all.length === 0) return <p className="soft">{t('sheet.none')}</p>;
  return (
    <ul className="own-seats">
      {all.map((seat) => {
        const name = nameOf(table.seats, seat);
        return (
          <li key={seat}>
            <PlayerToken mark={markOfPlayer(table.seats, seat)} size={36} />
            {stoodIn.includes(seat) ? (
              <>
                <p className="own-seat-name">
                  <b>{name}</b> <span className="soft small">{standInWords(seat)}</span>
                </p>
                <Button kind="primary" label={t('sheet.takeBackOf', { name })} onPress={() => guest.takeSeatBack(seat)}>
                  {t('sheet.takeBack')}
                </Button>
              </>
            ) : doomed === seat ? (
              <div className="giving-up" role="alert">
                <p>
                  <b>{t('sheet.giveUpTitle', { name })}</b> {t('sheet.giveUpSays')}
                </p>
                <div className="row wraps">
                  <Button onPress={() => setDoomed(null)}>{t('sheet.keep')}</Button>
                  <Button
                    icon="exit"
                    onPress={() => {
                      guest.giveUpSeats([seat]);
                      setDoomed(null);
                    }}
                  >
                    {t('sheet.giveUp')}
                  </Button>
                </div>
              </div>
            ) : (
              <>
                <InlineName
                  name={name}
                  others={othersThan(table.seats, seat)}
                  onRename={(wanted) => hosting.renameSeat(seat, wanted)}
                />
                <Button icon="exit" label={t('sheet.giveUpOf', { name })} onPress={() => setDoomed(seat)}>
                  {t('sheet.giveUp')}
                </Button>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
