import type { HeroId } from '../../../shared/games/emporium/heroes.ts';
import type { ItemId } from '../../../shared/games/emporium/items/index.ts';
import type { HeroClass, SlotKind } from '../../../shared/games/emporium/items/item.ts';
import type { Tier } from '../../../shared/games/emporium/items/tiers.ts';
import type { MonsterId, MonsterType } from '../../../shared/games/emporium/monsters.ts';
import type { SeatSettings } from '../../../shared/protocol/messages.ts';
import { type RoomWords, roomWords, useRoomWords } from '../../game-kit/room-words.ts';
import type { Translate } from '../../words/translate.ts';

/** The catalogues this room reads: the board's, the counter's, the roll's, and the names on the cards. */
export const namespaces = ['emporium', 'emporium-counter', 'emporium-roll', 'emporium-cards'] as const;

/** The room's words, filled in: everything a line of the board, of the counter or of the log is made of. */
export interface Words extends RoomWords {
  hero(hero: HeroId): string;
  monster(monster: MonsterId): string;
  item(item: ItemId): string;
  slot(slot: SlotKind): string;
  heroClass(heroClass: HeroClass): string;
  monsterType(type: MonsterType): string;
  tier(tier: Tier): string;
  /** So much gold in a sentence: "4 gold". */
  gold(gold: number): string;
  /** What is gained or lost, always with its sign: "+4", "−2". */
  change(gold: number): string;
}

/** Makes the room's words of a translator that knows all its catalogues by `namespace:key`. */
export function wordsFrom(translate: Translate, seats: readonly SeatSettings[], language: string): Words {
  const room = roomWords(translate, seats, language, {
    board: 'emporium',
    counter: 'emporium-counter',
    roll: 'emporium-roll',
    names: 'emporium-cards',
  });
  const cards: Translate = (key, facts) => translate(`emporium-cards:${key}`, facts);
  return {
    ...room,
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
}

/** The room's words in the reader's language. */
export function useWords(seats: readonly SeatSettings[]): Words {
  return useRoomWords(namespaces, wordsFrom, seats);
}
