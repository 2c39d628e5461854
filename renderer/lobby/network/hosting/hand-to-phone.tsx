import { useTranslation } from 'react-i18next';
import { levelOf } from '../../../../shared/protocol/messages.ts';
import { useCommands } from '../../../client/commands/commands.ts';
import type { LiveTable } from '../../../client/slices/table-slice.ts';
import { Button } from '../../../design/index.ts';
import { nameOf } from '../../../people/player-mark.ts';

interface HandToPhoneProps {
  readonly table: LiveTable;
  /** The seat that moves: of a current or previous player at this screen. */
  readonly seat: number;
  readonly busy: boolean;
  /** Puts the table on the network if necessary. Resolves false on failure. */
  readonly reach: () => Promise<boolean>;
}

/** Moves a seat from the shared screen to a phone that scans the code. One press undoes it, even once taken. */
export function HandToPhone({ table, seat, busy, reach }: HandToPhoneProps) {
  const { t } = useTranslation('lobby');
  const { room } = useCommands();
  const name = nameOf(table.seats, seat);
  const holder = table.holdings[seat]?.holder;
  // a bot has taken it meanwhile
  if (holder === undefined || levelOf(holder) !== null) return null;
  if (holder === 'house') {
    const move = async () => {
      if (await reach()) room.handSeat(seat, 'free', false);
    };
    return (
      <section className="hand-to-phone">
        <Button disabled={busy} onPress={() => void move()}>
          {t('phone.move', { name })}
        </Button>
        <p className="soft small">{t('phone.moveSays', { name })}</p>
      </section>
    );
  }
  return (
    <section className="hand-to-phone">
      <p role="status">{holder === 'free' ? t('phone.scan', { name }) : t('phone.there', { name })}</p>
      <Button onPress={() => room.handSeat(seat, 'house', false)}>{t('phone.back')}</Button>
    </section>
  );
}
