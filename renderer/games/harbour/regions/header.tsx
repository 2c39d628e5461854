import { clockwiseFrom } from '../../../../shared/engine/index.ts';
import { buildingsToEnd } from '../../../../shared/games/harbour/scoring.ts';
import { RoundHead } from '../../../game-kit/index.ts';
import { useTable } from '../table.ts';

const sign = { board: { ground: '#e0a93b', letters: '#2b2118' }, seed: 'harbour' };

/** Turns of a solo game with a limit. Rules, "Playing alone". */
const turnsAlone = 20;

/** The board's header: round, end conditions, turn order and the shell's buttons. */
export function Header() {
  const table = useTable();
  const { startPlayer, seatCount, turn } = table.view;
  const order = clockwiseFrom(startPlayer, seatCount);
  return (
    <RoundHead table={table} sign={sign} order={order} acting={turn?.seat}>
      <WhereItStands />
    </RoundHead>
  );
}

/** The round, and how far the end is, in short without what brings it; announced when the last turns begin. */
export function WhereItStands({ brief = false }: { readonly brief?: boolean }) {
  const { view, words } = useTable();
  const { round, settled, endedBy, lastTurns, turnsTaken } = view;
  if (round === 0) return <p className="game-where">{brief ? words.log('laying-out') : words.say('laid-out')}</p>;
  if (endedBy !== null) {
    return (
      <p className="game-where last" role="status">
        <b>
          {words.say('last-turns', {
            count: lastTurns ?? 0,
            name: endedBy === 'practice' ? words.say('practice') : words.name(endedBy),
            most: buildingsToEnd,
          })}
        </b>
      </p>
    );
  }
  return (
    <p className="game-where">
      {settled.alone === 'twenty-turns'
        ? words.say(brief ? 'turn' : 'turn-of', {
            turn: Math.min(turnsTaken + 1, turnsAlone),
            last: turnsAlone,
            most: buildingsToEnd,
          })
        : words.say(brief ? 'round' : 'round-of', { round, most: buildingsToEnd })}
    </p>
  );
}
