import { beats } from '../../../../shared/games/emporium/fights.ts';
import type { HeroId } from '../../../../shared/games/emporium/heroes.ts';
import { monsters } from '../../../../shared/games/emporium/monsters.ts';
import { reckoned, totalsOf } from '../../../../shared/games/emporium/prospects.ts';
import { MonsterSign } from '../../../design/index.ts';
import { changedHero } from '../interaction/preview.ts';
import { useTable } from '../table.ts';

interface TotalsProps {
  readonly hero: HeroId;
  /** True with space only for the monsters' strength; the total is on the hero. */
  readonly brief?: boolean;
}

/** A hero's total against each visible monster, including a patron's pending change. */
export function Totals({ hero, brief = false }: TotalsProps) {
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
              {brief
                ? words.say(wins ? 'above' : 'below', { needed })
                : words.say(wins ? 'at-least' : 'less-than', { strength, needed })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
