import { heroesFor, heroIn } from '../../../../shared/games/emporium/gear.ts';
import type { HeroId } from '../../../../shared/games/emporium/heroes.ts';
import { type ItemId, item } from '../../../../shared/games/emporium/items/index.ts';
import type { Tier } from '../../../../shared/games/emporium/items/tiers.ts';
import type { MonsterId } from '../../../../shared/games/emporium/monsters.ts';
import { whyNotAsked } from '../../../game-kit/not-asked.ts';
import { aside, blocked, type Look, picked, type Way as WayOf } from '../../../table/counter/ways.ts';
import { type EmporiumTable, playerOf } from '../table.ts';
import { reasonWords } from '../words/reason-words.ts';
import {
  type Reason,
  shortfallOf,
  wearerOf,
  whyBeatsNone,
  whyNobodyBeats,
  whyNoMoreMarks,
  whyNoSlot,
  whyNoSuchBid,
  whyNoSuchPrice,
  whyNotUpgraded,
  whyNotWorn,
} from '../words/reasons.ts';
import { withCard, withWorn } from './changing.ts';
import { hasSealed, isBidding, movesOfType, sealedBy } from './offers.ts';
import { changedHero, marksOf, nearHand, proposedChange, wins } from './outlook.ts';
import { type Meaning, meaningOf, type Piece } from './pieces.ts';

type Way = WayOf<Reason>;

/**
 * A piece's state, with the reason if it is disabled.
 * A card without an open slot can still be chosen: it is `plain` and has no reason.
 */
export function lookOf(table: EmporiumTable, piece: Piece): Look {
  const { state, reason } = wayOf(table, meaningOf(piece));
  return { state, reason: reason === null ? null : reasonWords(reason, table.words) };
}

/** Picks a piece or puts it back. Only the counter's button makes the move. */
export function press(table: EmporiumTable, piece: Piece): void {
  wayOf(table, meaningOf(piece)).act();
}

function wayOf(table: EmporiumTable, meaning: Meaning): Way {
  const way = usualWay(table, meaning);
  // do not reveal who could win with cards hidden from this screen
  const takesCards = table.question?.type === 'patron' && meaning.of !== 'die';
  return table.openly && table.asked && takesCards && way.reason !== null ? aside({ why: 'own-eyes' }) : way;
}

function usualWay(table: EmporiumTable, meaning: Meaning): Way {
  const { question, toAct } = table;
  if (!table.asked || question === null) return aside(whyNotAsked(toAct));
  if (hasSealed(table)) return aside({ why: 'sealed' });
  switch (question.type) {
    case 'choose':
      return chooseWay(table, meaning);
    case 'place':
      return meaning.of === 'hero'
        ? placeWay(table, meaning.hero, question.item)
        : aside(meaning.of === 'die' ? { why: 'die-at-choosing' } : { why: 'placing', item: question.item });
    case 'patron':
      return patronWay(table, meaning);
    case 'restock':
      return meaning.of === 'card' ? upgradeWay(table, meaning.item, null) : restockingAside(meaning);
    case 'upgrade-again':
      return meaning.of === 'card' ? upgradeWay(table, meaning.item, question.tier) : restockingAside(meaning);
    case 'call-vote':
      return aside({ why: meaning.of === 'die' ? 'die-at-choosing' : 'calling-vote' });
    case 'vote':
      return meaning.of === 'hero'
        ? voteWay(table, meaning.hero)
        : aside({ why: meaning.of === 'die' ? 'die-at-choosing' : 'voting' });
  }
}

function restockingAside({ of }: Meaning): Way {
  return aside({ why: of === 'die' ? 'die-at-choosing' : 'restocking' });
}

/** A card and a number, or a number for a bid. */
function chooseWay(table: EmporiumTable, meaning: Meaning): Way {
  switch (meaning.of) {
    case 'card':
      return saleWay(table, meaning.item);
    case 'die':
      return dieWay(table, meaning.number);
    default:
      return aside({ why: 'choosing' });
  }
}

function saleWay({ half, change, view }: EmporiumTable, card: ItemId): Way {
  if (half.card === card) return picked(true, () => change({ card: null, number: null }));
  const act = (): void => change({ card, bidding: false, number: null });
  return { state: heroesFor(view.heroRow, card).length > 0 ? 'lit' : 'plain', act, reason: null };
}

function dieWay(table: EmporiumTable, number: number): Way {
  const { half, near, view, change } = table;
  if (sealedBy(table, number) !== undefined) {
    const isPicked = half.number === number;
    return picked(isPicked, () => change({ number: isPicked ? null : number }));
  }
  if (isBidding(table)) return blocked(whyNoSuchBid(playerOf(view, near).gold));
  return half.card === null ? aside({ why: 'card-or-bid' }) : blocked(whyNoSuchPrice(half.card));
}

/** A picked hero shows the income from the sale. */
function placeWay(table: EmporiumTable, hero: HeroId, id: ItemId): Way {
  const { half, change, view } = table;
  const move = movesOfType(table, 'place').find((each) => each.hero === hero);
  if (move === undefined) return blocked(whyNoSlot(heroIn(view.heroRow, hero), id));
  const isPicked = half.hero === hero;
  return picked(isPicked, () => change({ hero: isPicked ? null : hero }));
}

function patronWay(table: EmporiumTable, meaning: Meaning): Way {
  switch (meaning.of) {
    case 'hero':
      return senderWay(table, meaning.hero);
    case 'monster':
      return monsterWay(table, meaning.monster);
    case 'card':
      return addedWay(table, meaning.item);
    case 'worn':
      return wornWay(table, meaning.item);
    case 'die':
      return aside({ why: 'die-at-choosing' });
  }
}

/** A hero that can beat the picked monster, or any monster. */
function senderWay(table: EmporiumTable, hero: HeroId): Way {
  const { view, half, change } = table;
  if (half.hero === hero) return picked(true, () => change({ hero: null, change: null }));
  const seen = heroIn(view.heroRow, hero);
  const hand = nearHand(table);
  if (half.monster !== null && proposedChange(seen, half.monster, hand) === null) {
    return blocked({ why: 'too-weak', ...shortfallOf(seen, half.monster, hand) });
  }
  if (view.monsterRow.every((monster) => proposedChange(seen, monster, hand) === null)) {
    return blocked(whyBeatsNone(view, seen, hand));
  }
  return picked(false, () => change({ hero, change: null }));
}

/** A monster that the picked hero, or any hero, can beat. Keeps a manual change that wins. */
function monsterWay(table: EmporiumTable, monster: MonsterId): Way {
  const { view, half, change } = table;
  if (half.monster === monster) return picked(true, () => change({ monster: null }));
  const hand = nearHand(table);
  const hero = half.hero === null ? null : heroIn(view.heroRow, half.hero);
  if (hero !== null && proposedChange(hero, monster, hand) === null) {
    return blocked({ why: 'too-weak', ...shortfallOf(hero, monster, hand) });
  }
  if (view.heroRow.every((each) => proposedChange(each, monster, hand) === null)) {
    return blocked(whyNobodyBeats(view, monster, hand));
  }
  const stays = hero !== null && half.change !== null && wins(hero, half.change, monster);
  return picked(false, () => change({ monster, change: stays ? half.change : null }));
}

/** A hand card that is added to the hero or swapped in. */
function addedWay(table: EmporiumTable, card: ItemId): Way {
  const changed = changedHero(table);
  if (changed === null) return aside({ why: 'hero-first' });
  const { hero, change } = changed;
  const next = withCard(hero, change, card);
  if (next === null) return blocked(whyNotWorn(hero, card));
  return picked(card === change.added || card === change.swappedIn, () => table.change({ change: next }));
}

/** An equipped item that is swapped out. */
function wornWay(table: EmporiumTable, worn: ItemId): Way {
  const changed = changedHero(table);
  if (changed === null) return aside({ why: 'hero-first' });
  const { hero, change } = changed;
  if (wearerOf(table.view, worn)?.hero !== hero.hero) return aside({ why: 'worn-by-another', hero: hero.hero });
  const next = withWorn(change, worn, nearHand(table));
  if (next === null) return blocked({ why: 'none-to-swap', slot: item(worn).slot });
  return picked(worn === change.swappedOut, () => table.change({ change: next }));
}

/** A picked card shows its upgrade and the cost. */
function upgradeWay(table: EmporiumTable, card: ItemId, second: Tier | null): Way {
  const { half, change } = table;
  const move = movesOfType(table, 'upgrade').find((each) => each.item === card);
  if (move === undefined) return blocked(whyNotUpgraded(card, second));
  const isPicked = half.card === card;
  return picked(isPicked, () => change({ card: isPicked ? null : card }));
}

/** Marks and unmarks heroes, up to the number the seat can pay for. */
function voteWay({ half, change, view, near }: EmporiumTable, hero: HeroId): Way {
  const { marked } = half;
  if (marked.includes(hero)) return picked(true, () => change({ marked: marked.filter((each) => each !== hero) }));
  const { most } = marksOf(view, near);
  return marked.length < most
    ? picked(false, () => change({ marked: [...marked, hero] }))
    : blocked(whyNoMoreMarks(view, near));
}
