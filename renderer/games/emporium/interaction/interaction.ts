import { whyNotAsked } from '../../../../shared/engine/index.ts';
import { heroesFor, heroIn } from '../../../../shared/games/emporium/gear.ts';
import type { HeroId } from '../../../../shared/games/emporium/heroes.ts';
import { type ItemId, item } from '../../../../shared/games/emporium/items/index.ts';
import type { Tier } from '../../../../shared/games/emporium/items/tiers.ts';
import type { MonsterId } from '../../../../shared/games/emporium/monsters.ts';
import { proposedChange, wins } from '../../../../shared/games/emporium/prospects.ts';
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
} from '../../../../shared/games/emporium/reasons.ts';
import { movesOfType } from '../../../game-kit/index.ts';
import {
  disabled,
  inactive,
  type PieceAction as PieceActionOf,
  type PieceStatus,
  picked,
} from '../../../table/counter/piece-actions.ts';
import { type EmporiumTable, playerOf } from '../table.ts';
import { reasonWords } from '../words/reason-words.ts';
import { withCard, withWorn } from './changing.ts';
import { hasSealed, isBidding, sealedBy, voteFor } from './offers.ts';
import { type Meaning, meaningOf, type Piece } from './pieces.ts';
import { changedHero, ownHand } from './preview.ts';

type PieceAction = PieceActionOf<Reason>;

/**
 * A piece's state, with the reason if it is disabled.
 * A card without an open slot can still be chosen: it is `plain` and has no reason.
 */
export function statusOf(table: EmporiumTable, piece: Piece): PieceStatus {
  const { state, reason } = actionOf(table, meaningOf(piece));
  return { state, reason: reason === null ? null : reasonWords(reason, table.words) };
}

/** Picks a piece or puts it back. Only the counter's button makes the move. */
export function press(table: EmporiumTable, piece: Piece): void {
  actionOf(table, meaningOf(piece)).act();
}

function actionOf(table: EmporiumTable, meaning: Meaning): PieceAction {
  const way = usualAction(table, meaning);
  // do not reveal who could win with cards hidden from this screen
  const takesCards = table.question?.type === 'patron' && meaning.of !== 'die';
  return table.publicly && table.asked && takesCards && way.reason !== null ? inactive({ why: 'own-eyes' }) : way;
}

function usualAction(table: EmporiumTable, meaning: Meaning): PieceAction {
  const { question, toAct } = table;
  if (!table.asked || question === null) return inactive(whyNotAsked(toAct));
  if (hasSealed(table)) return inactive({ why: 'sealed' });
  switch (question.type) {
    case 'choose':
      return chooseAction(table, meaning);
    case 'place':
      return meaning.of === 'hero'
        ? placeAction(table, meaning.hero, question.item)
        : inactive(meaning.of === 'die' ? { why: 'die-at-choosing' } : { why: 'placing', item: question.item });
    case 'patron':
      return patronAction(table, meaning);
    case 'restock':
      return meaning.of === 'card' ? upgradeAction(table, meaning.item, null) : restockingAside(meaning);
    case 'upgrade-again':
      return meaning.of === 'card' ? upgradeAction(table, meaning.item, question.tier) : restockingAside(meaning);
    case 'call-vote':
      return inactive({ why: meaning.of === 'die' ? 'die-at-choosing' : 'calling-vote' });
    case 'vote':
      return meaning.of === 'hero'
        ? voteAction(table, meaning.hero)
        : inactive({ why: meaning.of === 'die' ? 'die-at-choosing' : 'voting' });
  }
}

function restockingAside({ of }: Meaning): PieceAction {
  return inactive({ why: of === 'die' ? 'die-at-choosing' : 'restocking' });
}

/** A card and a number, or a number for a bid. */
function chooseAction(table: EmporiumTable, meaning: Meaning): PieceAction {
  switch (meaning.of) {
    case 'card':
      return saleAction(table, meaning.item);
    case 'die':
      return dieAction(table, meaning.number);
    default:
      return inactive({ why: 'choosing' });
  }
}

function saleAction({ pending, change, view }: EmporiumTable, card: ItemId): PieceAction {
  if (pending.card === card) return picked(true, () => change({ card: null, number: null }));
  const act = (): void => change({ card, bidding: false, number: null });
  return { state: heroesFor(view.heroRow, card).length > 0 ? 'lit' : 'plain', act, reason: null };
}

function dieAction(table: EmporiumTable, number: number): PieceAction {
  const { pending, ownSeat, view, change } = table;
  if (sealedBy(table, number) !== undefined) {
    const isPicked = pending.number === number;
    return picked(isPicked, () => change({ number: isPicked ? null : number }));
  }
  if (isBidding(table)) return disabled(whyNoSuchBid(playerOf(view, ownSeat).gold));
  return pending.card === null ? inactive({ why: 'card-or-bid' }) : disabled(whyNoSuchPrice(pending.card));
}

/** A picked hero shows the income from the sale. */
function placeAction(table: EmporiumTable, hero: HeroId, id: ItemId): PieceAction {
  const { pending, change, view } = table;
  const move = movesOfType(table, 'place').find((each) => each.hero === hero);
  if (move === undefined) return disabled(whyNoSlot(heroIn(view.heroRow, hero), id));
  const isPicked = pending.hero === hero;
  return picked(isPicked, () => change({ hero: isPicked ? null : hero }));
}

function patronAction(table: EmporiumTable, meaning: Meaning): PieceAction {
  switch (meaning.of) {
    case 'hero':
      return senderAction(table, meaning.hero);
    case 'monster':
      return monsterAction(table, meaning.monster);
    case 'card':
      return addedAction(table, meaning.item);
    case 'worn':
      return wornAction(table, meaning.item);
    case 'die':
      return inactive({ why: 'die-at-choosing' });
  }
}

/** A hero that can beat the picked monster, or any monster. */
function senderAction(table: EmporiumTable, hero: HeroId): PieceAction {
  const { view, pending, change } = table;
  if (pending.hero === hero) return picked(true, () => change({ hero: null, change: null }));
  const seen = heroIn(view.heroRow, hero);
  const hand = ownHand(table);
  if (pending.monster !== null && proposedChange(seen, pending.monster, hand) === null) {
    return disabled({ why: 'too-weak', ...shortfallOf(seen, pending.monster, hand) });
  }
  if (view.monsterRow.every((monster) => proposedChange(seen, monster, hand) === null)) {
    return disabled(whyBeatsNone(view, seen, hand));
  }
  return picked(false, () => change({ hero, change: null }));
}

/** A monster that the picked hero, or any hero, can beat. Keeps a manual change that wins. */
function monsterAction(table: EmporiumTable, monster: MonsterId): PieceAction {
  const { view, pending, change } = table;
  if (pending.monster === monster) return picked(true, () => change({ monster: null }));
  const hand = ownHand(table);
  const hero = pending.hero === null ? null : heroIn(view.heroRow, pending.hero);
  if (hero !== null && proposedChange(hero, monster, hand) === null) {
    return disabled({ why: 'too-weak', ...shortfallOf(hero, monster, hand) });
  }
  if (view.heroRow.every((each) => proposedChange(each, monster, hand) === null)) {
    return disabled(whyNobodyBeats(view, monster, hand));
  }
  const stays = hero !== null && pending.change !== null && wins(hero, pending.change, monster);
  return picked(false, () => change({ monster, change: stays ? pending.change : null }));
}

/** A hand card that is added to the hero or swapped in. */
function addedAction(table: EmporiumTable, card: ItemId): PieceAction {
  const changed = changedHero(table);
  if (changed === null) return inactive({ why: 'hero-first' });
  const { hero, change } = changed;
  const next = withCard(hero, change, card);
  if (next === null) return disabled(whyNotWorn(hero, card));
  return picked(card === change.added || card === change.swappedIn, () => table.change({ change: next }));
}

/** An equipped item that is swapped out. */
function wornAction(table: EmporiumTable, worn: ItemId): PieceAction {
  const changed = changedHero(table);
  if (changed === null) return inactive({ why: 'hero-first' });
  const { hero, change } = changed;
  if (wearerOf(table.view, worn)?.hero !== hero.hero) return inactive({ why: 'worn-by-another', hero: hero.hero });
  const next = withWorn(change, worn, ownHand(table));
  if (next === null) return disabled({ why: 'none-to-swap', slot: item(worn).slot });
  return picked(worn === change.swappedOut, () => table.change({ change: next }));
}

/** A picked card shows its upgrade and the cost. */
function upgradeAction(table: EmporiumTable, card: ItemId, second: Tier | null): PieceAction {
  const { pending, change } = table;
  const move = movesOfType(table, 'upgrade').find((each) => each.item === card);
  if (move === undefined) return disabled(whyNotUpgraded(card, second));
  const isPicked = pending.card === card;
  return picked(isPicked, () => change({ card: isPicked ? null : card }));
}

/** Marks and unmarks heroes, as far as a vote allows. */
function voteAction(table: EmporiumTable, hero: HeroId): PieceAction {
  const { pending, change, view, ownSeat } = table;
  const { marked } = pending;
  if (marked.includes(hero)) return picked(true, () => change({ marked: marked.filter((each) => each !== hero) }));
  const more = { ...pending, marked: [...marked, hero] };
  return voteFor(table, more) !== undefined
    ? picked(false, () => change({ marked: more.marked }))
    : disabled(whyNoMoreMarks(view, ownSeat));
}
