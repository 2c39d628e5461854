import type { StoreId } from '../../../../shared/games/brick-and-mortar/stores/index.ts';
import { Roving } from '../../../design/index.ts';
import { press, stateOf } from '../interaction/interaction.ts';
import { type BrickTable, playerOf, useTable } from '../table.ts';
import { Front } from './front.tsx';

/** The stores to choose from: the draft packet, or the starting stores left. Null without a choice. */
export function choicesOf({ view, ownSeat, question }: BrickTable): readonly StoreId[] | null {
  if (question?.type === 'draft') return playerOf(view, ownSeat).packet.cards ?? [];
  return question?.type === 'starting-store' ? view.startingStores : null;
}

/** The stores to choose from in the current question, side by side. */
export function Choices() {
  const table = useTable();
  const { question, view, ownSeat, words, asked } = table;
  const stores = choicesOf(table) ?? [];
  const isDraft = question?.type === 'draft';
  if (isDraft && stores.length === 0) {
    return <p className="bm-note">{words.say(playerOf(view, ownSeat).kept.made ? 'kept-sealed' : 'packet-hidden')}</p>;
  }
  return (
    <Roving
      label={words.say(isDraft ? 'regions.packet' : 'regions.starting-stores')}
      className={`bm-choices ${stores.length === 4 ? 'four' : ''}`}
    >
      {stores.map((store) => {
        const piece = `${isDraft ? 'packet' : 'starting'}:${store}`;
        return (
          <Front
            key={store}
            store={store}
            state={asked ? stateOf(table, piece) : 'plain'}
            piece={piece}
            onPress={() => press(table, piece)}
          />
        );
      })}
    </Roving>
  );
}
