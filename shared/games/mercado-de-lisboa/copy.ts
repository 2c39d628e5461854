import type { RandomWords } from '../../engine/index.ts';
import type { MercadoState, PlayerState, Tally, Turn } from './state.ts';

function copyPlayer(player: PlayerState): PlayerState {
  return {
    money: player.money,
    tiles: player.tiles.slice(),
    woodenStands: player.woodenStands,
    restaurants: player.restaurants.slice(),
    moneyByRound: player.moneyByRound.slice(),
  };
}

function copyTurn({ seat, handExchanged, displayExchanged }: Turn): Turn {
  return { seat, handExchanged, displayExchanged };
}

function copyTally({ specialty, coinsFrom, customers, actions, bestAction }: Tally): Tally {
  return { specialty, coinsFrom: coinsFrom.slice(), customers, actions, bestAction };
}

/**
 * An independent copy of a match.
 * It shares what the rules never change in place: options, stands and questions.
 */
export function copyState(state: MercadoState): MercadoState {
  const [a, b, c, d]: RandomWords = state.random;
  return {
    random: [a, b, c, d],
    seatCount: state.seatCount,
    settled: state.settled,
    startPlayer: state.startPlayer,
    round: state.round,
    stands: state.stands.slice(),
    open: state.open.slice(),
    grey: state.grey.slice(),
    doors: { ...state.doors },
    customers: state.customers.map((open) => open.slice()),
    stacks: state.stacks.map((stack) => stack.slice()),
    bag: state.bag.slice(),
    display: state.display.slice(),
    players: state.players.map(copyPlayer),
    turn: state.turn === null ? null : copyTurn(state.turn),
    coinsInRow: state.coinsInRow,
    lastRound: state.lastRound,
    tally: state.tally === null ? null : copyTally(state.tally),
    ending: state.ending,
    question: state.question,
  };
}
