// node --import tsx test/soak/matrix.ts: prints the campaigns as JSON, once for each game where a campaign asks for it.
import { campaigns, gameNames } from './campaigns.ts';

const each = Object.entries(campaigns).flatMap(([name, { perGame }]) =>
  perGame ? gameNames.map((game) => `${name} --game ${game}`) : [name],
);
console.log(JSON.stringify(each));
