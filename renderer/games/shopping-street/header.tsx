import { clockwiseFrom } from '../../../shared/engine/index.ts';
import { BoardHead, TurnOrder } from '../../table/index.ts';
import { useTable } from './table.ts';

const titleBoard = { ground: '#fbf0d4', letters: '#8a2f22' };

/** The head of the table: title, round and what is left, the order of the turns, the shell's buttons. */
export function Header() {
  const { view, seats, words, tools, toAct, layout } = useTable();
  return (
    <BoardHead
      layout={layout}
      title={{ text: words.say('title'), board: titleBoard, seed: 'shopping-street' }}
      tools={tools}
    >
      <WhereItStands />
      <TurnOrder
        seats={seats}
        order={clockwiseFrom(view.firstPlayer, view.seatCount)}
        acting={toAct}
        label={words.say('regions.order')}
      />
    </BoardHead>
  );
}

/** The round and how many shops are open; a lit sign in the last round. */
export function WhereItStands({ brief = false }: { readonly brief?: boolean }) {
  const { view, words } = useTable();
  return <p className="game-where">{words.say(brief ? 'round' : 'round-of', { round: view.round })}</p>;
}
