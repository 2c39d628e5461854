import {
  askedAlone,
  leaveHand,
  notAnAnswer,
  playerAt,
  type Seat,
  showInHand,
  takeFrom,
} from '../../../engine/index.ts';
import type { EmporiumEvent } from '../events.ts';
import { type Fight, fightsWon } from '../fights.ts';
import { heroIn, itemsOn, openSlot, strengthOf } from '../gear.ts';
import { heroes } from '../heroes.ts';
import { discard } from '../item-decks.ts';
import { type ItemId, item } from '../items/index.ts';
import { monsters } from '../monsters.ts';
import type { EmporiumMove } from '../moves.ts';
import { netOf } from '../prospects.ts';
import type { EmporiumState, HeroInRow, PlayerState } from '../state.ts';
import type { Handler, RulesOf } from './question-rules.ts';

/** Asks the next patron. Ruling 9. */
export const nextPatron: Handler<'next-patron'> = (state) => {
  const bid = state.bids.shift();
  if (bid === undefined) {
    state.phase = 'restocking';
    state.agenda.push({ type: 'restock', seat: state.marker });
    return;
  }
  state.agenda.push({ type: 'next-patron' });
  state.question = { type: 'patron', ...bid };
};

/** Puts cards of the hand on the hero, and takes the swapped-out item into the hand. Rulings 10 and 11. */
function modify(player: PlayerState, hero: HeroInRow, { added, swappedIn, swappedOut }: Fight): void {
  if (added !== null) {
    leaveHand(player, added);
    hero.worn[openSlot(hero, item(added).slot)] = added;
  }
  if (swappedIn === null || swappedOut === null) return;
  leaveHand(player, swappedIn);
  hero.worn[hero.worn.indexOf(swappedOut)] = swappedIn;
  player.hand.push(swappedOut);
  showInHand(player, swappedOut);
}

/** Pays the bid, beats the monster, and gives hero and monster to the patron. Rules, "Patrons". */
function send(state: EmporiumState, seat: Seat, bid: number, fight: Fight, events: EmporiumEvent[]): void {
  const player = playerAt(state, seat);
  const hero = heroIn(state.heroRow, fight.hero);
  modify(player, hero, fight);
  const worn = itemsOn(hero);
  const { strength: needed, gold } = monsters[fight.monster];
  const breakdown = { base: heroes[fight.hero].base, worn, strength: strengthOf(hero), needed };
  player.gold += netOf(fight.monster, bid);
  player.heroes.push(fight.hero);
  player.monsters.push(fight.monster);
  takeFrom(state.heroRow, hero);
  takeFrom(state.monsterRow, fight.monster);
  // Ruling 12: the hero's items go to the discards.
  discard(state, worn);
  state.eventful = true;
  const { added, swappedIn, swappedOut } = fight;
  events.push({
    type: 'monster-beaten',
    seat,
    bid,
    hero: fight.hero,
    monster: fight.monster,
    added,
    swappedIn,
    swappedOut,
    breakdown,
    gold,
  });
}

const withdraw: EmporiumMove = { type: 'withdraw' };

function sendMoves(rows: EmporiumState, hand: readonly ItemId[]): readonly EmporiumMove[] {
  return fightsWon(rows, hand).map((fight): EmporiumMove => ({ type: 'send', ...fight }));
}

/** A fight that wins, or taking the bid back. Unused intentions stay hidden. Rulings 9 and 10. */
export const patronQuestion: RulesOf<'patron'> = {
  asks: askedAlone,
  moves: (state, _question, seat) => [...sendMoves(state, playerAt(state, seat).hand), withdraw],
  publicMoves: (state) => [...sendMoves(state, []), withdraw],
  answer(state, { type, bid }, seat, move, events) {
    state.question = null;
    if (move.type === 'send') send(state, seat, bid, move, events);
    else if (move.type === 'withdraw') events.push({ type: 'patron-withdrew', seat, bid });
    else throw notAnAnswer(type, move.type);
  },
};
