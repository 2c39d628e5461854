import type { RandomWords } from '../../engine/index.ts';
import type { EmporiumState, HeroInRow, PlayerState } from './state.ts';

function copyPlayer(player: PlayerState): PlayerState {
  return {
    gold: player.gold,
    hand: player.hand.slice(),
    shown: player.shown.slice(),
    choice: player.choice,
    marked: player.marked,
    heroes: player.heroes.slice(),
    monsters: player.monsters.slice(),
    goldByRound: player.goldByRound.slice(),
  };
}

function copyHero({ hero, worn }: HeroInRow): HeroInRow {
  return { hero, worn: worn.slice() };
}

function copyDecks({ leather, chainmail, steel }: EmporiumState['decks']): EmporiumState['decks'] {
  return { leather: leather.slice(), chainmail: chainmail.slice(), steel: steel.slice() };
}

/**
 * An independent copy of a match.
 * It shares what the rules never change in place: options, choices, votes, sales, bids, steps, questions and the cards
 * set aside.
 */
export function copyState(state: EmporiumState): EmporiumState {
  const [a, b, c, d]: RandomWords = state.random;
  return {
    random: [a, b, c, d],
    seatCount: state.seatCount,
    settled: state.settled,
    round: state.round,
    phase: state.phase,
    marker: state.marker,
    heroRow: state.heroRow.map(copyHero),
    monsterRow: state.monsterRow.slice(),
    heroDeck: state.heroDeck.slice(),
    monsterDeck: state.monsterDeck.slice(),
    heroesAside: state.heroesAside,
    monstersAside: state.monstersAside,
    banished: state.banished.slice(),
    decks: copyDecks(state.decks),
    discards: copyDecks(state.discards),
    sales: state.sales.slice(),
    bids: state.bids.slice(),
    voteAskedBy: state.voteAskedBy,
    eventful: state.eventful,
    blankRounds: state.blankRounds,
    players: state.players.map(copyPlayer),
    ending: state.ending,
    agenda: state.agenda.slice(),
    question: state.question,
  };
}
