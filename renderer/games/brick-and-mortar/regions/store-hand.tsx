import { handPrice } from '../../../../shared/games/brick-and-mortar/phases/building/buying.ts';
import { whyNotFromHand } from '../../../../shared/games/brick-and-mortar/reasons.ts';
import { Pressable, Roving, Shopfront } from '../../../design/index.ts';
import { press, stateOf } from '../interaction/interaction.ts';
import { shopOf, spokenStore } from '../interaction/shop-data.ts';
import { whatIsLeft } from '../prompt/building.ts';
import { playerOf, useTable } from '../table.ts';
import { reasonWords } from '../words/reason-words.ts';
import { StoreTag } from './rivals.tsx';

/** The width of the stores in hand beside the price list of points, in pixels. */
const besidePoints = 186;

/** The own stores in hand, `height` pixels high; only their number if the viewer may not see them. */
export function StoreHand({ height = 104 }: { readonly height?: number }) {
  const table = useTable();
  const { view, ownSeat, words, toAct, question, layout } = table;
  const player = playerOf(view, ownSeat);
  const { storeHand, packet } = player;
  if (storeHand.cards === null) {
    return <p className="bm-note">{words.say('stores-in-hand', { count: storeHand.count })}</p>;
  }
  if (storeHand.cards.length === 0 && packet.count === 0) return null;
  // the choice of cards, and the two dials of a sale, take the whole desk
  if (
    (question?.type === 'advertise' || question?.type === 'sale-bid') &&
    layout.setting === 'one-screen' &&
    table.asked
  )
    return null;
  const usual = storeHand.cards.length > 2 ? 82 : 118;
  // the price list of points leaves less space for the hand
  const beside = layout.setting === 'one-screen' && question?.type === 'invest' && table.asked;
  const width = beside ? Math.min(usual, Math.floor(besidePoints / storeHand.cards.length) - 5) : usual;
  return (
    <Roving label={words.say('regions.store-hand')} className="bm-store-hand">
      {storeHand.cards.map((store) => {
        const piece = `hand:${store}`;
        const state = stateOf(table, piece);
        const usable = state === 'lit' || state === 'chosen';
        const { price } = handPrice(player, store);
        return (
          <Pressable
            key={store}
            state={usable ? state : 'plain'}
            label={spokenStore(store, words, null)}
            tag={
              <StoreTag
                store={store}
                reason={
                  usable ? whatIsLeft(table, price, 0) : reasonWords(whyNotFromHand(view, ownSeat, store, toAct), words)
                }
              />
            }
            piece={piece}
            onPress={() => press(table, piece)}
          >
            <Shopfront shop={shopOf(store, words, view.phase, null, null)} width={width} height={height} short />
          </Pressable>
        );
      })}
    </Roving>
  );
}
