import {
  askedAlone,
  clockwiseFrom,
  interned,
  leaveHand,
  notAnAnswer,
  playerAt,
  type Seat,
  seatsThat,
  showInHand,
} from '../../../engine/index.ts';
import type { ShoppingStreetEvent } from '../events.ts';
import type { ShoppingStreetMove } from '../moves.ts';
import { type ProductId, product, type ShopType, sorted } from '../products.ts';
import type { Draft, Offer, Proposal, ShoppingStreetState } from '../state.ts';
import type { StepsLeft } from '../steps.ts';
import type { Handler, RulesOf } from './question-rules.ts';

const noDraft: Draft = { wanted: null, bundle: [] };

/** Ruling 5: a completed exchange is the turn's only trade; after a failed one, the display is still available. */
const afterExchange: StepsLeft = { ask: false, buy: false, open: true, improve: true };
const afterAttempt: StepsLeft = { ask: false, buy: true, open: true, improve: true };

/** Asks all others at once, regardless of their cards. Ruling 1. */
export function askForCards(
  state: ShoppingStreetState,
  seat: Seat,
  types: readonly ShopType[],
  events: ShoppingStreetEvent[],
): void {
  events.push({ type: 'cards-asked', seat, types });
  state.agenda.push({ type: 'show-offers', asker: seat, types });
  state.question = { type: 'lay', asker: seat, types };
}

function othersThat(state: ShoppingStreetState, asker: Seat, haveAnswered: boolean): readonly Seat[] {
  return seatsThat(state, ({ hasAnswered }, seat) => seat !== asker && hasAnswered === haveAnswered);
}

const layMove = interned((card: ProductId): ShoppingStreetMove => ({ type: 'lay', card }));
const finishMove: ShoppingStreetMove = { type: 'finish-laying' };

/** Any number of cards of the requested types, or none, sealed until the last player has answered. Ruling 1. */
export const layQuestion: RulesOf<'lay'> = {
  asks: (state, { asker }) => othersThat(state, asker, false),
  mayTakeBack: (state, { asker }) => othersThat(state, asker, true),
  moves(state, { types }, seat) {
    const { hand, laid } = playerAt(state, seat);
    const layable = hand.filter((card) => types.includes(product(card).type) && !laid.includes(card));
    return [...layable.map(layMove), finishMove];
  },
  answer(state, { type, asker }, seat, move, events) {
    const player = playerAt(state, seat);
    switch (move.type) {
      case 'lay':
        player.laid.push(move.card);
        return;
      case 'finish-laying':
        player.hasAnswered = true;
        events.push({ type: 'laying-sealed', seat });
        if (othersThat(state, asker, false).length === 0) state.question = null;
        return;
      case 'take-back':
        player.laid = [];
        player.hasAnswered = false;
        events.push({ type: 'laying-taken-back', seat });
        return;
      default:
        throw notAnAnswer(type, move.type);
    }
  },
};

/** Reveals all offers at once, after everyone has answered. Rulings 1 and 4. */
export const showOffers: Handler<'show-offers'> = (state, { asker, types }, events) => {
  const offers = clockwiseFrom(asker, state.seatCount)
    .slice(1)
    .map((seat): Offer => {
      const player = playerAt(state, seat);
      const cards = sorted(player.laid);
      for (const card of cards) showInHand(player, card);
      player.laid = [];
      player.hasAnswered = false;
      return { seat, cards };
    });
  events.push({ type: 'offers-revealed', asker, offers });
  if (offers.every(({ cards }) => cards.length === 0)) {
    drop(state, asker, 'no-offers', events);
    return;
  }
  state.offers = offers;
  state.question = { type: 'bargain', seat: asker, types, proposalsLeft: state.settled.proposals };
};

/** Ends the attempt: offered cards return to the hands, and the display is still available. Rulings 3 and 5. */
function drop(
  state: ShoppingStreetState,
  seat: Seat,
  why: 'no-offers' | 'refused' | 'given-up',
  events: ShoppingStreetEvent[],
): void {
  events.push({ type: 'exchange-dropped', seat, why, returned: state.offers });
  state.offers = [];
  state.draft = noDraft;
  state.question = { type: 'turn', seat, left: afterAttempt };
}

const wantMove = interned((card: ProductId): ShoppingStreetMove => ({ type: 'want', card }));
const addMove = interned((card: ProductId): ShoppingStreetMove => ({ type: 'add', card }));
const proposeMove: ShoppingStreetMove = { type: 'propose' };
const giveUpMove: ShoppingStreetMove = { type: 'give-up' };
const withoutCards: readonly ShoppingStreetMove[] = [giveUpMove];

/** The active player's draft as a public proposal. Throws TypeError if no card is wanted. */
function proposalOf({ offers, draft: { wanted, bundle } }: ShoppingStreetState, asker: Seat): Proposal {
  const offer = offers.find(({ cards }) => wanted !== null && cards.includes(wanted));
  if (wanted === null || offer === undefined) throw new TypeError('nothing that lies there is wanted');
  return { asker, owner: offer.seat, wanted, bundle: sorted(bundle) };
}

/** One of the offered cards, and the price: one or more cards of any type. Ruling 2. */
export const bargainQuestion: RulesOf<'bargain'> = {
  asks: askedAlone,
  // The wanted card and its price become public with the proposal.
  publicMoves: () => withoutCards,
  moves({ offers, draft, players }, { seat }) {
    const { wanted, bundle } = draft;
    if (wanted === null) return [...offers.flatMap(({ cards }) => cards.map(wantMove)), giveUpMove];
    const { hand } = playerAt({ players }, seat);
    const more = hand.filter((card) => !bundle.includes(card)).map(addMove);
    return bundle.length === 0 ? [...more, giveUpMove] : [...more, proposeMove, giveUpMove];
  },
  answer(state, { type, seat, types, proposalsLeft }, _seat, move, events) {
    const { draft } = state;
    switch (move.type) {
      case 'want':
        state.draft = { wanted: move.card, bundle: [] };
        return;
      case 'add':
        state.draft = { wanted: draft.wanted, bundle: [...draft.bundle, move.card] };
        return;
      case 'propose': {
        const proposal = proposalOf(state, seat);
        const { owner, wanted, bundle } = proposal;
        for (const card of bundle) showInHand(playerAt(state, seat), card);
        state.draft = noDraft;
        events.push({ type: 'proposal-made', seat, owner, wanted, bundle });
        state.question = { type: 'answer', seat: owner, types, proposalsLeft: proposalsLeft - 1, proposal };
        return;
      }
      case 'give-up':
        drop(state, seat, 'given-up', events);
        return;
      default:
        throw notAnAnswer(type, move.type);
    }
  },
};

/** Swaps the cards publicly. Rules, "Trade". */
function exchange(state: ShoppingStreetState, proposal: Proposal, events: ShoppingStreetEvent[]): void {
  const { asker, owner, wanted, bundle } = proposal;
  const [taker, giver] = [playerAt(state, asker), playerAt(state, owner)];
  const move = (card: ProductId, from: typeof taker, to: typeof taker): void => {
    leaveHand(from, card);
    to.hand.push(card);
    showInHand(to, card);
  };
  move(wanted, giver, taker);
  for (const card of bundle) move(card, taker, giver);
  const returned = state.offers.map(({ seat, cards }) => ({ seat, cards: cards.filter((card) => card !== wanted) }));
  events.push({ type: 'cards-exchanged', seat: asker, owner, wanted, bundle, returned });
  state.offers = [];
  state.question = { type: 'turn', seat: asker, left: afterExchange };
}

/** Whether the cards of a refused proposal are still where they were. They are known to all, so this reveals nothing. */
function isStillPossible({ players }: ShoppingStreetState, { asker, owner, wanted, bundle }: Proposal): boolean {
  const { shown } = playerAt({ players }, asker);
  return playerAt({ players }, owner).shown.includes(wanted) && bundle.every((card) => shown.includes(card));
}

function isSame(one: Proposal, other: Proposal): boolean {
  return one.asker === other.asker && one.wanted === other.wanted && one.bundle.join() === other.bundle.join();
}

const answers: readonly ShoppingStreetMove[] = [{ type: 'accept' }, { type: 'decline' }];

/**
 * The owner accepts or declines. After a refusal the active player may try again, up to the option's limit. Ruling 3.
 */
export const answerQuestion: RulesOf<'answer'> = {
  asks: askedAlone,
  publicMoves: 'all',
  moves: () => answers,
  answer(state, question, seat, move, events) {
    const { type, types, proposal, proposalsLeft } = question;
    if (move.type === 'accept') {
      exchange(state, proposal, events);
      return;
    }
    if (move.type !== 'decline') throw notAnAnswer(type, move.type);
    const { asker, bundle } = proposal;
    events.push({ type: 'proposal-declined', seat, asker, bundle, proposalsLeft });
    const others = (state.refused ?? []).filter((each) => isStillPossible(state, each) && !isSame(each, proposal));
    state.refused = [...others, { ...proposal, turn: state.turn }];
    if (proposalsLeft === 0) drop(state, asker, 'refused', events);
    else state.question = { type: 'bargain', seat: asker, types, proposalsLeft };
  },
};
