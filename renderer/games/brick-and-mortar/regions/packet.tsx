import type { StoreId } from '../../../../shared/games/brick-and-mortar/stores/index.ts';
import { Pressable, Roving, Shopfront } from '../../../design/index.ts';
import { press, stateOf } from '../interaction/interaction.ts';
import { shopOf, spokenStore } from '../interaction/shop-data.ts';
import { type BrickTable, playerOf, useTable } from '../table.ts';
import { StoreTag } from './rivals.tsx';

/** The size of the fronts of a choice, in pixels. */
interface FrontSize {
  readonly width: number;
  readonly height: number;
}

interface PlacedFronts {
  /** The size of each. */
  readonly size: FrontSize;
}

/** The height below which a front has its short form, in pixels. */
const leastWhole = 150;

/** Stores to choose from, as fronts in a row. */
function Fronts({
  stores,
  pile,
  label,
  size,
}: PlacedFronts & {
  readonly stores: readonly StoreId[];
  readonly pile: string;
  readonly label: string;
}) {
  const table = useTable();
  const { words, view } = table;
  return (
    <Roving label={label} className="bm-fronts">
      {stores.map((store) => {
        const piece = `${pile}:${store}`;
        return (
          <Pressable
            key={store}
            state={table.asked ? stateOf(table, piece) : 'plain'}
            label={spokenStore(store, words, null)}
            tag={<StoreTag store={store} />}
            piece={piece}
            onPress={() => press(table, piece)}
          >
            <Shopfront shop={shopOf(store, words, view.phase, null, null)} {...size} short={size.height < leastWhole} />
          </Pressable>
        );
      })}
    </Roving>
  );
}

/** The stores to choose from: the draft packet, or the starting stores left. Null without a choice. */
export function choicesOf({ view, ownSeat, question }: BrickTable): readonly StoreId[] | null {
  if (question?.type === 'draft') return playerOf(view, ownSeat).packet.cards ?? [];
  return question?.type === 'starting-store' ? view.startingStores : null;
}

/** The stores to choose from in the current question. */
export function Choices(placed: PlacedFronts) {
  const { question } = useTable();
  return question?.type === 'starting-store' ? <StartingStores {...placed} /> : <Packet {...placed} />;
}

/** The draft packet, for its owner. */
function Packet(placed: PlacedFronts) {
  const { view, ownSeat, words } = useTable();
  const { packet, kept } = playerOf(view, ownSeat);
  const stores = packet.cards ?? [];
  if (stores.length === 0) return <p className="bm-note">{words.say(kept.made ? 'kept-sealed' : 'packet-hidden')}</p>;
  return <Fronts stores={stores} pile="packet" label={words.say('regions.packet')} {...placed} />;
}

/** January: the starting stores not yet taken. */
function StartingStores(placed: PlacedFronts) {
  const { view, words } = useTable();
  return (
    <Fronts stores={view.startingStores} pile="starting" label={words.say('regions.starting-stores')} {...placed} />
  );
}
