import type { HarbourView } from '../../../../shared/games/harbour/hiding.ts';
import type { PrivateProps } from '../../../table/index.ts';
import { useWords } from '../words.ts';

/** A player's private information: cards revealed by the free building. */
export function Private({ seat, seats, view }: PrivateProps<HarbourView>) {
  const words = useWords(seats, seat);
  const player = view.players[seat];
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
