import type { RandomWords } from '../../engine/index.ts';
import type { Shop } from './shops.ts';
import type { PlayerState, ShoppingStreetState } from './state.ts';

function copyPlayer(player: PlayerState): PlayerState {
  return {
    hand: player.hand.slice(),
    shown: player.shown.slice(),
    pawns: player.pawns.slice(),
    laid: player.laid.slice(),
    hasAnswered: player.hasAnswered,
    discarding: player.discarding.slice(),
    pointsByRound: player.pointsByRound.slice(),
  };
}

function copyShop({ owner, type, space, pawn, opened, cards }: Shop): Shop {
  return { owner, type, space, pawn, opened, cards: cards.slice() };
}

/**
 * An independent copy of a match.
 * It shares what the rules never change in place: options, rolls, offers, drafts, refusals, steps and questions.
 */
export function copyState(state: ShoppingStreetState): ShoppingStreetState {
  const [a, b, c, d]: RandomWords = state.random;
  const copy: ShoppingStreetState = {
    random: [a, b, c, d],
    seatCount: state.seatCount,
    settled: state.settled,
    round: state.round,
    turn: state.turn,
    firstPlayer: state.firstPlayer,
    active: state.active,
    idle: state.idle,
    street: state.street.map(copyShop),
    display: state.display.slice(),
    deck: state.deck.slice(),
    discards: state.discards.slice(),
    thievesAside: state.thievesAside.slice(),
    thievesSeen: state.thievesSeen,
    lastRoll: state.lastRoll,
    offers: state.offers.slice(),
    draft: state.draft,
    eventful: state.eventful,
    blankRounds: state.blankRounds,
    players: state.players.map(copyPlayer),
    ending: state.ending,
    agenda: state.agenda.slice(),
    question: state.question,
  };
  if (state.refused !== undefined) copy.refused = state.refused;
  if (state.diceToCome !== undefined) copy.diceToCome = state.diceToCome.slice();
  return copy;
}
