import { shopTypes } from '../products.ts';
import { cardsToOpen } from '../shops.ts';
import type { CountedHand } from './hand.ts';
import type { Prospects } from './prospects.ts';
import { weights } from './weights.ts';

/** The potential of a hand, as features of a position. */
export interface Outlook {
  /** Half the value of its cards, in points. */
  hand: number;
  /** Expected points of complete sets of four groups, of those missing one, and of those missing two. */
  sets: number;
  nearSets: number;
  begunSets: number;
  /** Expected points of cards that improve own shops, including shops that may open. */
  fifths: number;
  /** Pawns of own shops that no card of the hand improves. */
  fifthsToCome: number;
  /** Pawns without a complete set. */
  pawns: number;
  /** Expected number of cards lost to the next thief. */
  tooMany: number;
}

/** A reusable result object. */
export function newOutlook(): Outlook {
  return { hand: 0, sets: 0, nearSets: 0, begunSets: 0, fifths: 0, fifthsToCome: 0, pawns: 0, tooMany: 0 };
}

/** Average value of an unknown card. */
const usualValue = 3;

/** The chance to open this many more shops, given the expected number of turns. */
function chanceOf(turns: number, openings: number): number {
  return openings >= turns ? 1 - 0.5 / (1 + (openings - turns) * 4) : Math.max(0, (openings - turns + 1) * 0.5);
}

/** The hand's sets in order of promise. Reused between calls. */
const order = new Int32Array(shopTypes.length);
const ranks = new Float64Array(shopTypes.length);

/** The rank of a set by its number of groups. */
const rankOfGroups: readonly number[] = [0, 1, 4, 10, 24, 24];

function sortSets(hand: CountedHand, { isOpen }: Prospects): void {
  for (let type = 0; type < shopTypes.length; type++) {
    const set = isOpen[type] === 1 ? hand.setOf(type) : 0;
    const rank = (rankOfGroups[set & 7] ?? 0) * 4 + (set >> 3);
    let at = type;
    while (at > 0 && (ranks[at - 1] ?? 0) < rank) {
      ranks[at] = ranks[at - 1] ?? 0;
      order[at] = order[at - 1] ?? 0;
      at--;
    }
    ranks[at] = rank;
    order[at] = type;
  }
}

/** Assigns a pawn to each set, the highest to the most promising one. A pawn counts even without a started set. */
function lookAtSets(hand: CountedHand, prospects: Prospects, into: Outlook): void {
  const { pawns, openings, bonus, isOpen } = prospects;
  sortSets(hand, prospects);
  let next = 0;
  for (let opening = 1; opening <= pawns.length; opening++) {
    const pawn = pawns[pawns.length - opening] ?? 0;
    const type = order[next] ?? 0;
    const set = next < order.length && isOpen[type] === 1 ? hand.setOf(type) : 0;
    const groups = set & 7;
    next++;
    const lacks = Math.max(0, cardsToOpen - groups);
    if (lacks === 0) {
      into.sets += ((set >> 3) * pawn + (bonus[type] ?? 0)) * chanceOf(opening, openings);
      if (groups > cardsToOpen) into.fifths += hand.leastOf(type) * pawn * chanceOf(opening + 1, openings);
      continue;
    }
    const later = chanceOf(opening + 1, openings + 0.3);
    into.pawns += pawn * later;
    const points = ((set >> 3) + usualValue * lacks) * pawn + (bonus[type] ?? 0);
    if (lacks === 1) into.nearSets += points * later;
    else if (lacks === 2) into.begunSets += points * later;
  }
}

/** Computes the potential of a hand. */
export function lookAt(hand: CountedHand, prospects: Prospects, into: Outlook): Outlook {
  into.hand = hand.sum / 2;
  into.sets = 0;
  into.nearSets = 0;
  into.begunSets = 0;
  into.fifths = 0;
  into.fifthsToCome = 0;
  into.pawns = 0;
  // a card that improves a shop is reserved for it, and not part of another set
  for (const { slot } of prospects.lacking) hand.setAside(slot);
  lookAtSets(hand, prospects, into);
  for (const { slot } of prospects.lacking) hand.takeBack(slot);
  let improvements = 0;
  for (const { slot, pawn } of prospects.lacking) {
    improvements++;
    const held = hand.best[slot] ?? 0;
    const chance = chanceOf(improvements, prospects.openings + 0.3);
    if (held > 0) into.fifths += held * pawn * chance;
    else into.fifthsToCome += usualValue * pawn * chance;
  }
  into.tooMany = Math.max(0, hand.size + 1 - prospects.limit) * prospects.thief;
  return into;
}

const outlook = newOutlook();

/** The value of a hand, in points. */
export function pointsOfHand(hand: CountedHand, prospects: Prospects): number {
  const {
    hand: half,
    sets,
    nearSets,
    begunSets,
    fifths,
    fifthsToCome,
    pawns,
    tooMany,
  } = lookAt(hand, prospects, outlook);
  return (
    half * weights.hand +
    sets * weights.sets +
    nearSets * weights.nearSets +
    begunSets * weights.begunSets +
    fifths * weights.fifths +
    fifthsToCome * weights.fifthsToCome +
    pawns * weights.pawns -
    tooMany * weights.tooMany
  );
}
