import { writeSync } from 'node:fs';
import { Host } from '../../../main/host/host.ts';
import { below, randomFromSeed } from '../../../shared/engine/index.ts';
import { hostMessage, protocolVersion, type TableMessage } from '../../../shared/protocol/messages.ts';
import { sealedMarket } from '../../engine/reference/sealed-market.ts';

// A separate process for tests: continues a table with random moves, undos and rewinds. It prints the table's version
// after each answer and `over` at the end. Tests kill it midway.
const [folder = '', table = '', seed = ''] = process.argv.slice(2);
const random = randomFromSeed(seed);
const host = new Host({ dataFolder: folder, appVersion: '0.0.0', gameOf: () => sealedMarket });
const sent: { latest: TableMessage | null } = { latest: null };
const connection = host.connect({
  send(text) {
    const message = hostMessage.parse(JSON.parse(text));
    if (message.type === 'table') sent.latest = message;
    if (message.type === 'done') writeSync(1, `${sent.latest?.version ?? 0}\n`);
  },
  close() {},
});

let asked = 0;
function ask(request: object): void {
  asked += 1;
  connection.receive(JSON.stringify({ table, ...request, request: `r${asked}` }));
}

connection.receive(JSON.stringify({ type: 'hello', protocol: protocolVersion }));
ask({ type: 'open-table' });
for (;;) {
  const now = sent.latest;
  if (now === null || now.outcome !== null || now.readOnly) break;
  const { version, inHand: seat } = now;
  const move = now.legal[below(random, Math.max(1, now.legal.length))];
  if (seat === null || move === undefined) ask({ type: 'take-in-hand', seat: now.undoableBy ?? now.next });
  else if (now.undo && below(random, 3) === 0) ask({ type: 'undo', version, seat });
  else if (now.rewindFor !== null && below(random, 6) === 0) {
    const by = now.rewindFor;
    ask({ type: 'ask-rewind', version, seat: by, aloud: now.own.filter((each) => each !== by) });
  } else ask({ type: 'play', version, seat, move });
  if (seat !== null && sent.latest?.inHand === null) ask({ type: 'take-in-hand', seat: sent.latest.next ?? 0 });
}
// keeps the table open, like a program that is still running
writeSync(1, 'over\n');
setInterval(() => {}, 1000);
