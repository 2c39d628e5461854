import { isStoreId } from '../../../../shared/games/brick-and-mortar/stores/index.ts';
import { Crate } from '../../../design/index.ts';
import { press, stateOf } from '../interaction/interaction.ts';
import { isItemType } from '../interaction/item-type.ts';
import { useTable } from '../table.ts';

/** Single crates to choose from, large enough for a finger. They can also be pressed in the shops. */
export function CrateChips() {
  const table = useTable();
  const { words, offers } = table;
  const pieces = [...new Set(offers.flatMap(({ piece }) => (piece?.startsWith('crate:') ? [piece] : [])))];
  return (
    <ul className="bm-crate-chips">
      {pieces.map((piece) => {
        const [, store = '', item = '', shelf = ''] = piece.split(':');
        if (!isStoreId(store) || !isItemType(item)) return null;
        const twice = pieces.some((other) => other !== piece && other.startsWith(`crate:${store}:${item}:`));
        const place = twice
          ? words.say('on-shelf', { store: words.store(store), shelf: Number(shelf) + 1 })
          : words.store(store);
        return (
          <li key={piece}>
            <button
              type="button"
              className={`bm-crate-chip printed ${stateOf(table, piece)}`}
              aria-label={words.say('pick-crate', { items: words.items(item, 1), store: place })}
              aria-pressed={table.pending.selected === piece}
              onClick={() => press(table, piece)}
            >
              <Crate kind={item} size={24} />
              {place}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
