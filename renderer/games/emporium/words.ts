import type { HeroId } from '../../../shared/games/emporium/heroes.ts';
import type { ItemId } from '../../../shared/games/emporium/items/index.ts';
import type { HeroClass, SlotKind } from '../../../shared/games/emporium/items/item.ts';
import type { Tier } from '../../../shared/games/emporium/items/tiers.ts';
import type { MonsterId, MonsterType } from '../../../shared/games/emporium/monsters.ts';
import { type GameWords, gameWords, type WordsFrom, wordsHook } from '../../game-kit/game-words.ts';
import type { Translate } from '../../words/translate.ts';

/** The catalogues of this game's UI. */
export const namespaces = ['emporium', 'emporium-counter', 'emporium-log', 'emporium-cards'] as const;

/** All texts of the board, counter and log, with their values filled in. */
export interface Words extends GameWords {
  hero(hero: HeroId): string;
  monster(monster: MonsterId): string;
  item(item: ItemId): string;
  slot(slot: SlotKind): string;
  heroClass(heroClass: HeroClass): string;
  monsterType(type: MonsterType): string;
  tier(tier: Tier): string;
  /** An amount of gold in a sentence: "4 gold". */
  gold(gold: number): string;
  /** A change of gold, always with a sign: "+4", "−2". */
  change(gold: number): string;
}

/** Creates the texts from a translator of `namespace:key`. */
export const wordsFrom: WordsFrom<Words> = (translate, seats, language, you) => {
  const common = gameWords(translate, seats, language, {
    board: 'emporium',
    counter: 'emporium-counter',
    log: 'emporium-log',
    names: 'emporium-cards',
    you,
  });
  const cards: Translate = (key, facts) => translate(`emporium-cards:${key}`, facts);
  return {
    ...common,
    hero: (hero) => cards(`heroes.${hero}`),
    monster: (monster) => cards(`monsters.${monster}`),
    item: (item) => cards(`items.${item}`),
    slot: (slot) => cards(`slots.${slot}`),
    heroClass: (heroClass) => cards(`classes.${heroClass}`),
    monsterType: (type) => cards(`types.${type}`),
    tier: (tier) => cards(`tiers.${tier}`),
    gold: (gold) => cards('gold', { count: gold }),
    change: (gold) => cards(gold < 0 ? 'change.less' : 'change.more', { amount: Math.abs(gold) }),
  };
};

/** The texts in the current language. Only `you`, if given, sees them. */
export const useWords = wordsHook(namespaces, wordsFrom);
