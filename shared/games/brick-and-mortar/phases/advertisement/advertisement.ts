import { interned, notAnAnswer, playerAt, type Seat, seatsOf, seatsThat } from '../../../../engine/index.ts';
import { board } from '../../board.ts';
import { drawMarketCards } from '../../decks.ts';
import type { BrickEvent } from '../../events.ts';
import type { MarketCardId } from '../../market-cards.ts';
import type { BrickMove } from '../../moves.ts';
import type { BrickState, PlayerState } from '../../state.ts';
import { done } from '../answers.ts';
import type { RulesOf } from '../question-rules.ts';

const playMoves = interned((card: MarketCardId): readonly [BrickMove, BrickMove] => [
  { type: 'play-card', card, face: 'supply' },
  { type: 'play-card', card, face: 'demand' },
]);
const redrawCardMove = interned((card: MarketCardId): BrickMove => ({ type: 'redraw-card', card }));
const redrawHand: BrickMove = { type: 'redraw-hand' };

/** A choice of cards so far, as its rules see it. A page's choice works too. */
export interface CardChoice extends Pick<PlayerState, 'redrawn' | 'locked'> {
  readonly building: { readonly length: number };
  readonly chosenCards: { readonly length: number };
  readonly marketHand: { readonly length: number };
}

/** The number of cards still to be played. Rules, "Advertisement": two, as far as the hand allows. Ruling 21. */
export function cardsDue({ chosenCards, marketHand }: CardChoice): number {
  return Math.min(Math.max(0, board.cardsPlayed - chosenCards.length), marketHand.length);
}

/**
 * Whether a third card may be played: with a store in slot 4, as occupied now. Rulings 20 and 21.
 * Not after redrawing at the end of the choice: no card just drawn may be the third. Ruling 19.
 */
export function mayPlayExtra(choice: CardChoice): boolean {
  return (
    choice.building.length >= board.extraCardSlot &&
    !choice.locked &&
    choice.chosenCards.length === board.cardsPlayed &&
    choice.marketHand.length > 0
  );
}

/**
 * Whether cards may be redrawn: once, with a store in slot 3, before the first card is chosen or after the last. Ruling
 * 19.
 */
export function mayRedraw(choice: CardChoice): boolean {
  return (
    choice.building.length >= board.redrawSlot &&
    !choice.redrawn &&
    choice.marketHand.length > 0 &&
    (choice.chosenCards.length === 0 || cardsDue(choice) === 0)
  );
}

const isReady = (player: PlayerState): boolean => player.ready;
const isChoosing = (player: PlayerState): boolean => !player.ready;
const mayReconsider = (player: PlayerState): boolean => player.ready && !player.locked && player.chosenCards.length > 0;

/** Asks all players at once for their cards; the piles are formed when the last one is ready. */
export function askForCards(state: BrickState, events: BrickEvent[]): void {
  state.agenda.push({ type: 'form-piles' });
  state.question = { type: 'advertise' };
  for (const seat of seatsOf(state.seatCount)) sealWhenComplete(state, seat, events);
}

/** Seals the seat's choice if nothing is left to choose. */
function sealWhenComplete(state: BrickState, seat: Seat, events: BrickEvent[]): void {
  const player = playerAt(state, seat);
  if (cardsDue(player) === 0 && !mayPlayExtra(player) && !mayRedraw(player)) seal(state, seat, events);
}

function seal(state: BrickState, seat: Seat, events: BrickEvent[]): void {
  playerAt(state, seat).ready = true;
  events.push({ type: 'choice-sealed', seat });
  if (state.players.every(isReady)) state.question = null;
}

/** Discards cards from the hand, face down, and draws as many. Rules, "Advertisement". Ruling 19. */
function redraw(
  state: BrickState,
  seat: Seat,
  discarded: readonly MarketCardId[],
  kept: MarketCardId[],
  events: BrickEvent[],
): void {
  const player = playerAt(state, seat);
  player.marketHand = kept;
  state.marketAside.push(...discarded);
  const drawn = drawMarketCards(state, player, discarded.length, events);
  player.redrawn = true;
  // A redraw after choosing shows new cards, so the choice becomes final.
  player.locked = player.chosenCards.length > 0;
  events.push({ type: 'cards-redrawn', seat, count: discarded.length, discarded, drawn });
}

/** Rules, "Advertisement": simultaneous and secret, each player chooses cards and their faces. */
export const advertiseQuestion: RulesOf<'advertise'> = {
  asks: (state) => seatsThat(state, isChoosing),
  mayTakeBack: (state) => seatsThat(state, mayReconsider),
  moves(state, _question, seat) {
    const player = playerAt(state, seat);
    const moves: BrickMove[] = [];
    const must = cardsDue(player) > 0;
    if (must || mayPlayExtra(player)) {
      for (const card of player.marketHand) {
        const [supply, demand] = playMoves(card);
        moves.push(supply, demand);
      }
    }
    if (mayRedraw(player)) {
      for (const card of player.marketHand) moves.push(redrawCardMove(card));
      // With one card left, it is the whole hand.
      if (player.marketHand.length > 1) moves.push(redrawHand);
    }
    if (!must) moves.push(done);
    return moves;
  },
  answer(state, question, seat, move, events) {
    const player = playerAt(state, seat);
    switch (move.type) {
      case 'play-card': {
        const { card, face } = move;
        player.marketHand = player.marketHand.filter((held) => held !== card);
        player.chosenCards.push({ card, face });
        events.push({ type: 'card-chosen', seat, card, face });
        break;
      }
      case 'redraw-card': {
        const { card } = move;
        const kept = player.marketHand.filter((held) => held !== card);
        redraw(state, seat, [card], kept, events);
        break;
      }
      case 'redraw-hand':
        redraw(state, seat, player.marketHand, [], events);
        break;
      case 'done':
        seal(state, seat, events);
        return;
      case 'take-back':
        for (const { card } of player.chosenCards) player.marketHand.push(card);
        player.chosenCards = [];
        player.ready = false;
        events.push({ type: 'choice-taken-back', seat });
        return;
      default:
        throw notAnAnswer(question.type, move.type);
    }
    sealWhenComplete(state, seat, events);
  },
};
