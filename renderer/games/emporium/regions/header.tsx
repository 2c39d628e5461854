import { clockwiseFrom } from '../../../../shared/engine/index.ts';
import { endingAhead } from '../../../../shared/games/emporium/ending-ahead.ts';
import { RoundHead } from '../../../game-kit/index.ts';
import { EndSign } from '../ending/end-panel.tsx';
import { useTable } from '../table.ts';

const sign = { board: { ground: '#5c2440', letters: '#fdf3de' }, seed: 'emporium' };

/** The board's header: title, round, remaining cards, turn order and the shell's buttons. */
export function Header() {
  const table = useTable();
  const { marker, seatCount } = table.view;
  return (
    <RoundHead table={table} sign={sign} order={clockwiseFrom(marker, seatCount)} acting={table.toAct}>
      <WhereItStands />
    </RoundHead>
  );
}

/** The round and the monsters and heroes left, with a warning when the next refill can end the game. */
export function WhereItStands({ brief = false }: { readonly brief?: boolean }) {
  const { view, words, layout } = useTable();
  const { round } = view;
  const { count } = view.monsterDeck;
  if (endingAhead(view) !== null) {
    return (
      <>
        {layout.side && <p className="game-where">{words.say('round', { round })}</p>}
        <EndSign />
      </>
    );
  }
  if (brief) return <p className="game-where">{words.say('round', { round })}</p>;
  if (layout.setting === 'one-screen' && !layout.side) {
    // no panel shows it
    const monsters = words.say('monsters', { count });
    const heroes = words.say('heroes', { count: view.heroDeck.count });
    return <p className="game-where">{words.say('round-left', { round, monsters, heroes })}</p>;
  }
  return <p className="game-where">{words.say('round-of', { round, count })}</p>;
}
