import { bestStrength } from '../../../../shared/games/emporium/fights.ts';
import { heroIn, itemsOn, type SeenHero, strengthOf } from '../../../../shared/games/emporium/gear.ts';
import { type HeroId, heroes } from '../../../../shared/games/emporium/heroes.ts';
import { type ItemId, item } from '../../../../shared/games/emporium/items/index.ts';
import { type MonsterId, monsters } from '../../../../shared/games/emporium/monsters.ts';
import { netOf, reckoned, saleProspects, type Total, totalsOf } from '../../../../shared/games/emporium/prospects.ts';
import { wearerOf } from '../../../../shared/games/emporium/reasons.ts';
import { movesOfType } from '../../../game-kit/index.ts';
import { withCard, withWorn } from '../interaction/changing.ts';
import { isBidding, sealedBy } from '../interaction/offers.ts';
import { meaningOf, type Piece } from '../interaction/pieces.ts';
import { changedHero, isAsked, ownHand } from '../interaction/preview.ts';
import type { EmporiumTable } from '../table.ts';
import type { Words } from '../words.ts';
import { againstWords } from './fight-words.ts';
import { upgradeWords } from './restock-words.ts';
import { broughtWords, capWords, fitsWords, pricedWords } from './sale-words.ts';

/** "Sergeant Dunmore, warrior, level 2. Strength 8. Slots: weapon open, armour Studded Coat +3 and charm open". */
export function heroName(words: Words, hero: SeenHero): string {
  const { level, heroClass, slots } = heroes[hero.hero];
  const gear = slots.map((slot, at) => {
    const worn = hero.worn[at] ?? null;
    return worn === null
      ? words.counter(`hero.open.${slot}`)
      : words.counter('hero.worn', { slot: words.slot(slot), item: words.item(worn), strength: item(worn).strength });
  });
  return words.counter('hero.name', {
    hero: words.hero(hero.hero),
    heroClass: words.heroClass(heroClass),
    level,
    strength: strengthOf(hero),
    gear: words.list(gear),
  });
}

/** "Sergeant Dunmore, warrior, level 2". */
export function heroShortName(words: Words, hero: HeroId): string {
  const { level, heroClass } = heroes[hero];
  return words.counter('hero.short-name', { hero: words.hero(hero), heroClass: words.heroClass(heroClass), level });
}

/** A hero's current total against a monster: "Tithe Wight: 12 beats 10". */
export function totalWords(words: Words, total: Total): string {
  return words.counter('hero.against', { monster: words.monster(total.monster), against: againstWords(words, total) });
}

/** What a hero means for the current question: the gold it would pay, or its best strength. */
export function heroFacts(table: EmporiumTable, hero: HeroId): readonly string[] {
  const { question, view, words } = table;
  const seen = heroIn(view.heroRow, hero);
  if (question?.type === 'place' && isAsked(table, 'place'))
    return wornFacts(table, seen, question.item, question.price);
  if (isAsked(table, 'choose') && table.pending.card !== null) return bonusFacts(table, seen, table.pending.card);
  if (!isAsked(table, 'patron')) return [];
  const best = bestStrength(seen, ownHand(table));
  return best > strengthOf(seen) ? [words.counter('hero.best', { strength: best })] : [];
}

/** The gold a hero would pay for the item on sale, and its strength with it. */
function wornFacts({ view, words }: EmporiumTable, hero: SeenHero, id: ItemId, price: number): readonly string[] {
  const prospect = saleProspects(view, id, price).find((each) => each.hero === hero.hero);
  if (prospect === undefined) return [];
  const { strength } = reckoned(hero, { added: id, swappedIn: null, swappedOut: null });
  return [broughtWords({ words }, id, prospect), words.counter('hero.then', { strength })];
}

/** Whether the hero could wear the picked card, and would pay more for it. */
function bonusFacts({ view, words }: EmporiumTable, hero: SeenHero, id: ItemId): readonly string[] {
  const prospect = saleProspects(view, id, 0).find((each) => each.hero === hero.hero);
  if (prospect === undefined) return [];
  const facts = { item: words.item(id), bonus: prospect.bonus };
  return [words.counter(prospect.bonus === 0 ? 'hero.would-wear' : 'hero.would-pay-more', facts)];
}

/** "Tithe Wight, undead, level 2. Strength 10, brings 6 gold". */
export function monsterName(words: Words, monster: MonsterId): string {
  const { level, monsterType, strength, gold } = monsters[monster];
  return words.counter('monster.name', {
    monster: words.monster(monster),
    monsterType: words.monsterType(monsterType),
    level,
    strength,
    gold: words.gold(gold),
  });
}

/** Each hero's total against a monster, and the patron's net gold. */
export function monsterFacts(table: EmporiumTable, monster: MonsterId): readonly string[] {
  const { view, words, question } = table;
  const each = view.heroRow.flatMap(({ hero }) =>
    totalsOf(view, hero)
      .filter((total) => total.monster === monster)
      .map((total) => words.counter('monster.hero', { hero: words.hero(hero), against: againstWords(words, total) })),
  );
  if (question?.type !== 'patron' || !isAsked(table, 'patron')) return each;
  const net = netOf(monster, question.bid);
  return [...each, words.counter('monster.net', { bid: words.gold(question.bid), change: words.change(net) })];
}

/** "Militia Shortsword, weapon, leather, warrior. Strength 3". */
function cardName(words: Words, id: ItemId): string {
  const { slot, tier, heroClass, strength } = item(id);
  return words.counter('card.name', {
    item: words.item(id),
    slot: words.slot(slot),
    tier: words.tier(tier),
    heroClass: words.heroClass(heroClass),
    strength,
  });
}

/** The card of a piece. Throws RangeError for any other piece. */
function cardOf(piece: Piece): { readonly id: ItemId; readonly worn: boolean } {
  const meaning = meaningOf(piece);
  if (meaning.of !== 'card' && meaning.of !== 'worn') throw new RangeError(`${piece} is no card`);
  return { id: meaning.item, worn: meaning.of === 'worn' };
}

/** A card's full name, with its wearer if any. */
export function nameOfCard({ view, words }: EmporiumTable, piece: Piece): string {
  const { id, worn } = cardOf(piece);
  const wearer = worn ? wearerOf(view, id) : null;
  const name = cardName(words, id);
  return wearer === null ? name : words.counter('card.worn-by', { card: name, hero: words.hero(wearer.hero) });
}

/** What a card means for the current question: where it sells, what it adds, what it becomes. */
export function cardFacts(table: EmporiumTable, piece: Piece): readonly string[] {
  const { words } = table;
  const { id, worn } = cardOf(piece);
  if (isAsked(table, 'patron')) return changeFacts(table, id, worn);
  if (worn) return [];
  if (isAsked(table, 'choose')) return [capWords(table, id), fitsWords(table, id)];
  const upgrades = movesOfType(table, 'upgrade').some((move) => move.item === id);
  return upgrades && isAsked(table, 'restock') ? [upgradeWords(words, id)] : [];
}

/** How a press on the card changes the picked hero. */
function changeFacts(table: EmporiumTable, id: ItemId, worn: boolean): readonly string[] {
  const { words } = table;
  const changed = changedHero(table);
  if (changed === null) return [];
  const { hero, change } = changed;
  if (worn && !itemsOn(hero).includes(id)) return [];
  const next = worn ? withWorn(change, id, ownHand(table)) : withCard(hero, change, id);
  if (next === null) return [];
  const facts = {
    hero: words.hero(hero.hero),
    before: reckoned(hero, change).strength,
    strength: reckoned(hero, next).strength,
  };
  if (id === change.added || id === change.swappedIn || id === change.swappedOut) {
    return [words.counter('card.without', facts)];
  }
  const { added, swappedIn, swappedOut } = next;
  const makes = words.counter('card.makes', facts);
  if (id === added) return [words.counter('card.adds'), makes];
  if (swappedIn === null || swappedOut === null) return [makes];
  const cards = { swappedIn: words.item(swappedIn), swappedOut: words.item(swappedOut) };
  return [words.counter('card.swaps', cards), makes];
}

/** The price or bid that a number of the die means, and the gold it would bring. */
export function dieFacts(table: EmporiumTable, number: number): readonly string[] {
  const { words, pending } = table;
  if (!isAsked(table, 'choose') || sealedBy(table, number) === undefined) return [];
  if (isBidding(table)) return [words.counter('die.bid', { gold: words.gold(number) })];
  if (pending.card === null) return [];
  return [
    words.counter('die.sell', { item: words.item(pending.card), gold: words.gold(number) }),
    ...pricedWords(table, pending.card, number),
  ];
}
