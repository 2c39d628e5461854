// A test host in its own process: host-program.ts TABLE NAME
// It listens at every address, announces its table on all adapters of its computer and looks for others, as the app
// does.
// Prints one JSON object per line: `sent` after an announcement, `list` whenever the nearby tables change.
// Reads one command per line: `free N` changes the free seats, `stop` says goodbye and ends.
import { createServer } from 'node:http';
import { createInterface } from 'node:readline';
import { ownAdapters } from '../../../main/lan/mdns/adapters.ts';
import { advertiser, browse } from '../../../main/lan/mdns/index.ts';

const [table = '', name = ''] = process.argv.slice(2);
const port = 7777;
let free = 4;
let sent = '';

const say = (event: string, facts: object): void => console.log(JSON.stringify({ event, at: Date.now(), ...facts }));

const ads = advertiser({ onFailure: (error) => say('failure', { words: error.message }) });

/** Announces again if the addresses or the free seats have changed. */
function announce(): void {
  const addresses = ownAdapters().map(({ address }) => address);
  const words = JSON.stringify([addresses, free]);
  if (words === sent) return;
  sent = words;
  ads.announce([{ room: table, name, game: 'brick-and-mortar', free }], { port, addresses });
  say('announced', { addresses, free });
}

const server = createServer((_request, response) => response.end());
server.listen(port, '0.0.0.0', () => {
  // lost hosts are noticed sooner than in the app, to shorten the test
  const settings = { isOwn: (own: string) => own === table, tryEvery: 3_000 };
  const stopLooking = browse((tables) => say('list', { tables }), settings);
  announce();
  const follow = setInterval(announce, 500);
  createInterface({ input: process.stdin }).on('line', async (line) => {
    const [command, number] = line.split(' ');
    if (command === 'free') {
      free = Number(number);
      announce();
    } else {
      clearInterval(follow);
      stopLooking();
      await ads.stop();
      server.close();
      server.closeAllConnections();
      process.stdin.destroy();
    }
  });
});
