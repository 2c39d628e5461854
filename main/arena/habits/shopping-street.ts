import { playerAt, type Seat } from '../../../shared/engine/index.ts';
import type { ShoppingStreetTypes } from '../../../shared/games/shopping-street/index.ts';
import { lawfulSpaces } from '../../../shared/games/shopping-street/placement.ts';
import { type ProductId, product, type ShopType, shopTypes } from '../../../shared/games/shopping-street/products.ts';
import { cardsToOpen } from '../../../shared/games/shopping-street/shops.ts';
import type { Refusal, ShoppingStreetState } from '../../../shared/games/shopping-street/state.ts';
import type { Count, Watcher } from './watcher.ts';

/** This many cards for one are a generous proposal. */
const many = 4;

const facts = [
  'discards from a hand with a set, in open positions',
  'sets broken by them, in open positions',
  'discards from a hand with a set, in lost positions',
  'sets broken by them, in lost positions',
  'requests',
  'requests that bring offers and no proposal',
  'proposals',
  'proposals made twice in a turn',
  'proposals of as much as was refused on an earlier turn, or less',
  'proposals of fewer cards after a refusal',
  'proposals of four or more cards',
  'proposals of four or more cards that come first',
  'exchanges',
] as const;

type Fact = (typeof facts)[number];

/** The proposal being made; undefined if the state holds no draft. */
function draftIn({ draft: { wanted, bundle }, offers }: ShoppingStreetState, seat: Seat) {
  const owner = offers.find(({ cards }) => wanted !== null && cards.includes(wanted))?.seat;
  return wanted === null || owner === undefined ? undefined : { asker: seat, owner, wanted, bundle };
}

/** Counts a proposal that is odd beside those that were refused. */
function countProposal(state: ShoppingStreetState, seat: Seat, count: Count<Fact>): void {
  const proposal = draftIn(state, seat);
  if (proposal === undefined) return;
  const { owner, wanted, bundle } = proposal;
  const refused = (state.refused ?? []).filter((each) => each.asker === seat && each.owner === owner);
  const ofCard = refused.filter((each) => each.wanted === wanted);
  const isNow = ({ turn }: Refusal): boolean => turn === state.turn;
  const asMuch = ofCard.filter((each) => bundle.every((card) => each.bundle.includes(card)));
  count(seat, 'proposals');
  if (asMuch.some((each) => isNow(each) && each.bundle.length === bundle.length))
    count(seat, 'proposals made twice in a turn');
  if (!asMuch.every(isNow)) count(seat, 'proposals of as much as was refused on an earlier turn, or less');
  if (ofCard.some((each) => isNow(each) && each.bundle.length > bundle.length))
    count(seat, 'proposals of fewer cards after a refusal');
  if (bundle.length < many) return;
  count(seat, 'proposals of four or more cards');
  const isFirst = !(state.refused ?? []).some((each) => each.asker === seat && isNow(each));
  if (isFirst) count(seat, 'proposals of four or more cards that come first');
}

/** The types for which a hand holds a complete set and a shop may open. */
function setsOf(state: ShoppingStreetState, seat: Seat): readonly ShopType[] {
  const { hand, discarding, pawns } = playerAt(state, seat);
  if (pawns.length === 0) return [];
  const kept: readonly ProductId[] = hand.filter((card) => !discarding.includes(card));
  return shopTypes.filter((type) => {
    const groups = new Set(kept.map(product).flatMap((card) => (card.type === type ? [card.group] : [])));
    return groups.size >= cardsToOpen && lawfulSpaces(state, type).length > 0;
  });
}

/** Counts waste in Shopping Street: complete sets that the street has room for, and odd proposals. */
export const watcher: Watcher<ShoppingStreetTypes, Fact> = {
  facts,
  see({ before, seat, move, events, isLost }, count) {
    if (move.type === 'ask') count(seat, 'requests');
    if (move.type === 'propose') countProposal(before, seat, count);
    for (const event of events) {
      if (event.type === 'cards-exchanged') count(event.seat, 'exchanges');
      const hasProposed =
        before.question?.type === 'bargain' && before.question.proposalsLeft < before.settled.proposals;
      if (event.type === 'exchange-dropped' && event.why === 'given-up' && !hasProposed)
        count(event.seat, 'requests that bring offers and no proposal');
    }
    if (move.type !== 'discard') return;
    const sets = setsOf(before, seat);
    if (sets.length === 0) return;
    count(seat, `discards from a hand with a set, in ${isLost ? 'lost' : 'open'} positions`);
    const player = playerAt(before, seat);
    const discarding = [...player.discarding, move.card];
    const players = before.players.map((each) => (each === player ? { ...player, discarding } : each));
    if (setsOf({ ...before, players }, seat).length === sets.length) return;
    count(seat, `sets broken by them, in ${isLost ? 'lost' : 'open'} positions`);
  },
  ended() {},
};
