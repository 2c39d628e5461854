import { handLimit, thieves } from '../../../shared/games/shopping-street/thieves.ts';
import { ProductBack } from '../../design/index.ts';
import type { Size } from './layout.ts';
import { useTable } from './table.ts';

/** The deck, the discards, the thieves that have come, and how much the next one leaves in a hand. */
export function Deck({ card }: { readonly card: Size }) {
  const { view, words } = useTable();
  const { thievesSeen, thievesAside, deck, discards } = view;
  const inDeck = thieves.length - thievesAside.length;
  return (
    <section className="ss-deck" aria-label={words.say('regions.deck')}>
      <span className="ss-pile" data-deck="" title={words.say('deck', { count: deck.count })}>
        <ProductBack {...card} label={words.say('deck', { count: deck.count })} />
        <b className="figure" aria-hidden="true">
          {deck.count}
        </b>
      </span>
      <span className="ss-pile discards" data-discards="" title={words.say('discards', { count: discards.length })}>
        <span className="unseen">{words.say('discards', { count: discards.length })}</span>
        <b className="figure" aria-hidden="true">
          {discards.length}
        </b>
      </span>
      <p className="ss-thieves">
        <b>{words.say('next-thief', { limit: handLimit(thievesSeen + 1) })}</b>
        <span>{words.say('thieves-seen', { count: thievesSeen })}</span>
        <span>{words.say('thieves-left', { count: inDeck })}</span>
      </p>
    </section>
  );
}
