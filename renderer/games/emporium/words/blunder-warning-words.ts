import { playerAt, type Seat } from '../../../../shared/engine/index.ts';
import { type Fight, fightsWon } from '../../../../shared/games/emporium/fights.ts';
import { classBonus, heroesFor, openSlots } from '../../../../shared/games/emporium/gear.ts';
import type { EmporiumView } from '../../../../shared/games/emporium/hiding.ts';
import { item } from '../../../../shared/games/emporium/items/index.ts';
import { tierRules } from '../../../../shared/games/emporium/items/tiers.ts';
import { monsters } from '../../../../shared/games/emporium/monsters.ts';
import type { EmporiumMove } from '../../../../shared/games/emporium/moves.ts';
import { netOf } from '../../../../shared/games/emporium/prospects.ts';
import { blunderWarningsOf, type WarnedPlayer } from '../../../game-kit/index.ts';
import type { Translate } from '../../../words/translate.ts';
import { ownHand } from '../interaction/preview.ts';
import type { Words } from '../words.ts';

type At = WarnedPlayer<EmporiumView, Words>;

type Move<Type extends EmporiumMove['type']> = Extract<EmporiumMove, { readonly type: Type }>;

/** The most rewarding fight that the seat can win with its hand, if any. */
function bestFight({ view, seat }: At): Fight | undefined {
  const fights = fightsWon(view, ownHand({ view, ownSeat: seat }));
  const goldOf = ({ monster }: Fight): number => monsters[monster].gold;
  return fights.reduce<Fight | undefined>(
    (best, next) => (best && goldOf(best) >= goldOf(next) ? best : next),
    undefined,
  );
}

function saySale({ view, words, say }: At, { item: id, price }: Move<'sell'>): string | null {
  const { slot, tier } = item(id);
  const open = view.heroRow.reduce((sum, hero) => sum + openSlots(hero, slot), 0);
  if (open === 0) return say('sell-no-slot', { item: words.item(id), slot: words.slot(slot) });
  const cap = tierRules[tier].priceCap;
  if (price * 2 <= cap) return say('sell-low', { gold: words.gold(price), most: words.gold(cap) });
  return say('sell-high', { count: open, slot: words.slot(slot), gold: words.gold(price) });
}

function sayBid(at: At, bid: number): string {
  const { words, say } = at;
  const best = bestFight(at);
  if (best === undefined) return say('bid-no-fight');
  const { gold } = monsters[best.monster];
  const facts = { bid: words.gold(bid), monster: words.monster(best.monster), gold: words.gold(gold) };
  return say(netOf(best.monster, bid) <= 0 ? 'bid-dear' : 'bid', facts);
}

/** The warning for an item sold to a hero who pays no extra gold, if another would. */
function sayPlaced({ view, words, say }: At, { hero }: Move<'place'>): string | null {
  const { question } = view;
  if (question?.type !== 'place') return null;
  const bonus = heroesFor(view.heroRow, question.item).find((other) => classBonus(other, question.item) > 0);
  if (bonus === undefined || classBonus(hero, question.item) > 0) return null;
  return say('place', { hero: words.hero(bonus) });
}

function sayFight(at: At, sent: Move<'send'> | null): string | null {
  const { words, say } = at;
  const best = bestFight(at);
  if (best === undefined) return null;
  const { gold } = monsters[best.monster];
  const facts = { hero: words.hero(best.hero), monster: words.monster(best.monster), gold: words.gold(gold) };
  if (sent === null) return say('withdraw', facts);
  const less = monsters[sent.monster].gold;
  return less < gold ? say('send', { ...facts, less: words.gold(less) }) : null;
}

function sayMove(at: At, move: EmporiumMove): string | null {
  switch (move.type) {
    case 'sell':
      return saySale(at, move);
    case 'bid':
      return sayBid(at, move.gold);
    case 'place':
      return sayPlaced(at, move);
    case 'send':
      return sayFight(at, move);
    case 'withdraw':
      return sayFight(at, null);
    case 'done-restocking':
      return at.say('restock-none', { count: playerAt(at.view, at.seat).hand.count });
    default:
      return null;
  }
}

/**
 * The blunder warning for a choice, from what its seat sees, or null. `translate` must know the catalogue
 * `emporium-blunder-warnings`.
 */
export function blunderWarningWords(
  moves: readonly EmporiumMove[],
  view: EmporiumView,
  seat: Seat,
  words: Words,
  translate: Translate,
): string | null {
  const say = blunderWarningsOf('emporium', translate);
  const [first] = moves;
  return first === undefined ? null : sayMove({ view, seat, words, say }, first);
}
