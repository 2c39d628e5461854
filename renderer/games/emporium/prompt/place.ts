import { heroIn } from '../../../../shared/games/emporium/gear.ts';
import { reckoned, saleProspects } from '../../../../shared/games/emporium/prospects.ts';
import { movesOfType } from '../../../game-kit/index.ts';
import type { PendingChoice } from '../interaction/pending-choice.ts';
import type { EmporiumTable } from '../table.ts';
import { broughtWords } from '../words/sale-words.ts';
import { type Asked, type EmporiumPrompt, prompt } from './prompt.ts';

/** The prompt for a sale that fits several heroes. */
export function placePrompt(
  table: EmporiumTable,
  pending: PendingChoice,
  { item: id, price }: Asked<'place'>,
): EmporiumPrompt {
  const { words, view } = table;
  const prospects = saleProspects(view, id, price);
  const chosen = prospects.find(({ hero }) => hero === pending.hero);
  const move = movesOfType(table, 'place').find(({ hero }) => hero === chosen?.hero);
  const title = words.counter('titles.place', { item: words.item(id), price: words.gold(price) });
  if (chosen === undefined || move === undefined) {
    const each = prospects.map(({ hero, brings }) =>
      words.counter('offer', { what: words.hero(hero), change: words.change(brings) }),
    );
    return prompt({ title, hint: words.counter('hints.place', { heroes: words.list(each) }), rule: 'sales' });
  }
  const { strength } = reckoned(heroIn(view.heroRow, chosen.hero), { added: id, swappedIn: null, swappedOut: null });
  return prompt({
    title,
    hint: `${broughtWords({ words }, id, chosen)} ${words.counter('hero.then', { strength })}`,
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
