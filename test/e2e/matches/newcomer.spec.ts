// Somebody who has never seen the app makes a first move of a real match, in each game: by what is written and named alone.
import { expect, test } from '../host.ts';
import { Laptop } from '../laptop.ts';
import { Newcomer } from './newcomer.ts';

/** The most that it may take from the first start, in seconds as they are modelled. */
const longest = 60;

for (const title of ['Brick & Mortar', 'Harbour', 'Mercado de Lisboa', 'Emporium', 'Shopping Street']) {
  test(`a newcomer makes a first move of ${title} within a minute of the first start`, async ({ page, host }) => {
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
