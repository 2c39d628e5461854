import { writeSync } from 'node:fs';
import { Host } from '../../../main/host/host.ts';
import { randomFromSeed } from '../../../shared/engine/index.ts';
import { gameOf } from '../../../shared/games/index.ts';
import { hostMessage, protocolVersion, type TableMessage } from '../../../shared/protocol/messages.ts';
import { likedMove } from '../bots/alone.ts';

// A separate process for tests: plays one solo chapter after another. It prints the table of each match
// whose end it received. Tests kill it midway.
const [folder = '', seed = ''] = process.argv.slice(2);
const random = randomFromSeed(seed);
const host = new Host({ dataFolder: folder, appVersion: '0.0.0', gameOf });
const sent: { latest: TableMessage | null } = { latest: null };
const connection = host.connect({
  send(text) {
    const message = hostMessage.parse(JSON.parse(text));
    if (message.type !== 'table') return;
    sent.latest = message;
    if (message.outcome !== null) writeSync(1, `${message.table}\n`);
  },
  close() {},
});

let asked = 0;
function ask(request: object): void {
  asked += 1;
  connection.receive(JSON.stringify({ ...request, request: `r${asked}` }));
}

connection.receive(JSON.stringify({ type: 'hello', protocol: protocolVersion }));
const seats = [{ name: 'Ada', colour: 'navy' }];
const options = { challenge: 'last-orders' };
for (;;) {
  ask({ type: 'create-table', game: 'mercado-de-lisboa', options, seats });
  for (let now = sent.latest; now !== null && now.outcome === null; now = sent.latest) {
    const { table, version } = now;
    ask({ type: 'play', table, version, seat: 0, move: likedMove(now, random) });
  }
  ask({ type: 'leave-table', table: sent.latest?.table });
}
