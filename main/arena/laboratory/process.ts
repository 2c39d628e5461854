import { changeFigures } from './figures.ts';
import { assignment, type MatchFacts, request } from './messages.ts';

/**
 * A process of the laboratory: receives an assignment, then the number of each match, and answers with its facts.
 * It imports the game after its figures have been changed, and the changes end with it.
 */
process.once('message', async (message) => {
  const assigned = assignment.parse(message);
  await changeFigures(assigned.game, assigned.version.figures);
  const { playerOf } = await import('./match.ts');
  const play = await playerOf(assigned);
  process.on('message', (index) => {
    const facts: MatchFacts = play(request.parse(index));
    process.send?.(facts);
  });
  process.send?.('ready');
});
