import { heroIn } from '../../../../shared/games/emporium/gear.ts';
import { movesOfType } from '../interaction/offers.ts';
import { reckoned, saleProspects } from '../interaction/outlook.ts';
import type { PendingChoice } from '../interaction/pending-choice.ts';
import type { EmporiumTable } from '../table.ts';
import { broughtWords } from '../words/sale-words.ts';
import { type Asked, type EmporiumPlan, plan } from './plan.ts';

/** The prompt for a sale that fits several heroes. */
export function placePlan(
  table: EmporiumTable,
  half: PendingChoice,
  { item: id, price }: Asked<'place'>,
): EmporiumPlan {
  const { words, view } = table;
  const prospects = saleProspects(view, id, price);
  const chosen = prospects.find(({ hero }) => hero === half.hero);
  const move = movesOfType(table, 'place').find(({ hero }) => hero === chosen?.hero);
  const asks = words.counter('asks.place', { item: words.item(id), price: words.gold(price) });
  if (chosen === undefined || move === undefined) {
    const each = prospects.map(({ hero, brings }) =>
      words.counter('offer', { what: words.hero(hero), change: words.change(brings) }),
    );
    return plan({ asks, says: words.counter('says.place', { heroes: words.list(each) }), rule: 'sales' });
  }
  const { strength } = reckoned(heroIn(view.heroRow, chosen.hero), { added: id, swappedIn: null, swappedOut: null });
  return plan({
    asks,
    says: `${broughtWords({ words }, id, chosen)} ${words.counter('hero.then', { strength })}`,
    rule: 'sales',
    clears: true,
    actions: [
      {
        key: 'place',
        label: words.counter('moves.place', { change: words.change(chosen.brings) }),
        moves: [move],
        main: true,
      },
    ],
  });
}
