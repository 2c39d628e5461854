import type { MercadoView } from '../../../../shared/games/mercado-de-lisboa/hiding.ts';
import { Till } from '../../../design/index.ts';
import type { PrivateProps } from '../../../table/index.ts';
import { useWords } from '../words.ts';

/** A player's private information: the coins, if money is hidden. Ruling 14. */
export function Private({ seat, seats, view }: PrivateProps<MercadoView>) {
  const words = useWords(seats, seat);
  const player = view.players[seat];
  if (player === undefined) return null;
  const { money } = player;
  return (
    <section aria-label={words.log('private.of', words.player(seat))}>
      {money !== null && (
        <Till money={words.money(money)} label={words.log('private.money', { coins: words.coins(money) })} />
      )}
      <p>{words.log(view.settled.hiddenMoney ? 'private.open' : 'private.all-open')}</p>
    </section>
  );
}
