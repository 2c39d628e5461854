import { beats } from '../../../../shared/games/emporium/fights.ts';
import type { HeroId } from '../../../../shared/games/emporium/heroes.ts';
import { monsters } from '../../../../shared/games/emporium/monsters.ts';
import { reckoned, totalsOf } from '../../../../shared/games/emporium/prospects.ts';
import { MonsterSign } from '../../../design/index.ts';
import { changedHero } from '../interaction/preview.ts';
import { useTable } from '../table.ts';

/**
 * A hero's total against each visible monster, including a patron's pending change. Narrow heroes show only the
 * monsters' strength; their total is on the card.
 */
export function Totals({ hero }: { readonly hero: HeroId }) {
  const table = useTable();
  const { view, words } = table;
  const changed = changedHero(table);
  const changes = changed?.hero.hero === hero ? reckoned(changed.hero, changed.change).strength : null;
  return (
    <ul className="em-totals slip" aria-label={words.say('totals', { hero: words.hero(hero) })} data-totals={hero}>
      {totalsOf(view, hero).map(({ monster, strength: before, needed }) => {
        const strength = changes ?? before;
        const wins = beats(strength, monster);
        return (
          <li key={monster} className={wins ? 'wins' : ''} title={words.monster(monster)}>
            <MonsterSign monsterType={monsters[monster].monsterType} size={18} />
            <span className="unseen">
              {words.say(wins ? 'beats' : 'falls-short', { monster: words.monster(monster), strength, needed })}
            </span>
            <span aria-hidden="true" className="figures">
              <span className="em-strength">{strength} </span>
              {words.say(wins ? 'above' : 'below', { needed })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
