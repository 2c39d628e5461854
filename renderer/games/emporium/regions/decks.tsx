import { type Tier, tiers } from '../../../../shared/games/emporium/items/tiers.ts';
import { TierPile } from '../../../design/index.ts';
import { useTable } from '../table.ts';

/** The three decks with the numbers of remaining and discarded cards. */
export function Decks() {
  const { words } = useTable();
  return (
    <ul className="em-decks" aria-label={words.say('regions.decks')}>
      {tiers.map((tier) => (
        <Deck key={tier} tier={tier} />
      ))}
    </ul>
  );
}

/** A deck of a tier. */
function Deck({ tier }: { readonly tier: Tier }) {
  const { view, words } = useTable();
  const left = view.decks[tier];
  return (
    <li className="em-deck slip" data-deck={tier}>
      <TierPile tier={tier} count={left} label={words.say('cards-left', { count: left })} />
      <b className="em-tier">{words.tier(tier)}</b>
      <span className="em-discards">{words.say('discards', { count: view.discards[tier].length })}</span>
    </li>
  );
}
