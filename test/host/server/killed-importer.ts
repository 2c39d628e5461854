import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import sqlite from 'node-sqlite3-wasm';
import { Host } from '../../../main/host/host.ts';
import { type HostMessage, hostMessage, protocolVersion } from '../../../shared/protocol/messages.ts';
import { ticTacToe } from '../../engine/reference/tic-tac-toe.ts';

// A separate process for tests: adds a person, imports games (one a line), and reads the book. It does so again with
// damaged files, and with an older index. It prints each imported table and the number of file operations, and
// kills itself before the operation with the given number.
const [folder = '', games = '', killedAt = ''] = process.argv.slice(2);
const texts = fs.readFileSync(games, 'utf8').split('\n');
const { writeSync, writeFileSync } = fs;
let operations = 0;
for (const name of ['openSync', 'writeFileSync', 'copyFileSync', 'renameSync', 'rmSync', 'unlinkSync']) {
  const operation: unknown = Reflect.get(fs, name);
  Reflect.set(fs, name, (...given: unknown[]): unknown => {
    operations += 1;
    if (operations === Number(killedAt)) process.kill(process.pid, 'SIGKILL');
    return typeof operation === 'function' ? Reflect.apply(operation, fs, given) : undefined;
  });
}
syncBuiltinESMExports();

/** Starts a host, sends it these requests one after the other, reads the book and closes the host. */
async function inHost(...requests: readonly object[]): Promise<void> {
  const host = new Host({ dataFolder: folder, appVersion: '0.0.0', gameOf: () => ticTacToe });
  const answers = new Map<string | null, HostMessage>();
  const connection = host.connect({
    send(text) {
      const message = hostMessage.parse(JSON.parse(text));
      if ('request' in message) answers.set(message.request, message);
      if (message.type === 'brought') writeSync(1, `${message.table}\n`);
    },
    close() {},
  });
  connection.receive(JSON.stringify({ type: 'hello', protocol: protocolVersion }));
  const ask = async (request: object) => {
    const name = `r${answers.size}`;
    connection.receive(JSON.stringify({ ...request, request: name }));
    while (!answers.has(name)) await setImmediate();
    return answers.get(name);
  };
  for (const request of requests) await ask(request);
  for (let reading: unknown; reading !== null; ) {
    const answer = await ask({ type: 'ask-book', question: { page: 'house' } });
    reading = answer?.type === 'book' ? answer.reading : undefined;
    await setImmediate();
  }
  await host.close();
}

const habits = { language: null, textSize: null, shutter: null, favourite: null };
const imports = texts.map((text) => ({ type: 'import', piece: 0, of: 1, text }));
await inHost({ type: 'keep-person', person: null, name: 'Ada', colour: 'teal', ...habits }, ...imports);
const index = path.join(folder, 'house-index.sqlite');
for (const file of [index, path.join(folder, 'people.json')]) writeFileSync(file, '{');
await inHost();
const older = new sqlite.Database(index);
for (const table of ['judged', 'skills', 'solos', 'collected']) older.exec(`DROP TABLE ${table}`);
older.exec('PRAGMA user_version = 1');
older.close();
await inHost();
writeSync(1, `${operations}\n`);
