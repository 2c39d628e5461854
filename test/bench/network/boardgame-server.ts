import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { seatAt, see } from '../../../shared/engine/index.ts';
import type { MarketState } from '../../engine/reference/sealed-market-state.ts';
import { boardgameOf } from '../arms/boardgame-io.ts';
import { market } from './market.ts';
import { answerOrders, boardgameOrder, memoryInUse } from './orders.ts';

/** boardgame.io's own server with the market as its game, in its own process: `boardgame-server memory|flat-file`. */

interface BoardgameServers {
  Server(settings: { readonly games: readonly object[]; readonly origins: readonly string[]; readonly db?: object }): {
    run(port: number): Promise<{ readonly appServer: Server }>;
  };
  readonly FlatFile: new (settings: { readonly dir: string }) => object;
}

const folder = mkdtempSync(path.join(tmpdir(), 'high-street-boardgame-io-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const require = createRequire(new URL('../boardgame-io/package.json', import.meta.url));
const { Server: createServer, FlatFile }: BoardgameServers = require('boardgame.io/server');

const game = {
  ...boardgameOf(market, ({ ctx }) => market.setup(ctx.numPlayers, {}, [0, 0, 0, 0])),
  // keeps no copies of former states, which players must not return to anyway
  disableUndo: true,
  playerView: ({ G, playerID }: { readonly G: MarketState; readonly playerID: string | null }) =>
    see(market.hiding, G, playerID === null ? 'spectator' : seatAt(Number(playerID))),
};
const isOnDisk = process.argv[2] === 'flat-file';
const server = createServer({
  games: [game],
  origins: [],
  ...(isOnDisk && { db: new FlatFile({ dir: folder }) }),
});
const running = server.run(0);

answerOrders(async (raw) => {
  const { order } = boardgameOrder.parse(raw);
  if (order === 'memory') return await memoryInUse();
  const address = (await running).appServer.address();
  return { port: typeof address === 'object' && address !== null ? address.port : 0 };
});
