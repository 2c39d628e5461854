import { seatsOf } from '../../../shared/engine/index.ts';
import type { GameUi } from '../../table/index.ts';
import { translatorFor } from '../../words/index.ts';
import { PlainBoard } from './board.tsx';
import { FactList } from './fact-list.tsx';
import { factsBySeat } from './facts.ts';
import { PlainLedger } from './ledger.tsx';
import { PlainWords } from './plain-words.ts';

/** The UI of a game without its own. It knows the view, the moves and the events, but no rules. */
export function plainUi(game: string): GameUi {
  return {
    id: game,
    front: 'plaster',
    Board: (props) => <PlainBoard {...props} game={game} />,
    Ledger: (props) => <PlainLedger {...props} game={game} />,
    Private({ seat, seats, view }) {
      const words = new PlainWords(game, seats, translatorFor(game));
      return <FactList facts={factsBySeat(view, words)[seat] ?? []} />;
    },
    statusLine: () => '',
    aloneResult: (_view, outcome, t) => t(outcome.alone?.won === false ? 'plain:lost' : 'plain:alone'),
    opening: (_options, t) => t('plain:begins'),
    logLine(event, seats, t) {
      const owner = 'seat' in event ? event.seat : null;
      const seat = seatsOf(seats.length).find((each) => each === owner) ?? null;
      return { seat, text: new PlainWords(game, seats, t).event(event) };
    },
    describeChoice: (moves, { seats, translate }) => {
      const words = new PlainWords(game, seats, translate);
      return moves.map((move) => words.move(move)).join(', ');
    },
    blunderWarning: () => null,
    isReveal: () => false,
    glossary: {},
  };
}
