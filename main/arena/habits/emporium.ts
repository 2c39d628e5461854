import { playerAt, type Seat, seatsOf } from '../../../shared/engine/index.ts';
import { reachOf } from '../../../shared/games/emporium/bot/reach.ts';
import { fightsWon } from '../../../shared/games/emporium/fights.ts';
import { heroesFor } from '../../../shared/games/emporium/gear.ts';
import type { EmporiumTypes } from '../../../shared/games/emporium/index.ts';
import { monsters } from '../../../shared/games/emporium/monsters.ts';
import type { EmporiumState } from '../../../shared/games/emporium/state.ts';
import type { Count, Watcher } from './watcher.ts';

const facts = [
  'bids',
  'bids withdrawn',
  'bids outbid: nothing is left to send',
  'bids for want of cards: there was never anything to send',
  'bids on cards of others',
  'bids on much help, though a card could be sold',
  'bids of 2 or more with no fight in reach',
  'bids above the reward in reach',
  'fights that cost 3 gold more than the monster brings',
  'offers',
  'offers that no hero has a slot for',
  'votes asked for',
  'votes in vain',
  'ballots',
  'empty ballots',
  'heroes banished by vote',
] as const;

type Fact = (typeof facts)[number];

/** Strength that one card of another seat may well add. */
const littleHelp = 3;
const largeLoss = 3;

/** The seats that could win a fight when the first patron of a round was asked. */
let ready: { readonly round: number; readonly seats: readonly Seat[] } | null = null;

function canSend(state: EmporiumState, seat: Seat): boolean {
  return fightsWon(state, playerAt(state, seat).hand).length > 0;
}

function seeBid(before: EmporiumState, seat: Seat, bid: number, count: Count<Fact>): void {
  count(seat, 'bids');
  const { reward, lacks, sells } = reachOf(before, seat);
  if (lacks > 0) count(seat, 'bids on cards of others');
  if (lacks > littleHelp && sells) count(seat, 'bids on much help, though a card could be sold');
  if (reward > 0 && bid > reward) count(seat, 'bids above the reward in reach');
  if (reward === 0 && bid > 1) count(seat, 'bids of 2 or more with no fight in reach');
}

/** Counts waste in Emporium: bids, offers and votes without effect. */
export const watcher: Watcher<EmporiumTypes, Fact> = {
  facts,
  see({ before, seat, move, events }, count) {
    if (before.question?.type === 'patron' && ready?.round !== before.round) {
      ready = { round: before.round, seats: seatsOf(before.seatCount).filter((each) => canSend(before, each)) };
    }
    switch (move.type) {
      case 'sell':
        count(seat, 'offers');
        if (heroesFor(before.heroRow, move.item).length === 0) count(seat, 'offers that no hero has a slot for');
        break;
      case 'bid':
        seeBid(before, seat, move.gold, count);
        break;
      case 'withdraw':
        count(seat, 'bids withdrawn');
        if (canSend(before, seat)) break;
        if (ready?.seats.includes(seat)) count(seat, 'bids outbid: nothing is left to send');
        else count(seat, 'bids for want of cards: there was never anything to send');
        break;
      case 'send': {
        const bid = before.question?.type === 'patron' ? before.question.bid : 0;
        if (bid - monsters[move.monster].gold >= largeLoss)
          count(seat, 'fights that cost 3 gold more than the monster brings');
        break;
      }
      case 'ask-for-vote':
        count(seat, 'votes asked for');
        break;
      case 'vote':
        count(seat, 'ballots');
        if (move.first === null) count(seat, 'empty ballots');
        break;
      default:
    }
    const banished = events.filter((event) => event.type === 'hero-banished' && !event.stalemate).length;
    if (banished > 0) count(seat, 'heroes banished by vote', banished);
    else if (events.some(({ type }) => type === 'votes-revealed')) count(before.voteAskedBy ?? seat, 'votes in vain');
  },
  ended() {
    ready = null;
  },
};
