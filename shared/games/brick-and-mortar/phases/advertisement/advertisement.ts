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

/** Rules, "Advertisement": two cards are played, as long as there are any. Ruling 21. */
function mustPlay(player: PlayerState): boolean {
  return player.chosenCards.length < board.cardsPlayed && player.marketHand.length > 0;
}

/**
 * With a store in slot 4 one card more may be played. Slots count as they are occupied now: rulings 20 and 21. Whoever
 * has redrawn after playing has played: no card just drawn is the third. Ruling 19.
 */
function mayPlayExtra(player: PlayerState): boolean {
  return (
    player.building.length >= board.extraCardSlot &&
    !player.locked &&
    player.chosenCards.length === board.cardsPlayed &&
    player.marketHand.length > 0
  );
}

/** With a store in slot 3 cards may be redrawn once, before the first card is chosen or after the last. Ruling 19. */
function mayRedraw(player: PlayerState): boolean {
  return (
    player.building.length >= board.redrawSlot &&
    !player.redrawn &&
    player.marketHand.length > 0 &&
    (player.chosenCards.length === 0 || !mustPlay(player))
  );
}

const isReady = (player: PlayerState): boolean => player.ready;
const isChoosing = (player: PlayerState): boolean => !player.ready;
const mayReconsider = (player: PlayerState): boolean => player.ready && !player.locked && player.chosenCards.length > 0;

/** Asks all players at once which cards they play; the piles are formed when the last one is ready. */
export function askForCards(state: BrickState, events: BrickEvent[]): void {
  state.agenda.push({ type: 'form-piles' });
  state.question = { type: 'advertise' };
  for (const seat of seatsOf(state.seatCount)) sealWhenComplete(state, seat, events);
}

/** Seals the seat's choice when nothing is left to choose, and ends the question with the last of them. */
function sealWhenComplete(state: BrickState, seat: Seat, events: BrickEvent[]): void {
  const player = playerAt(state, seat);
  if (!mustPlay(player) && !mayPlayExtra(player) && !mayRedraw(player)) seal(state, seat, events);
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
  // Whoever has chosen and then draws has seen new cards: the choice stands.
  player.locked = player.chosenCards.length > 0;
  events.push({ type: 'cards-redrawn', seat, count: discarded.length, discarded, drawn });
}

/** Rules, "Advertisement": all at once, each player secretly chooses cards and how to play them. */
export const advertiseQuestion: RulesOf<'advertise'> = {
  asks: (state) => seatsThat(state, isChoosing),
  mayTakeBack: (state) => seatsThat(state, mayReconsider),
  moves(state, _question, seat) {
    const player = playerAt(state, seat);
    const moves: BrickMove[] = [];
    const must = mustPlay(player);
    if (must || mayPlayExtra(player)) {
      for (const card of player.marketHand) {
        const [supply, demand] = playMoves(card);
        moves.push(supply, demand);
      }
    }
    if (mayRedraw(player)) {
      for (const card of player.marketHand) moves.push(redrawCardMove(card));
      // With one card left the whole hand is that card.
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
