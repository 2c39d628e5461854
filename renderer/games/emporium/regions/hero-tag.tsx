import { heroIn, itemsOn } from '../../../../shared/games/emporium/gear.ts';
import { type HeroId, heroes } from '../../../../shared/games/emporium/heroes.ts';
import { item } from '../../../../shared/games/emporium/items/index.ts';
import { noChange, reckoned, totalsOf } from '../../../../shared/games/emporium/prospects.ts';
import { TagLines } from '../../../game-kit/index.ts';
import { statusOf } from '../interaction/interaction.ts';
import { heroPiece } from '../interaction/pieces.ts';
import { changedHero } from '../interaction/preview.ts';
import { useTable } from '../table.ts';
import { heroFacts, heroShortName, totalWords } from '../words/facts.ts';
import { changeRows } from '../words/fight-words.ts';

/** A hero's tag: strength breakdown, strength against each monster, and income. */
export function HeroTag({ hero }: { readonly hero: HeroId }) {
  const table = useTable();
  const { view, words } = table;
  const seen = heroIn(view.heroRow, hero);
  const totals = totalsOf(view, hero).map((total) => totalWords(words, total));
  const changed = changedHero(table);
  const change = changed?.hero.hero === hero ? changed.change : noChange;
  return (
    <TagLines
      look={statusOf(table, heroPiece(hero))}
      name={heroShortName(words, hero)}
      facts={[...totals, ...heroFacts(table, hero)]}
    >
      <span className="tag-breakdown">
        <Row label={words.counter('strength.base')} amount={String(heroes[hero].base)} />
        {itemsOn(seen).map((id) => (
          <Row key={id} label={words.item(id)} amount={words.change(item(id).strength)} />
        ))}
        {changeRows(words, change).map(({ key, label, amount }) => (
          <Row key={`changed ${key}`} label={label} amount={amount} />
        ))}
        <Row label={words.counter('strength.total')} amount={String(reckoned(seen, change).strength)} total />
      </span>
    </TagLines>
  );
}

interface RowProps {
  readonly label: string;
  readonly amount: string;
  readonly total?: boolean;
}

function Row({ label, amount, total = false }: RowProps) {
  return (
    <span className={total ? 'total' : undefined}>
      <span>{label}</span> <b className="figure">{amount}</b>{' '}
    </span>
  );
}
