// A newcomer makes a first move of a real match in each game, guided only by visible texts and names.
// Returning players start again.
import { openMarket } from '../games/new-table.ts';
import { expect, test } from '../host.ts';
import { layTable } from '../laid-table.ts';
import { Laptop } from '../laptop.ts';
import { say } from '../words.ts';
import { Newcomer } from './newcomer.ts';

/** The limit from the first start, in modelled seconds: a minute, with some margin. */
const longest = 55;
/** The game that takes longest; only the nightly run has time for the others. */
const slowest = 'Emporium';

for (const title of ['Brick & Mortar', 'Harbour', 'Mercado de Lisboa', 'Emporium', 'Shopping Street']) {
  test(`a newcomer makes a first move of ${title} within a minute of the first start`, {
    tag: title === slowest ? [] : '@night',
  }, async ({ page, host }) => {
    const laptop = await Laptop.open(page, host.address);
    const newcomer = new Newcomer(page, () => laptop.rest());
    const sits = () => laptop.wire.heard.some(({ type }) => type === 'table');
    const hasMoved = () =>
      sits() &&
      laptop.wire.heard.some(
        (message) =>
          message.type === 'table' && message.log.moves.some(({ seat }) => seat !== null && message.own.includes(seat)),
      );
    await newcomer.playFirstMove(title, hasMoved);
    const { presses, words, seconds, wordsInAll, secondsInAll } = newcomer;
    const rest = `${wordsInAll} words and ${secondsInAll.toFixed(0)} s with all that stood there`;
    console.log(`${title}: ${presses} presses, ${words} words, ${seconds.toFixed(0)} s; ${rest}`);
    expect(laptop.wire.table.lesson ?? null).toBeNull();
    expect(seconds).toBeLessThanOrEqual(longest);
  });
}

test('two returning players are at their first choice after three presses', async ({ page, openHost, dataFolder }) => {
  layTable(dataFolder, ['Ana', 'Bruno'], openMarket, 'the evening before');
  const host = await openHost();
  const laptop = await Laptop.open(page, host.address);
  await laptop.press(page.getByRole('button', { name: new RegExp(`^${say('games.harbour')}`) }).first());
  await laptop.press(laptop.button(say('street:sitDown')));
  await laptop.press(laptop.dialog.getByRole('button', { name: say('newGame.start') }));
  await expect(laptop.counter).toContainText('Ana');
  expect(laptop.wire.table.seats.map(({ name }) => name)).toEqual(['Ana', 'Bruno']);
  expect(laptop.wire.table.options).toMatchObject({ goods: 'one-each' });
});
