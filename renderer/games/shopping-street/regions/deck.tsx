import type { ReactNode } from 'react';
import { handLimit, thieves } from '../../../../shared/games/shopping-street/thieves.ts';
import { Fitted, type FittedSize, ProductBack, ProductCard } from '../../../design/index.ts';
import { drawnCard } from '../interaction/drawn.ts';
import { useTable } from '../table.ts';

/** The deck, the discards, the thieves that have come, and how much the next one leaves in a hand. */
export function Deck() {
  const { view, words } = useTable();
  const { thievesSeen, thievesAside, deck, discards } = view;
  const inDeck = thieves.length - thievesAside.length;
  const limit = handLimit(thievesSeen + 1);
  const top = discards.at(-1);
  return (
    <section className="ss-deck slip" aria-label={words.say('regions.deck')}>
      <Pile name="deck" count={deck.count} label={words.say('deck', { count: deck.count })}>
        {(size) => <ProductBack {...size} />}
      </Pile>
      <Pile name="discards" count={discards.length} label={words.say('discards', { count: discards.length })}>
        {(size) => top !== undefined && <ProductCard product={drawnCard(top)} {...size} />}
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
  readonly children: (size: Partial<FittedSize>) => ReactNode;
}

/** A pile of cards with how many there are; its outline where there are none. */
function Pile({ name, count, label, children }: PileProps) {
  return (
    <div className="ss-pile" {...{ [`data-${name}`]: '' }} title={label}>
      <span className="unseen">{label}</span>
      <Fitted className="ss-pile-card">{(size) => (count === 0 ? <span className="ss-gap" /> : children(size))}</Fitted>
      <b className="printed figure" aria-hidden="true">
        {count}
      </b>
    </div>
  );
}
