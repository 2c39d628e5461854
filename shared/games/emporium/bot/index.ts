import { type Guide, playerAt, type Seat } from '../../../engine/index.ts';
import { highestBid } from '../choices.ts';
import type { EmporiumTypes } from '../index.ts';
import type { EmporiumState } from '../state.ts';
import { emporiumDetails } from './details.ts';
import { CountedHand, mayRestock } from './hand.ts';
import { isIdle } from './idle.ts';
import { isHopeless, Outlook } from './outlook.ts';
import { promiseOf } from './prior.ts';
import { fightsLeft } from './trophies.ts';
import { weights } from './weights.ts';

const outlook = new Outlook();
const hand = new CountedHand();

/** The cost of a pointless vote, in gold, to discourage idle requests. */
const idleVote = 3;

/** The amount of each feature that a seat has, in the order of the weights. */
function measure(state: EmporiumState, seat: Seat): readonly number[] {
  const player = playerAt(state, seat);
  outlook.look(state, seat);
  hand.count(player.hand, outlook.fights);
  const { trophies, fights, sale, openFight, cardFight, strongCard, kinds } = outlook;
  const isOn = fights > 0 ? 1 : 0;
  const [leather = 0, chainmail = 0, steel = 0] = hand.usable;
  const gain = mayRestock(state, seat)
    ? Math.max(hand.drawGain, hand.upgradesGain(0, player.gold), hand.upgradesGain(1, player.gold))
    : 0;
  const { question, voteAskedBy } = state;
  const putsOff = voteAskedBy !== null && question?.type === 'restock' && question.seat === seat;
  const measured: Readonly<Record<keyof typeof weights, number>> = {
    gold: player.gold,
    monsterLeads: trophies.monsterLeads,
    heroLeads: trophies.heroLeads,
    sets: trophies.sets,
    nextSet: trophies.nextSet,
    leather,
    chainmail,
    steel,
    sale: sale * isOn,
    openFight: openFight * isOn,
    cardFight: Math.max(0, cardFight - openFight) * isOn,
    purse: Math.min(highestBid, player.gold) * isOn,
    strongCard: strongCard * isOn,
    kinds: kinds * isOn,
    restocking: putsOff ? gain - idleVote : gain,
  };
  return Object.values(measured);
}

/** True between rounds and during restocking, unless a vote is coming that will change something. */
function isQuiet({ question, voteAskedBy, players, heroRow, monsterRow }: EmporiumState): boolean {
  if (question?.type === 'restock')
    return voteAskedBy === null || !heroRow.some((hero) => isHopeless(hero, monsterRow));
  return question?.type === 'choose' && players.every(({ choice }) => choice === null || choice.kind === 'pass');
}

/** The spread of scores by number of players: with fewer players, each fights more. */
const spreads: readonly number[] = [1, 1, 1.4, 0.85, 0.75, 0.7, 0.65];

export const emporiumGuide: Guide<EmporiumTypes> = {
  features: Object.keys(weights),
  weights: Object.values(weights),
  details: emporiumDetails,
  measure,
  spread: (state) => (spreads[state.seatCount] ?? 1) * (4 + 0.7 * fightsLeft(state)),
  prior: promiseOf,
  isIdle,
  // choices behind the screen were fitted from matches: see `Plan`
  foretellsSealed: true,
  isQuiet,
  round: ({ round }) => round,
};
