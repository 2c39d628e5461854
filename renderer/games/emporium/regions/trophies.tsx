import type { ReactNode } from 'react';
import type { Seat } from '../../../../shared/engine/index.ts';
import { heroClasses } from '../../../../shared/games/emporium/items/item.ts';
import { tiers } from '../../../../shared/games/emporium/items/tiers.ts';
import { monsterTypes } from '../../../../shared/games/emporium/monsters.ts';
import { heroesOf, monstersOf } from '../../../../shared/games/emporium/scoring.ts';
import { ClassSign, ItemBack, MonsterSign } from '../../../design/index.ts';
import { leadsIn } from '../interaction/standing.ts';
import { playerOf, useTable } from '../table.ts';

interface PerSeat {
  readonly seat: Seat;
}

/** A player's trophies: monsters by type, then heroes by class. Each kind has a fixed place, so rows can be compared. */
export function Trophies({ seat }: PerSeat) {
  const { view, words } = useTable();
  const player = playerOf(view, seat);
  const leads = leadsIn(view, seat);
  return (
    <ul className="em-trophies" aria-label={words.say('trophies', words.player(seat))} data-trophies={seat}>
      {monsterTypes.map((type) => {
        const count = monstersOf(player, type);
        return (
          <Counted key={type} count={count} label={words.monsterType(type)} leads={leads.has(type)}>
            <MonsterSign monsterType={type} ghost={count === 0} />
          </Counted>
        );
      })}
      {heroClasses.map((heroClass) => {
        const count = heroesOf(player, heroClass);
        return (
          <Counted key={heroClass} count={count} label={words.heroClass(heroClass)} leads={leads.has(heroClass)}>
            <ClassSign heroClass={heroClass} ghost={count === 0} />
          </Counted>
        );
      })}
    </ul>
  );
}

/** The backs of a player's hand: number of cards of each tier. Ruling 25. */
export function HandBacks({ seat }: PerSeat) {
  const { view, words } = useTable();
  const { hand } = playerOf(view, seat);
  return (
    <ul className="em-backs" aria-label={words.say('hand-of', words.player(seat))} data-hand={seat}>
      {tiers.map((tier) => (
        <Counted key={tier} count={hand.ofTier[tier]} label={words.tier(tier)}>
          <ItemBack tier={tier} />
        </Counted>
      ))}
    </ul>
  );
}

interface CountedProps {
  readonly count: number;
  readonly label: string;
  /** True if no player has more. */
  readonly leads?: boolean;
  readonly children: ReactNode;
}

/** How many there are of a kind; faint where there is none. */
function Counted({ count, label, leads = false, children }: CountedProps) {
  const { words } = useTable();
  return (
    <li
      className={count === 0 ? 'none' : leads ? 'leads' : ''}
      title={leads ? words.say('leads', { kind: label }) : label}
    >
      {children}
      <span className="unseen">{leads ? words.say('leads', { kind: label }) : label}</span>
      <b className={count === 0 ? 'unseen' : 'figures'}>{count}</b>
    </li>
  );
}
