import type { Seat } from '../../../../shared/engine/index.ts';
import type { ShoppingStreetView } from '../../../../shared/games/shopping-street/hiding.ts';
import { sorted } from '../../../../shared/games/shopping-street/products.ts';
import { reckonHand } from '../../../../shared/games/shopping-street/scoring.ts';
import { ProductCard } from '../../../design/index.ts';
import type { PrivateProps } from '../../../table/index.ts';
import { drawnCard } from '../interaction/drawn.ts';
import { brief, briefly } from '../log-lines/line.ts';
import { useWords, type Words } from '../words.ts';
import { TypeLetters } from './type-letters.tsx';

/**
 * A player's private things: the hand, and choices not yet revealed. Everything else is public.
 */
export function Private({ seat, seats, view }: PrivateProps<ShoppingStreetView>) {
  const words = useWords(seats, seat);
  const cards = sorted(view.players[seat]?.hand.cards ?? []);
  return (
    <section className="street-city private-things" aria-label={words.log('private.of', words.player(seat))}>
      <h3>{cards.length === 0 ? words.log('private.no-cards') : words.log('private.hand', { count: cards.length })}</h3>
      <TypeLetters>
        <ul>
          {cards.map((card) => (
            <li key={card}>
              <ProductCard product={drawnCard(card)} label={words.card(card)} width={68} height={88} />
            </li>
          ))}
        </ul>
      </TypeLetters>
      {chosenWords(view, seat, words).map((chosen) => (
        <p key={chosen}>{chosen}</p>
      ))}
      <p>{words.log('private.worth', { points: words.points(reckonHand(cards).amount) })}</p>
      <p>{words.log('private.open')}</p>
    </section>
  );
}

/** The secret choices (offers, discards, shops), one sentence each. */
function chosenWords({ players, question, draft, active }: ShoppingStreetView, seat: Seat, words: Words) {
  const { laid, discarding } = players[seat] ?? {};
  const chosen: string[] = [];
  if (question?.type === 'lay' && laid && laid.length > 0) {
    chosen.push(words.log('private.laid', { name: words.name(question.asker), cards: briefly(laid, words) }));
  }
  if (discarding && discarding.length > 0) {
    chosen.push(words.log('private.discarding', { cards: briefly(discarding, words) }));
  }
  const { wanted = null, bundle = [] } = draft ?? {};
  if (seat === active && wanted !== null && bundle.length > 0) {
    chosen.push(words.log('private.draft', { cards: briefly(bundle, words), wanted: brief(wanted, words) }));
  }
  return chosen;
}
