import { useTranslation } from 'react-i18next';
import { levelOf } from '../../../../shared/protocol/messages.ts';
import { useCommands } from '../../../client/commands/commands.ts';
import type { LiveTable } from '../../../client/slices/table-slice.ts';
import { Button } from '../../../design/index.ts';
import { nameOf } from '../../../people/player-mark.ts';

interface HandToPhoneProps {
  readonly table: LiveTable;
  /** Whose hand moves: somebody who sits before this screen, or has until now. */
  readonly seat: number;
  readonly busy: boolean;
  /** Puts the table on the network where it is not yet; false where that cannot be. */
  readonly reach: () => Promise<boolean>;
}

/**
 * A way out of passing the screen: a seat waits for the phone that reads the code, and comes back in one press, whether it has
 * been taken or not.
 */
export function HandToPhone({ table, seat, busy, reach }: HandToPhoneProps) {
  const { t } = useTranslation('lobby');
  const { room } = useCommands();
  const name = nameOf(table.seats, seat);
  const holder = table.holdings[seat]?.holder;
  // a bot has been set on it meanwhile
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
