import { type HeroId, heroes } from '../../../shared/games/emporium/heroes.ts';
import { type MonsterId, monsters } from '../../../shared/games/emporium/monsters.ts';

/** What is counted of a player at the end. */
interface Counted {
  readonly gold: number;
  readonly heroes: readonly HeroId[];
  readonly monsters: readonly MonsterId[];
}

/** Scores in gold and places from 1, by seat. */
export interface Standings {
  readonly scores: readonly number[];
  readonly places: readonly number[];
}

const types = ['beast', 'undead', 'fiend'];
const classes = ['warrior', 'rogue', 'mage'];

/** How many trophies of a type or a class a player has. */
function countOf(kind: string, { heroes: sent, monsters: beaten }: Counted): number {
  const kinds: readonly string[] = [
    ...beaten.map((id) => monsters[id].monsterType),
    ...sent.map((id) => heroes[id].heroClass),
  ];
  return kinds.filter((each) => each === kind).length;
}

/** Gold, sets and majorities, and who stands before whom: worked out by the rules' text alone. */
export function standingsOf(players: readonly Counted[], marker: number): Standings {
  const scores = players.map((player) => {
    const sets = Math.min(...types.map((type) => countOf(type, player)));
    const led = [...types, ...classes].filter((kind) => {
      const own = countOf(kind, player);
      return own > 0 && own === Math.max(...players.map((other) => countOf(kind, other)));
    });
    return player.gold + 5 * (sets + led.length);
  });
  const beaten = (seat: number) => players[seat]?.monsters.length ?? 0;
  const clockwise = players.map((_player, step) => (marker + step) % players.length);
  const order = clockwise.toSorted(
    (one, other) => (scores[other] ?? 0) - (scores[one] ?? 0) || beaten(other) - beaten(one),
  );
  return { scores, places: players.map((_player, seat) => order.indexOf(seat) + 1) };
}
