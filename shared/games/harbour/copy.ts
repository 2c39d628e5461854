import type { RandomWords } from '../../engine/index.ts';
import type { GoodCounts } from './goods.ts';
import type { HarbourState, PlayerState, PracticeOpponent, Turn } from './state.ts';

function copyGoods({ fish, livestock, wood, stone }: GoodCounts): GoodCounts {
  return { fish, livestock, wood, stone };
}

function copyPlayer(player: PlayerState): PlayerState {
  return {
    dealt: player.dealt.slice(),
    board: player.board,
    goods: copyGoods(player.goods),
    buildings: player.buildings.slice(),
    freeBuilding: player.freeBuilding,
    looked: player.looked.slice(),
    pawn: player.pawn,
    bonus: player.bonus,
    pointsByRound: player.pointsByRound.slice(),
  };
}

function copyPractice({ buildings, pawn, cargo }: PracticeOpponent): PracticeOpponent {
  return { buildings: buildings.slice(), pawn, cargo };
}

function copyTurn(turn: Turn): Turn {
  return {
    seat: turn.seat,
    extra: turn.extra,
    place: turn.place,
    owner: turn.owner,
    alchemyUsed: turn.alchemyUsed,
    extraGained: turn.extraGained,
    broughtGoods: turn.broughtGoods,
    returnsTo: turn.returnsTo,
  };
}

/**
 * An independent copy of a match.
 * It shares what the rules never change in place: options, questions and agenda steps.
 */
export function copyState(state: HarbourState): HarbourState {
  const [a, b, c, d]: RandomWords = state.random;
  return {
    random: [a, b, c, d],
    seatCount: state.seatCount,
    settled: state.settled,
    startPlayer: state.startPlayer,
    round: state.round,
    market: state.market.slice(),
    deck: state.deck.slice(),
    under: state.under.slice(),
    centre: state.centre.slice(),
    players: state.players.map(copyPlayer),
    practice: state.practice === null ? null : copyPractice(state.practice),
    turn: state.turn === null ? null : copyTurn(state.turn),
    turnsTaken: state.turnsTaken,
    endedBy: state.endedBy,
    lastTurns: state.lastTurns,
    ending: state.ending,
    agenda: state.agenda.slice(),
    question: state.question,
  };
}
