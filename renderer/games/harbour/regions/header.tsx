import { clockwiseFrom, seatAt } from '../../../../shared/engine/index.ts';
import { turnsAlone } from '../../../../shared/games/harbour/phases/ending.ts';
import { buildingsToEnd, nextRank, scoreBreakdown, totalPoints } from '../../../../shared/games/harbour/scoring.ts';
import { RoundHead } from '../../../game-kit/index.ts';
import { useTable } from '../table.ts';

const sign = { board: { ground: '#e0a93b', letters: '#2b2118' }, seed: 'harbour' };

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
  const { round, settled, endedBy, lastTurns } = view;
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
  if (settled.alone === 'twenty-turns') return <TurnOfTwenty brief={brief} />;
  const roundOf = settled.alone === null ? 'round-of' : 'round-of-practice';
  return <p className="game-where">{words.say(brief ? 'round' : roundOf, { round, most: buildingsToEnd })}</p>;
}

/** The turn of a match of twenty, and the points that the next rank takes. */
function TurnOfTwenty({ brief }: { readonly brief: boolean }) {
  const { view, words } = useTable();
  const next = nextRank(totalPoints(scoreBreakdown(view, seatAt(0))));
  const facts = { turn: Math.min(view.turnsTaken + 1, turnsAlone), last: turnsAlone, most: buildingsToEnd };
  return (
    <p className="game-where">
      {next === null
        ? words.say(brief ? 'turn' : 'turn-of', facts)
        : words.say(brief ? 'turn-rank' : 'turn-of-rank', {
            ...facts,
            points: words.points(next.points),
            rank: words.log(`ranks.${next.rank}`),
          })}
    </p>
  );
}
