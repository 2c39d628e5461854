import { pricesFor } from '../../../../shared/games/emporium/choices.ts';
import type { HeroId } from '../../../../shared/games/emporium/heroes.ts';
import { type ItemId, item } from '../../../../shared/games/emporium/items/index.ts';
import { type SaleProspect, saleProspects } from '../../../../shared/games/emporium/prospects.ts';
import { movesOfType } from '../../../game-kit/index.ts';
import { isAsked } from '../interaction/preview.ts';
import type { EmporiumTable } from '../table.ts';

type Context = Pick<EmporiumTable, 'view' | 'words'>;

/** The heroes with an open slot for an item, and which of them pay more. */
export function fitsWords({ view, words }: Context, id: ItemId): string {
  const prospects = saleProspects(view, id, 0);
  const { slot, heroClass } = item(id);
  if (prospects.length === 0) return words.counter(`fits.none.${slot}`);
  const heroes = prospects.map(({ hero, bonus }) =>
    bonus === 0
      ? words.hero(hero)
      : words.counter(`fits.bonus.${heroClass}`, { hero: words.hero(hero), change: words.change(bonus) }),
  );
  return words.counter('fits.heroes', { heroes: words.list(heroes) });
}

/** One sentence for each hero that could buy the item: what it pays. */
export function pricedWords({ view, words }: Context, id: ItemId, price: number): readonly string[] {
  const prospects = saleProspects(view, id, price);
  if (prospects.length === 0) return [words.counter(`fits.none.${item(id).slot}`)];
  return prospects.map((prospect) => broughtWords({ words }, id, prospect));
}

/** "Sergeant Dunmore pays 5 gold: the price plus 1 for a warrior’s item." */
export function broughtWords(
  { words }: Pick<Context, 'words'>,
  id: ItemId,
  { hero, bonus, brings }: SaleProspect,
): string {
  const facts = { hero: words.hero(hero), gold: words.gold(brings) };
  if (bonus === 0) return words.counter('brings.price', facts);
  return words.counter(`brings.bonus.${item(id).heroClass}`, { ...facts, bonus });
}

/** "A leather item sells for at most 4." */
export function capWords({ words }: Pick<Context, 'words'>, id: ItemId): string {
  return words.counter(`reasons.price-cap.${item(id).tier}`, { cap: pricesFor(id).length });
}

/** The gold a hero would pay for the item on sale, as "+5"; null if it cannot buy it. */
export function netAt(table: EmporiumTable, hero: HeroId): string | null {
  const { question, words } = table;
  if (question?.type !== 'place' || !isAsked(table, 'place')) return null;
  if (!movesOfType(table, 'place').some((move) => move.hero === hero)) return null;
  const prospect = saleProspects(table.view, question.item, question.price).find((each) => each.hero === hero);
  return prospect === undefined ? null : words.change(prospect.brings);
}
