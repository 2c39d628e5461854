// Emporium round one laptop, by clicking: what is chosen behind the screen stays there until all is turned over.
import { type AnyGame, games } from '../../../shared/games/index.ts';
import { EmporiumChooser } from '../games/emporium/chooser.ts';
import { emporiumSecrets } from '../games/emporium/secrets.ts';
import { shopOf } from '../games/emporium/shop-pieces.ts';
import { manyVotes } from '../games/new-table.ts';
import { expect, test } from '../host.ts';
import { layTable } from '../laid-table.ts';
import { openedTable } from '../opened-table.ts';
import { expectAsKept, keptMatch } from '../table/kept-match.ts';
import { Watch } from '../watch.ts';
import { expectScores } from './ending.ts';
import { comeToScreen, reloadPage, restartHost } from './hand-over.ts';

const names = ['Ana', 'Bruno', 'Chidi'];
const game: AnyGame = games.emporium;
/** All that has to be met in the match before the test has shown anything. */
const mustHappen = [
  'choice-sealed',
  'choices-revealed',
  'item-sold',
  'sale-failed',
  'monster-beaten',
  'leather-drawn',
  'item-upgraded',
  'vote-sealed',
  'votes-revealed',
  'hero-banished',
  'marker-passed',
  'seat-scored',
  'match-ended',
];

test('three people play a whole match of Emporium by clicking, and nobody learns what another holds, chooses or marks', async ({
  page,
  dataFolder,
  openHost,
}) => {
  const broken: string[] = [];
  page.on('pageerror', ({ message }) => broken.push(message));
  const table = layTable(dataFolder, names, manyVotes, 'emporium 3 5');
  const host = await openHost();
  const laptop = await openedTable(page, host.address, { pace: 'step-by-step', shutter: 'pressTwice' });

  const watch = new Watch(laptop, emporiumSecrets);
  const chooser = new EmporiumChooser(laptop, 'three shopkeepers');
  const done = { undo: false, recap: false, reload: false, restart: false, ownHand: false, choices: 0, votes: 0 };
  for (let screen = await laptop.screen(); screen !== 'ledger'; screen = await laptop.screen()) {
    const { inHand } = laptop.wire.table;
    const { round, question, players } = shopOf(laptop.wire.table.view);
    if (screen === 'reveal') {
      watch.listen();
      const turned = laptop.wire.table.log.moves.flatMap(({ events }) => events.map(({ type }) => type));
      done[turned.findLast((type) => type.endsWith('-revealed')) === 'votes-revealed' ? 'votes' : 'choices'] += 1;
      await laptop.lookTogether();
      continue;
    }
    if (screen === 'shutter') {
      await watch.atShutter();
      const someSealed = players.some(({ choice }) => choice.made);
      // in the middle of a round of choices: what is sealed stays so
      if (round === 2 && question?.type === 'choose' && someSealed && !done.reload) {
        await reloadPage(laptop);
        done.reload = true;
        continue;
      }
      if (round === 3 && question?.type === 'choose' && someSealed && !done.restart) {
        await restartHost(laptop, host);
        expect(shopOf(laptop.wire.table.view).players.map(({ choice }) => choice)).toEqual(
          players.map(({ choice }) => choice),
        );
        done.restart = true;
        continue;
      }
      if (await comeToScreen(laptop, names)) done.recap = true;
      await watch.atBoard();
      continue;
    }
    if (!done.ownHand) done.ownHand = await watch.atOwn(inHand ?? 0);
    await chooser.move();
    if (!done.undo && laptop.wire.table.inHand === inHand) done.undo = await laptop.undoAndRedo();
    expect(laptop.wire.refusals).toEqual([]);
  }

  watch.listen();
  const { happened } = laptop.wire;
  expect(mustHappen.filter((type) => !happened.has(type))).toEqual([]);
  expect(done).toMatchObject({ undo: true, recap: true, reload: true, restart: true, ownHand: true });
  const { outcome, log, view } = laptop.wire.table;
  expect(done.choices).toBe(shopOf(view).round);
  expect(done.votes).toBeGreaterThan(3);
  expect(watch.handOvers).toBeGreaterThan(25);
  expect(watch.searches).toBeGreaterThan(100);

  const match = await keptMatch(dataFolder, table, game);
  expectAsKept(laptop.wire, game, match);
  expect(outcome?.ending).toBe('heroes');
  await expectScores(laptop);
  expect(broken).toEqual([]);
  console.log(`${log.from + log.moves.length} moves, ${watch.handOvers} hand-overs, ${watch.searches} searches`);
});
