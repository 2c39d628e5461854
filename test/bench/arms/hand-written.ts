import { below, type RandomWords, randomFromSeed, shuffle } from '../../../shared/engine/index.ts';
import type { Arm } from '../arm.ts';

/**
 * The upper limit: the reference games as bare loops for these rules alone, without a contract, events or copies. They
 * draw the same random numbers in the same order, so every arm plays the same matches.
 */

const chosen = (random: RandomWords, count: number): number => (count > 1 ? below(random, count) : 0);

const rows = [0b111, 0b111000, 0b111000000, 0b1001001, 0b10010010, 0b100100100, 0b100010001, 0b1010100];
const wins = Uint8Array.from({ length: 512 }, (_, cells) => (rows.some((row) => (cells & row) === row) ? 1 : 0));
const free = new Int32Array(9);

/** Tic-tac-toe on two bit masks. */
export const ticTacToeByHand: Arm = {
  playMatch(_seed, random) {
    let mine = 0;
    let theirs = 0;
    for (let moves = 0; ; moves++) {
      let count = 0;
      for (let cell = 0; cell < 9; cell++) if (((mine | theirs) & (1 << cell)) === 0) free[count++] = cell;
      if (count === 0) return { moves, scores: [0, 0] };
      mine |= 1 << (free[chosen(random, count)] ?? 0);
      if (wins[mine] === 1) return { moves: moves + 1, scores: moves % 2 === 0 ? [1, 0] : [0, 1] };
      const passed = mine;
      mine = theirs;
      theirs = passed;
    }
  },
};

const kinds = 5;
const copies = 8;
const handSize = 3;
const highestBid = 12;
const fortune = 30;

/** Sealed Market on arrays of numbers, for this many seats. */
export function sealedMarketByHand(seats: number): Arm {
  return {
    playMatch(seed, random) {
      const dice = randomFromSeed(seed);
      const deck: number[] = [];
      for (let kind = 0; kind < kinds; kind++) for (let copy = 0; copy < copies; copy++) deck.push(kind);
      shuffle(dice, deck);
      const coins: number[] = [];
      // goods of each kind in each hand: hands[seat * kinds + kind]
      const hands = new Int32Array(seats * kinds);
      for (let seat = 0; seat < seats; seat++) {
        coins.push(10 + below(dice, 6));
        for (const kind of deck.splice(-handSize, handSize))
          hands[seat * kinds + kind] = (hands[seat * kinds + kind] ?? 0) + 1;
      }
      const market = new Int32Array(kinds);
      for (const kind of deck.splice(-seats, seats)) market[kind] = (market[kind] ?? 0) + 1;
      let moves = 0;
      const offer: number[] = [];
      for (let leader = 0; ; leader = (leader + 1) % seats) {
        // bids, in random order
        const bids = new Int32Array(seats).fill(-1);
        for (let open = seats; open > 0; open--) {
          let nth = chosen(random, open);
          let seat = 0;
          while (bids[seat] !== -1 || nth-- > 0) seat++;
          bids[seat] = chosen(random, Math.min(coins[seat] ?? 0, highestBid) + 1);
          moves++;
        }
        const order: number[] = [];
        for (let seat = 0; seat < seats; seat++) order.push((leader + seat) % seats);
        order.sort((one, other) => (bids[other] ?? 0) - (bids[one] ?? 0));
        for (const seat of order) {
          offer.length = 0;
          for (let kind = 0; kind < kinds; kind++) if ((market[kind] ?? 0) > 0) offer.push(kind);
          const kind = offer[chosen(random, offer.length + 1)];
          moves++;
          if (kind === undefined) continue;
          market[kind] = (market[kind] ?? 0) - 1;
          coins[seat] = (coins[seat] ?? 0) - (bids[seat] ?? 0);
          hands[seat * kinds + kind] = (hands[seat * kinds + kind] ?? 0) + 1;
        }
        market.fill(0);
        for (let turn = 0; turn < seats; turn++) {
          const seat = (leader + turn) % seats;
          for (;;) {
            offer.length = 0;
            for (let kind = 0; kind < kinds; kind++) if ((hands[seat * kinds + kind] ?? 0) > 0) offer.push(kind);
            const kind = offer[chosen(random, offer.length + 1)];
            moves++;
            if (kind === undefined) break;
            const count = hands[seat * kinds + kind] ?? 0;
            hands[seat * kinds + kind] = 0;
            coins[seat] = (coins[seat] ?? 0) + count * (count + 1);
          }
        }
        if (coins.some((purse) => purse >= fortune) || deck.length < seats) return { moves, scores: coins };
        for (const kind of deck.splice(-seats, seats)) market[kind] = (market[kind] ?? 0) + 1;
      }
    },
  };
}
