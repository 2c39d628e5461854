import type { Reason, Shortfall } from '../../../../shared/games/emporium/reasons.ts';
import type { Words } from '../words.ts';

/** The sentence for a reason. */
export function reasonWords(reason: Reason, words: Words): string {
  const { counter } = words;
  switch (reason.why) {
    case 'others-turn':
      return counter('reasons.others-turn', { names: words.names(reason.seats), count: reason.seats.length });
    case 'own-eyes':
    case 'no-gold':
    case 'over':
    case 'sealed':
    case 'choosing':
    case 'restocking':
    case 'calling-vote':
    case 'voting':
    case 'die-at-choosing':
    case 'card-or-bid':
    case 'no-monster':
    case 'no-hero':
    case 'hero-first':
    case 'vote-asked':
    case 'no-hero-to-banish':
      return counter(`reasons.${reason.why}`);
    case 'placing':
      return counter('reasons.placing', { item: words.item(reason.item) });
    case 'price-cap':
      return counter(`reasons.price-cap.${reason.tier}`, { cap: reason.cap });
    case 'bid-cap':
      return counter('reasons.bid-cap', { gold: words.gold(reason.gold) });
    case 'no-slot':
    case 'slots-taken':
      return counter(`reasons.${reason.why}.${reason.slot}`, { hero: words.hero(reason.hero) });
    case 'too-weak':
      return shortfallWords(reason, words);
    case 'hero-beats-none':
    case 'monster-beats-all':
      return counter(`reasons.${reason.why}`, { shortfall: shortfallWords(reason, words) });
    case 'worn-by-another':
      return counter('reasons.worn-by-another', { hero: words.hero(reason.hero) });
    case 'none-to-swap':
      return counter(`reasons.none-to-swap.${reason.slot}`);
    case 'highest-tier':
    case 'other-tier':
    case 'none-left':
      return counter(`reasons.${reason.why}.${reason.tier}`);
    case 'hand-full':
      return counter('reasons.hand-full', { count: reason.cards });
    case 'too-few-can-pay':
      return counter('reasons.too-few-can-pay', {
        fee: words.gold(reason.fee),
        count: reason.able,
        players: reason.players,
      });
    case 'cannot-pay-more':
      return counter('reasons.cannot-pay-more', {
        gold: words.gold(reason.gold),
        count: reason.marks,
      });
  }
}

/** How a hero falls short: "Mara has 9 against the 11 of Dire Badger: 2 short, and no card helps." */
export function shortfallWords({ hero, monster, strength, needed, best }: Shortfall, words: Words): string {
  return words.counter(best === strength ? 'shortfall.no-card-helps' : 'shortfall.with-cards', {
    hero: words.hero(hero),
    monster: words.monster(monster),
    strength,
    needed,
    short: needed - strength,
    best,
  });
}
