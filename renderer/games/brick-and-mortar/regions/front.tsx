import type { ComponentProps } from 'react';
import { itemTypes } from '../../../../shared/games/brick-and-mortar/items.ts';
import type { OpenStore } from '../../../../shared/games/brick-and-mortar/state.ts';
import { type StoreId, stores } from '../../../../shared/games/brick-and-mortar/stores/index.ts';
import { EmptyLot, Fitted, Pressable, Shopfront } from '../../../design/index.ts';
import { aboutStore, shopOf, spokenStore } from '../interaction/shop-data.ts';
import { useTable } from '../table.ts';

/** A store's share of a row of stores: the more it holds, the wider. */
export function weightOf(store: StoreId): number {
  const { holds } = stores[store];
  const held = itemTypes.reduce((sum, item) => sum + Math.max(holds[item]?.capacity ?? 0, holds[item] ? 1.6 : 0), 0);
  return Math.max(3, held) + 2;
}

/** The height from which a front has its long form, in pixels. */
const leastLong = 150;

type PressableProps = ComponentProps<typeof Pressable>;

interface FrontProps extends Pick<PressableProps, 'tag' | 'tagSide' | 'piece'> {
  readonly store: StoreId;
  /** The store in its building, with its crates. */
  readonly open?: { readonly store: OpenStore; readonly slot: number };
  readonly label?: string;
  readonly state?: PressableProps['state'];
  onPress?(): void;
  /** By default, only a low front has its short form. */
  readonly short?: boolean;
  readonly className?: string;
}

/** A store's front, to press. The style sheet sizes it. */
export function Front(props: FrontProps) {
  const { store, open, label, state = 'plain', onPress = () => {}, short, tag, className = '', ...piece } = props;
  const { words, view } = useTable();
  return (
    <Fitted className={`bm-front ${className}`} style={{ '--weight': weightOf(store) }}>
      {(size) => (
        <Pressable
          {...piece}
          state={state}
          label={label ?? spokenStore(store, words, open?.store ?? null)}
          tag={tag ?? <StoreTag store={store} />}
          onPress={onPress}
        >
          <Shopfront
            shop={shopOf(store, words, view.phase, open?.store ?? null, open?.slot ?? null)}
            short={short ?? (size.height ?? leastLong) < leastLong}
            {...size}
          />
        </Pressable>
      )}
    </Fitted>
  );
}

/** The empty lots of a building; `points` says what each costs in the end, and `label` names it. */
export function EmptyLots({
  slots,
  points,
  label,
}: {
  readonly slots: readonly number[];
  readonly points?: ((slot: number) => string) | undefined;
  readonly label?: (slot: number) => string;
}) {
  const { words } = useTable();
  return slots.map((slot) => (
    <Fitted key={slot} className="bm-lot">
      {(size) => <EmptyLot sign={words.say('to-let')} points={points?.(slot)} label={label?.(slot)} {...size} />}
    </Fitted>
  ));
}

/** A store's name and modifiers on a tag. */
export function StoreTag({ store, reason = null }: { readonly store: StoreId; readonly reason?: string | null }) {
  const { words } = useTable();
  return (
    <span className="bm-store-tag">
      {reason !== null && <b>{reason}</b>}
      <span>
        <strong>{words.store(store)}</strong> {aboutStore(store, words)}
      </span>
    </span>
  );
}
