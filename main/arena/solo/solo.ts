import { Option } from '@commander-js/extra-typings';
import { guideOf } from '../../../shared/games/guides.ts';
import { gameOf, games as registry } from '../../../shared/games/index.ts';
import { toolCommand, wholeNumber } from '../../launch/tool-command.mjs';
import { playerNamed } from '../players.ts';
import { showProgress } from '../progress.ts';
import { ceilingOf, challengesOf, playAlone, type SoloResult } from './matches.ts';
import { lineOf, reportOf, type SoloReport, tableHead } from './report.ts';

/** `npm run tool -- solo`: compares bots in solo challenges with a search that knows all draws. */
const command = toolCommand(
  'npm run tool -- solo',
  'Plays each solo challenge of a game by bots, and by a search that knows all draws.',
)
  .addOption(
    new Option('--game <game>', 'the game')
      .choices(
        Object.values(registry).flatMap(({ id, options }) =>
          options.some(({ seats }) => seats?.max === 1) ? [id] : [],
        ),
      )
      .makeOptionMandatory(),
  )
  .option('--only <text>', 'only challenges whose id contains this text', '')
  .option('--games <n>', 'number of games for each challenge and bot; all play the same deals', wholeNumber(), 100)
  .option('--bots <names>', 'the bots, separated by commas', 'apprentice,shopkeeper,merchant:100,wholesaler:400')
  .option('--kept <n>', 'positions that the search keeps after each turn; 0 leaves it out', wholeNumber(0), 30)
  .option('--ends <n>', 'imagined ends from each position of the search', wholeNumber(), 2)
  .option('--seed <text>', 'random seed; the same seed gives the same games', '1')
  .option('--json', 'print the reports as JSON, with all counts')
  .parse();
const values = command.opts();
const { games, kept, ends, seed } = values;
const game = gameOf(values.game) ?? command.error(`there is no game ${values.game}`);
const bots = values.bots
  .split(',')
  .map((name) => playerNamed(name) ?? command.error(`there is no bot called “${name}”`));
const challenges = challengesOf(game, guideOf(game.id)).filter(({ name }) => name.includes(values.only));

/** Plays the deals of a challenge in turn, with a progress bar. */
function played(play: (deal: string) => SoloResult): readonly SoloResult[] {
  return Array.from({ length: games }, (_, index) => {
    const result = play(`${seed}/${index}`);
    showProgress(index + 1, games);
    return result;
  });
}

const reports: SoloReport[] = [];
if (!values.json) console.log(tableHead);
for (const challenge of challenges) {
  const ceiling = kept === 0 ? null : played((deal) => ceilingOf(challenge, deal, { kept, ends }));
  const report = (player: string, results: readonly SoloResult[]): void => {
    const row = reportOf(challenge.name, player, results, ceiling);
    reports.push(row);
    if (!values.json) console.log(lineOf(row));
  };
  if (ceiling !== null) report(`knows all draws (${kept} × ${ends})`, ceiling);
  for (const bot of bots)
    report(
      bot.name,
      played((deal) => playAlone(challenge, bot, deal)),
    );
}
if (values.json) console.log(JSON.stringify(reports));
