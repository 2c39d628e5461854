import { randomFromSeed, type Seat, seatAt } from '../../../shared/engine/index.ts';
import type { BotLevel } from '../../../shared/protocol/messages.ts';
import { sealedMarket } from '../../engine/reference/sealed-market.ts';
import type { MarketState } from '../../engine/reference/sealed-market-state.ts';
import { freshFolder, TestClient } from '../client.ts';
import { plant, plantedTable } from '../secrets/planted.ts';
import { type BotServer, botServer } from './bot-table.ts';

/** A sealed market in which seat 0 chooses a good first. It looks the same to seat 0 whatever the others hold. */
export interface World extends BotServer {
  readonly state: MarketState;
  /** Joins the table. A bot has seat 0 to choose or explain; otherwise the page has it. */
  begin(kind: 'choose' | 'advise' | 'explain'): {
    readonly client: TestClient;
    readonly thinking: BotServer['thinking'];
    readonly table: string;
    readonly seat: Seat;
    readonly level: BotLevel;
  };
}

function worldOf(state: MarketState): World {
  const folder = freshFolder();
  plant(folder, sealedMarket, 3, state);
  const server = botServer(folder);
  return {
    ...server,
    state,
    begin(kind) {
      const client = new TestClient(server.host);
      client.ask({ type: 'open-table', table: plantedTable });
      const table = plantedTable;
      // the page watches as seat 1 or as a spectator: the same in both worlds
      if (kind === 'advise') client.take(0);
      else client.ask({ type: 'hand-seat', table, seat: 0, to: 'bot-merchant', standIn: false });
      return { client, thinking: server.thinking, table, seat: seatAt(0), level: 'merchant' };
    },
  };
}

/** Two matches that seat 0 and spectators cannot tell apart. */
export function redealtSame(): readonly [World, World] {
  const state = sealedMarket.setup(3, {}, randomFromSeed('worlds'));
  for (const seat of [0, 1, 2]) sealedMarket.play(state, seatAt(seat), { type: 'bid', coins: 3 - seat });
  // both keep what only seat 0 knows; spectators do not receive it
  const other = sealedMarket.redeal(state, seatAt(0), randomFromSeed('otherwise'));
  return [worldOf(state), worldOf(other)];
}
