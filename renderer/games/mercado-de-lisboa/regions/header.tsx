import { clockwiseFrom } from '../../../../shared/engine/index.ts';
import { fewActions } from '../../../../shared/games/mercado-de-lisboa/challenges.ts';
import { hasFewActions, leftAtEnd } from '../../../../shared/games/mercado-de-lisboa/ending.ts';
import { RoundHead } from '../../../game-kit/index.ts';
import { useEndSign } from '../ending/end-panel.tsx';
import { useTable } from '../table.ts';

const sign = { board: { ground: '#2f5d46', letters: '#fdf3de' }, seed: 'mercado' };

/** The board's header: round, end conditions, turn order and the shell's buttons. */
export function Header() {
  const table = useTable();
  const { startPlayer, seatCount, turn } = table.view;
  return (
    <RoundHead table={table} sign={sign} order={clockwiseFrom(startPlayer, seatCount)} acting={turn?.seat}>
      <WhereItStands />
    </RoundHead>
  );
}

/** The round and the end conditions, with a warning near the end. */
export function WhereItStands({ brief = false }: { readonly brief?: boolean }) {
  const { view, words } = useTable();
  const sign = useEndSign();
  if (sign !== null) {
    return (
      <p className="game-where last">
        <b>{sign}</b>
      </p>
    );
  }
  const { round, settled, tally } = view;
  if (hasFewActions(settled.challenge) && tally !== null) {
    return (
      <p className="game-where">
        {words.say('action-of', { action: Math.min(tally.actions + 1, fewActions), most: fewActions })}
      </p>
    );
  }
  return <p className="game-where">{words.say(brief ? 'round' : 'round-of', { round, left: leftAtEnd })}</p>;
}
