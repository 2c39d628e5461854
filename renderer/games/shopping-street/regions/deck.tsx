import type { ReactNode } from 'react';
import { handLimit, thieves } from '../../../../shared/games/shopping-street/thieves.ts';
import { ProductBack, ProductCard } from '../../../design/index.ts';
import type { Size } from '../../../game-kit/sizes.ts';
import { drawnCard } from '../interaction/drawn.ts';
import { useTable } from '../table.ts';

/** The deck, the discards, the thieves that have come, and how much the next one leaves in a hand. */
export function Deck({ card }: { readonly card: Size }) {
  const { view, words } = useTable();
  const { thievesSeen, thievesAside, deck, discards } = view;
  const inDeck = thieves.length - thievesAside.length;
  const limit = handLimit(thievesSeen + 1);
  const top = discards.at(-1);
  return (
    <section className="ss-deck slip" aria-label={words.say('regions.deck')}>
      <Pile name="deck" count={deck.count} label={words.say('deck', { count: deck.count })} card={card}>
        <ProductBack {...card} />
      </Pile>
      <Pile
        name="discards"
        count={discards.length}
        label={words.say('discards', { count: discards.length })}
        card={card}
      >
        {top !== undefined && <ProductCard product={drawnCard(top)} {...card} />}
      </Pile>
      <p className="ss-thieves" title={words.say('keeps', { limit })}>
        <b>{words.say('next-thief', { limit })}</b>
        <span className="ss-thieves-more">{words.say('thieves', { seen: thievesSeen, inDeck })}</span>
      </p>
    </section>
  );
}

interface PileProps {
  readonly name: 'deck' | 'discards';
  readonly count: number;
  readonly label: string;
  /** Of a card, in pixels. */
  readonly card: Size;
  readonly children: ReactNode;
}

/** A pile of cards with how many there are; its outline where there are none. */
function Pile({ name, count, label, card, children }: PileProps) {
  return (
    <span className="ss-pile" {...{ [`data-${name}`]: '' }} title={label} style={card}>
      <span className="unseen">{label}</span>
      {count === 0 ? <span className="ss-gap" style={card} /> : children}
      <b className="printed figure" aria-hidden="true">
        {count}
      </b>
    </span>
  );
}
