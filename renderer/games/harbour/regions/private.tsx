import type { ComponentProps } from 'react';
import type { GameUi } from '../../../table/index.ts';
import { isHarbourView } from '../interaction/guards.ts';
import { useWords } from '../words.ts';

type PrivateProps = ComponentProps<GameUi['Private']>;

/** A player's private information: cards revealed by the free building. */
export function Private({ seat, seats, view }: PrivateProps) {
  const words = useWords(seats, seat);
  const player = isHarbourView(view) ? view.players[seat] : undefined;
  if (player === undefined) return null;
  const cards = player.looked.cards ?? [];
  return (
    <section aria-label={words.log('private.of', words.player(seat))}>
      {cards.length > 0 && (
        <p>
          {words.log(player.freeBuilding === null ? 'private.looked' : 'private.returned', {
            buildings: words.list(cards.map(words.building)),
          })}
        </p>
      )}
      <p>{words.log('private.open')}</p>
    </section>
  );
}
