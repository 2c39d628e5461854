import type { Seat } from '../../../shared/engine/index.ts';
import { heroClasses } from '../../../shared/games/emporium/items/item.ts';
import { tiers } from '../../../shared/games/emporium/items/tiers.ts';
import { monsterTypes } from '../../../shared/games/emporium/monsters.ts';
import { heroesOf, monstersOf } from '../../../shared/games/emporium/scoring.ts';
import { playerOf, useTable } from './table.ts';

interface PerSeat {
  readonly seat: Seat;
  /** Pixels of a sign or a card. */
  readonly size: number;
}

/** What somebody won: monsters by type, then heroes by class, each in a place of its own, so that rows can be compared. */
export function Trophies({ seat }: PerSeat) {
  const { view, words } = useTable();
  const player = playerOf(view, seat);
  return (
    <ul className="em-trophies" aria-label={words.say('trophies', { name: words.name(seat) })} data-trophies={seat}>
      {monsterTypes.map((type) => (
        <li key={type}>
          {words.monsterType(type)} {monstersOf(player, type)}
        </li>
      ))}
      {heroClasses.map((heroClass) => (
        <li key={heroClass}>
          {words.heroClass(heroClass)} {heroesOf(player, heroClass)}
        </li>
      ))}
    </ul>
  );
}

/** The backs of somebody's hand: how many cards of each tier. Ruling 25. */
export function HandBacks({ seat }: PerSeat) {
  const { view, words } = useTable();
  const { hand } = playerOf(view, seat);
  return (
    <ul className="em-backs" aria-label={words.say('hand-of', { name: words.name(seat) })} data-hand={seat}>
      {tiers.map((tier) => (
        <li key={tier}>
          {words.tier(tier)} {hand.ofTier[tier]}
        </li>
      ))}
    </ul>
  );
}
