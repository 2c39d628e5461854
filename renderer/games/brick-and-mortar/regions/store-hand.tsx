import { handPrice } from '../../../../shared/games/brick-and-mortar/phases/building/buying.ts';
import { whyNotFromHand } from '../../../../shared/games/brick-and-mortar/reasons.ts';
import { Roving } from '../../../design/index.ts';
import { press, stateOf } from '../interaction/interaction.ts';
import { whatIsLeft } from '../prompt/building.ts';
import { playerOf, useTable } from '../table.ts';
import { reasonWords } from '../words/reason-words.ts';
import { Front, StoreTag } from './front.tsx';

/** The own stores in hand; only their number if the viewer may not see them. */
export function StoreHand() {
  const table = useTable();
  const { view, ownSeat, words, toAct } = table;
  const player = playerOf(view, ownSeat);
  const { storeHand, packet } = player;
  if (storeHand.cards === null) {
    return <p className="bm-note">{words.say('stores-in-hand', { count: storeHand.count })}</p>;
  }
  if (storeHand.cards.length === 0 && packet.count === 0) return null;
  return (
    <Roving label={words.say('regions.store-hand')} className="bm-store-hand">
      {storeHand.cards.map((store) => {
        const piece = `hand:${store}`;
        const state = stateOf(table, piece);
        const usable = state === 'lit' || state === 'chosen';
        const { price } = handPrice(player, store);
        return (
          <Front
            key={store}
            store={store}
            state={usable ? state : 'plain'}
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
            short
          />
        );
      })}
    </Roving>
  );
}
