import { clockwiseFrom } from '../../../../shared/engine/index.ts';
import { blankRoundsLeft, isLastRound, shopsToEnd } from '../../../../shared/games/shopping-street/ending.ts';
import { RoundHead } from '../../../game-kit/index.ts';
import { useTable } from '../table.ts';

const sign = { board: { ground: '#fbf0d4', letters: '#8a2f22' }, seed: 'shopping-street' };

/** The board's header: title, round and open shops, turn order, and the shell's buttons. */
export function Header() {
  const table = useTable();
  const { firstPlayer, seatCount } = table.view;
  return (
    <RoundHead table={table} sign={sign} order={clockwiseFrom(firstPlayer, seatCount)} acting={table.toAct}>
      <WhereItStands />
    </RoundHead>
  );
}

/** From how many idle rounds before the end their number is shown. */
const blankRoundsShown = 3;

/** The round, and the number of open shops out of those that end the game; a highlighted sign in the last round. */
export function WhereItStands({ brief = false }: { readonly brief?: boolean }) {
  const { view, words } = useTable();
  const { round, street, seatCount } = view;
  if (isLastRound(view)) {
    return (
      <p className="game-where last">
        <b>{words.say(brief ? 'last-round-brief' : 'last-round', { open: street.length })}</b>
      </p>
    );
  }
  const blankRounds = blankRoundsLeft(view);
  if (brief) return <p className="game-where">{words.say('round', { round })}</p>;
  return (
    <p className="game-where">
      {words.say('round-of', { round, count: street.length, end: shopsToEnd(seatCount) })}
      {blankRounds <= blankRoundsShown && ` ${words.say('blank-rounds', { count: blankRounds })}`}
    </p>
  );
}
