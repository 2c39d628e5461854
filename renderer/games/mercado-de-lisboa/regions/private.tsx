import type { ComponentProps } from 'react';
import { Till } from '../../../design/index.ts';
import type { GameUi } from '../../../table/index.ts';
import { isMercadoView } from '../interaction/guards.ts';
import { useWords } from '../words.ts';

type PrivateProps = ComponentProps<GameUi['Private']>;

/** A player's private information: the coins, if money is hidden. Ruling 14. */
export function Private({ seat, seats, view }: PrivateProps) {
  const words = useWords(seats, seat);
  const player = isMercadoView(view) ? view.players[seat] : undefined;
  if (player === undefined || !isMercadoView(view)) return null;
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
