import { clockwiseFrom } from '../../../../shared/engine/index.ts';
import { fewActions } from '../../../../shared/games/mercado-de-lisboa/challenges.ts';
import { leftAtEnd } from '../../../../shared/games/mercado-de-lisboa/ending.ts';
import { BoardHead, TurnOrder } from '../../../table/index.ts';
import { useEndSign } from '../ending/end-panel.tsx';
import { useTable } from '../table.ts';

const titleBoard = { ground: '#2f5d46', letters: '#fdf3de' };

/** The head of the table: round and what ends the match, the turn order, the shell's buttons. */
export function Header() {
  const { view, seats, words, tools, layout } = useTable();
  return (
    <BoardHead layout={layout} title={{ text: words.say('title'), board: titleBoard, seed: 'mercado' }} tools={tools}>
      <WhereItStands />
      <TurnOrder
        seats={seats}
        order={clockwiseFrom(view.startPlayer, view.seatCount)}
        acting={view.turn?.seat}
        label={words.say('regions.order')}
      />
    </BoardHead>
  );
}

/** The round and what ends the match; a lit sign once the end is near. */
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
  if (settled.challenge === 'last-orders' && tally !== null) {
    return (
      <p className="game-where">
        {words.say('action-of', { action: Math.min(tally.actions + 1, fewActions), most: fewActions })}
      </p>
    );
  }
  return <p className="game-where">{words.say(brief ? 'round' : 'round-of', { round, left: leftAtEnd })}</p>;
}
