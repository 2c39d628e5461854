// node --import tsx test/soak/matrix.ts: prints the long-running tests as JSON, per game where they need it.
import { campaigns, gameNames } from './campaigns.ts';

const each = Object.entries(campaigns).flatMap(([name, { perGame }]) =>
  perGame ? gameNames.map((game) => `${name} --game ${game}`) : [name],
);
console.log(JSON.stringify(each));
