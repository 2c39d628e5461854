import { below, type RandomWords, seatAt, shuffle, type Viewer } from '../../engine/index.ts';
import { copyState } from './copy.ts';
import type { MercadoState } from './state.ts';
import type { Restaurant } from './tiles.ts';

/** No more than this lies before anybody whose money is dealt anew, in coins. */
const mostCoins = 60;

/** Others' money, where it is hidden: any amounts do, for every payment can only be known by having been there. */
function redealMoney(state: MercadoState, viewer: Viewer, random: RandomWords): void {
  if (!state.settled.hiddenMoney || state.ending !== null) return;
  state.players.forEach((player, index) => {
    if (seatAt(index) === viewer) return;
    player.money = below(random, mostCoins);
    player.moneyByRound = player.moneyByRound.map(() => below(random, mostCoins));
  });
}

/** Grey restaurants, where nobody can read them: they change places. */
function redealGrey(state: MercadoState, random: RandomWords): void {
  if (state.settled.greyKnown) return;
  const lying = state.grey.filter((restaurant): restaurant is Restaurant => restaurant !== null);
  shuffle(random, lying);
  state.grey = state.grey.map((restaurant) => (restaurant === null ? null : (lying.pop() ?? null)));
}

/**
 * Another match that the viewer cannot tell from this one: what the bag and the stacks will give is dealt anew, and where
 * they are hidden others' money and the kinds of grey restaurants; chance to come is somebody else's. The match itself
 * is not touched.
 */
export function redealState(state: MercadoState, viewer: Viewer, random: RandomWords): MercadoState {
  const other = copyState(state);
  shuffle(random, other.bag);
  for (const stack of other.stacks) shuffle(random, stack);
  redealGrey(other, random);
  redealMoney(other, viewer, random);
  other.random = [below(random, 2 ** 21), below(random, 2 ** 21), below(random, 2 ** 21), below(random, 2 ** 21)];
  return other;
}
