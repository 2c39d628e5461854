import type { StoreId } from '../../../shared/games/brick-and-mortar/stores/index.ts';
import { Pressable, Roving, Shopfront } from '../../design/index.ts';
import { press, stateOf } from './pressing.ts';
import { StoreTag } from './rivals.tsx';
import { shopOf, spokenStore } from './shop-data.ts';
import { playerOf, useTable } from './table.ts';

/** How large the fronts of a choice are drawn, in pixels. */
interface FrontSize {
  readonly width: number;
  readonly height: number;
}

interface PlacedFronts {
  /** How large each is drawn; the usual size, up to `most` pixels high, where left out. */
  readonly size?: FrontSize;
  readonly most?: number;
}

const usualHeight = 190;

/** Stores to choose from, as fronts in a row. */
function Fronts({
  stores,
  pile,
  label,
  size,
  most = usualHeight,
}: PlacedFronts & {
  readonly stores: readonly StoreId[];
  readonly pile: string;
  readonly label: string;
}) {
  const table = useTable();
  const { words, view, layout } = table;
  // more than four leave the desk room for the hands
  const usual = layout.setting !== 'one-screen' || stores.length <= 4 ? 134 : stores.length === 5 ? 122 : 110;
  const { width, height } = size ?? { width: usual, height: Math.min(usualHeight, most) };
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
            onPress={() => press(table, piece)}
          >
            <Shopfront
              shop={shopOf(store, words, view.phase, null, null)}
              width={width}
              height={height}
              short={height < 150}
            />
          </Pressable>
        );
      })}
    </Roving>
  );
}

/** The packet of the draft, for whoever holds it. */
export function PacketOnStreet(placed: PlacedFronts) {
  const { view, near, words } = useTable();
  const { packet, kept } = playerOf(view, near);
  const stores = packet.cards ?? [];
  if (stores.length === 0) return <p className="bm-note">{words.say(kept.made ? 'kept-sealed' : 'packet-hidden')}</p>;
  return <Fronts stores={stores} pile="packet" label={words.say('regions.packet')} {...placed} />;
}

/** January: the starting stores that nobody has taken yet. */
export function StartingStores(placed: PlacedFronts) {
  const { view, words } = useTable();
  return (
    <Fronts stores={view.startingStores} pile="starting" label={words.say('regions.starting-stores')} {...placed} />
  );
}
