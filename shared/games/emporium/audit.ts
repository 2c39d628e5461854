import { AuditFailure, auditCards } from '../../engine/index.ts';
import { highestBidWith, pricesFor } from './choices.ts';
import { itemsOn } from './gear.ts';
import { type HeroId, heroes, heroIds } from './heroes.ts';
import { fullHand } from './item-decks.ts';
import { type ItemId, item, itemIds } from './items/index.ts';
import { tiers } from './items/tiers.ts';
import { type MonsterId, monsterIds, monsters } from './monsters.ts';
import { heroesInRow, monstersInRow } from './rows.ts';
import type { EmporiumState } from './state.ts';
import { mostMarks } from './votes.ts';

function itemsIn({ decks, discards, heroRow, players }: EmporiumState): ItemId[] {
  const piles = tiers.flatMap((tier) => [...decks[tier], ...discards[tier]]);
  const worn = heroRow.flatMap((hero) => itemsOn(hero));
  return [...piles, ...worn, ...players.flatMap(({ hand }) => hand)];
}

function heroesIn({ heroRow, heroDeck, heroesAside, banished, players }: EmporiumState): HeroId[] {
  const inRow = heroRow.map(({ hero }) => hero);
  return [...inRow, ...heroDeck, ...heroesAside, ...banished, ...players.flatMap((player) => player.heroes)];
}

function monstersIn({ monsterRow, monsterDeck, monstersAside, players }: EmporiumState): MonsterId[] {
  return [...monsterRow, ...monsterDeck, ...monstersAside, ...players.flatMap((player) => player.monsters)];
}

function auditItems({ decks, discards }: EmporiumState): void {
  for (const tier of tiers) {
    const strange = [...decks[tier], ...discards[tier]].find((id) => item(id).tier !== tier);
    if (strange !== undefined) throw new AuditFailure(`${strange} lies among ${tier}`);
  }
}

function auditHeroes({ heroRow, heroDeck, seatCount }: EmporiumState): void {
  if (heroRow.length > heroesInRow(seatCount)) throw new AuditFailure(`${heroRow.length} heroes in the row`);
  for (const { hero, worn } of heroRow) {
    const { slots } = heroes[hero];
    const wrong = worn.some((id, at) => id !== null && item(id).slot !== slots[at]);
    if (wrong || worn.length !== slots.length) throw new AuditFailure(`${hero} wears ${worn.join(', ')}`);
  }
  const deck = heroDeck.map((id) => heroes[id].level);
  if (deck.some((level, at) => level < (deck[at + 1] ?? level))) throw new AuditFailure('heroes out of order');
}

function auditMonsters({ monsterRow, monsterDeck }: EmporiumState): void {
  if (monsterRow.length > monstersInRow) throw new AuditFailure(`${monsterRow.length} monsters in the row`);
  const deck = monsterDeck.map((id) => monsters[id].level);
  if (deck.some((level, at) => level < (deck[at + 1] ?? level))) throw new AuditFailure('monsters out of order');
}

/** Checks gold, hand sizes and sealed choices of each player. */
function auditPlayers({ players, round, ending, question }: EmporiumState): void {
  players.forEach(({ gold, hand, shown, choice, marked, heroes: sent, monsters: beaten, goldByRound }, index) => {
    if (!Number.isInteger(gold) || gold < 0) throw new AuditFailure(`seat ${index} has ${gold} gold`);
    if (hand.length > fullHand) throw new AuditFailure(`seat ${index} holds ${hand.length} cards`);
    if (shown.some((id, at) => !hand.includes(id) || shown.indexOf(id) !== at)) {
      throw new AuditFailure(`seat ${index} has shown ${shown.join(', ')}`);
    }
    if (sent.length !== beaten.length)
      throw new AuditFailure(`seat ${index}: ${sent.length} heroes, ${beaten.length} monsters`);
    const noted = ending === null ? round - 1 : round;
    if (goldByRound.length !== noted) throw new AuditFailure(`${goldByRound.length} of ${noted} rounds are noted`);
    if (choice !== null && question?.type !== 'choose') throw new AuditFailure(`seat ${index} has a choice left`);
    if (choice?.kind === 'sale' && !(hand.includes(choice.item) && pricesFor(choice.item).includes(choice.price))) {
      throw new AuditFailure(`seat ${index} sells ${choice.item} at ${choice.price}`);
    }
    if (choice?.kind === 'patron' && (choice.bid < 1 || choice.bid > highestBidWith(gold))) {
      throw new AuditFailure(`seat ${index} bids ${choice.bid} of ${gold}`);
    }
    if (marked !== null && question?.type !== 'vote') throw new AuditFailure(`seat ${index} has a vote left`);
    if (marked !== null && marked.length > mostMarks(gold)) throw new AuditFailure(`seat ${index} marks too many`);
  });
}

/** Ruling 21: there is never a third blank round. */
function auditStalemate({ blankRounds }: EmporiumState): void {
  if (blankRounds > 2) throw new AuditFailure(`${blankRounds} blank rounds`);
}

/** Throws AuditFailure if cards, gold, hands, sealed choices or rows are inconsistent. */
export function auditState(state: EmporiumState, earlier?: EmporiumState): void {
  auditCards('item', itemIds, itemsIn(state), earlier && itemsIn(earlier));
  auditCards('hero', heroIds, heroesIn(state), earlier && heroesIn(earlier));
  auditCards('monster', monsterIds, monstersIn(state), earlier && monstersIn(earlier));
  auditItems(state);
  auditHeroes(state);
  auditMonsters(state);
  auditPlayers(state);
  auditStalemate(state);
}
