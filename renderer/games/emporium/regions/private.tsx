import type { EmporiumView, PlayerView } from '../../../../shared/games/emporium/hiding.ts';
import { ItemCard } from '../../../design/index.ts';
import type { PrivateProps } from '../../../table/index.ts';
import { drawnItem } from '../interaction/drawn.ts';
import { useWords, type Words } from '../words.ts';

/** A player's private information: the hand and the sealed choice. */
export function Private({ seat, seats, view }: PrivateProps<EmporiumView>) {
  const words = useWords(seats, seat);
  const player = view.players[seat];
  if (player === undefined) return null;
  const cards = player.hand.cards ?? [];
  return (
    <section className="private-things" aria-label={words.log('private.of', words.player(seat))}>
      <h3>{cards.length === 0 ? words.log('private.no-cards') : words.log('private.hand', { count: cards.length })}</h3>
      <ul>
        {cards.map((card) => {
          const item = drawnItem(card, words);
          return (
            <li key={card}>
              <ItemCard
                item={item}
                label={words.log('reveal.card', { item: item.name, tier: words.tier(item.tier) })}
              />
            </li>
          );
        })}
      </ul>
      {sealedWords(player, words).map((sealed) => (
        <p key={sealed}>{sealed}</p>
      ))}
      <p>{words.log('private.open')}</p>
    </section>
  );
}

/** The sealed choice and vote, one sentence each. */
function sealedWords({ choice: { choice }, marked }: PlayerView, words: Words): readonly string[] {
  const sealed: string[] = [];
  if (choice?.kind === 'sale') {
    sealed.push(words.log('private.sale', { item: words.item(choice.item), price: choice.price }));
  }
  if (choice?.kind === 'patron') sealed.push(words.log('private.patron', { bid: choice.bid }));
  if (marked.choice !== null) {
    const heroes = words.list(marked.choice.map(words.hero));
    sealed.push(
      marked.choice.length === 0 ? words.log('private.marked-nobody') : words.log('private.marked', { heroes }),
    );
  }
  return sealed;
}
