import { type Tier, tiers } from '../../../shared/games/emporium/items/tiers.ts';
import type { Size } from './layout.ts';
import { useTable } from './table.ts';

/** The three decks, face down, with how many cards are left and how many lie discarded. */
export function Decks({ width, height }: Size) {
  const { words } = useTable();
  return (
    <ul className="em-decks" aria-label={words.say('regions.decks')}>
      {tiers.map((tier) => (
        <Deck key={tier} tier={tier} width={width} height={height} />
      ))}
    </ul>
  );
}

/** A deck of a tier. */
export function Deck({ tier, width, height }: Size & { readonly tier: Tier }) {
  const { view, words } = useTable();
  return (
    <li className="em-deck" data-deck={tier}>
      <span className="em-thin" style={{ width, height }}>
        {view.decks[tier]}
      </span>
      <b>{words.tier(tier)}</b>
      <span>{words.say('discarded', { count: view.discards[tier].length })}</span>
    </li>
  );
}
