import { drawFrom, seatAt, seatsOf } from '../../../engine/index.ts';
import type { EmporiumEvent } from '../events.ts';
import { heroWithoutGear } from '../gear.ts';
import { heroesInRow, monstersInRow } from '../rows.ts';
import { breakdownsOf, totalOf } from '../scoring.ts';
import type { EmporiumState, Ending } from '../state.ts';
import type { Handler } from './question-rules.ts';

/** Ends the match and scores it. The marker stays. Rules, "The end". */
function endMatch(state: EmporiumState, ending: Ending, events: EmporiumEvent[]): void {
  noteGold(state);
  state.phase = 'over';
  state.ending = ending;
  state.agenda = [];
  const breakdowns = breakdownsOf(state.players);
  for (const seat of seatsOf(state.seatCount)) {
    const breakdown = breakdowns[seat] ?? [];
    events.push({ type: 'seat-scored', seat, total: totalOf(breakdown), breakdown });
  }
  events.push({ type: 'match-ended', ending });
}

function noteGold({ players }: EmporiumState): void {
  for (const player of players) player.goldByRound.push(player.gold);
}

/** Replaces beaten monsters. If not all can be replaced, the game ends. Ruling 19. */
export const refillMonsters: Handler<'refill-monsters'> = (state, _step, events) => {
  const missing = monstersInRow - state.monsterRow.length;
  if (missing > state.monsterDeck.length) {
    endMatch(state, 'monsters', events);
    return;
  }
  const came = drawFrom(state.monsterDeck, missing);
  state.monsterRow.push(...came);
  if (missing > 0) events.push({ type: 'monsters-came', monsters: came });
  state.agenda.push({ type: 'banish' });
  // those who asked earlier had not seen the new monsters
  if (missing > 0) state.agenda.push({ type: 'call-vote', seat: state.marker });
};

/** Replaces sent and banished heroes. If not all can be replaced, the game ends. Ruling 19. */
export const refillHeroes: Handler<'refill-heroes'> = (state, _step, events) => {
  const missing = heroesInRow(state.seatCount) - state.heroRow.length;
  if (missing > state.heroDeck.length) {
    endMatch(state, 'heroes', events);
    return;
  }
  const came = drawFrom(state.heroDeck, missing);
  state.heroRow.push(...came.map(heroWithoutGear));
  if (missing > 0) events.push({ type: 'heroes-came', heroes: came });
  state.agenda.push({ type: 'end-round' });
};

/** Passes the marker clockwise and begins the next round. Rules, "Restocking". */
export const endRound: Handler<'end-round'> = (state, _step, events) => {
  noteGold(state);
  state.blankRounds = state.eventful ? 0 : state.blankRounds + 1;
  state.marker = seatAt((state.marker + 1) % state.seatCount);
  state.round++;
  events.push({ type: 'marker-passed', to: state.marker });
  state.agenda.push({ type: 'begin-round' });
};
