// Planted leaks that the page watch must notice in every game: a secret in a line of the log, in the window title and
// in a tooltip while the shutter is down. `test/laws` plants leaks in matches, `test/bots` in hints.
import { pick, randomFromSeed } from '../../../shared/engine/index.ts';
import { sampleTable } from '../../renderer/table/sample-table.ts';
import { brickSecrets, leaksIn } from '../games/brick-and-mortar/secrets.ts';
import { viewOf } from '../games/brick-and-mortar/view.ts';
import { type PlayedGameId, playedGames } from '../games/index.ts';
import { allCharacters, hiddenMarket, manyVotes, type NewTable, readyMade, usualStreet } from '../games/new-table.ts';
import { expect, test } from '../host.ts';
import { layTable, type Offer, playLaid } from '../laid-table.ts';
import { Laptop } from '../laptop.ts';
import { contentsOf, foundBehindShutter, foundOnPage, leaked, type Secret } from '../secrets.ts';
import { Watch } from '../watch.ts';
import { say } from '../words.ts';

const names = ['Ana', 'Bruno', 'Chidi'];

/** A table of each game where a player has a secret from the others. */
const tables: Readonly<Record<PlayedGameId, NewTable>> = {
  'brick-and-mortar': readyMade,
  harbour: allCharacters,
  'mercado-de-lisboa': hiddenMarket,
  emporium: manyVotes,
  'shopping-street': usualStreet,
};

/** Plays at random until the player on turn has a secret, which is recorded in `found`. */
function untilSomethingIsHidden(game: PlayedGameId, found: Secret[]) {
  const random = randomFromSeed('planted');
  return ({ seat, view, legal }: Offer) => {
    const table = sampleTable({ game, view, viewer: seat, inHand: seat });
    found.push(...(playedGames[game].secrets.inHand(table)?.lasting ?? []));
    return found.length > 0 ? null : pick(random, legal);
  };
}

/** A planted leak: the page, the words of the secret, and the place where it must be found. */
const plants: Readonly<Record<string, { readonly plant: (word: string) => void; readonly place: string }>> = {
  'a line of the log': {
    plant: (word) => {
      const line = document.createElement('li');
      line.textContent = `Ana: ${word}`;
      document.querySelector('main')?.append(line);
    },
    place: 'text',
  },
  'the title of the window': {
    plant: (word) => {
      document.title = word;
    },
    place: 'title',
  },
  'a tooltip': {
    plant: (word) => document.querySelector('main button')?.setAttribute('title', word),
    place: 'document',
  },
};

for (const game of Object.values(playedGames)) {
  test(`the watch over secrets finds planted leaks in ${game.id}`, async ({ page, dataFolder, openHost }) => {
    const secrets: Secret[] = [];
    const table = layTable(dataFolder, names, tables[game.id], 'the Noble looks 28');
    playLaid(dataFolder, table, untilSomethingIsHidden(game.id, secrets));
    const host = await openHost();
    const laptop = await Laptop.open(page, host.address);
    await laptop.openTheShop();
    await laptop.handle.or(laptop.plate).first().waitFor();
    if ((await laptop.plate.count()) > 0) {
      // a public question can wait behind the shutter, too
      await laptop.press(laptop.button(say('tools.menu')));
      await laptop.press(laptop.dialog.getByRole('button', { name: say('tools.lowerShutter') }));
      await laptop.handle.waitFor();
    }
    await new Watch(laptop, game.secrets).atShutter();

    const [{ words } = { words: [] }] = secrets;
    const [word = ''] = words.slice(-1);
    const found = async () =>
      foundBehindShutter(await contentsOf(page), [{ lasting: secrets, passing: [] }], game.secrets);
    expect(await found(), leaked).toEqual([]);
    for (const [what, { plant, place }] of Object.entries(plants)) {
      await page.evaluate(plant, word);
      expect(await found(), what).toContain(`${word} in ${place}`);
    }
  });
}

test('the watch over secrets finds leaks in a host’s messages and in any place of a page', async ({ page, host }) => {
  const laptop = await Laptop.open(page, host.address);
  await laptop.startGame(names.slice(0, 2), readyMade);
  const watch = new Watch(laptop, brickSecrets);
  await watch.atShutter();
  await laptop.openShutter();
  watch.listen();
  const { table } = laptop.wire;
  const seat = table.inHand ?? 0;
  const own = watch.of(seat);
  expect(leaksIn(table), leaked).toEqual([]);

  const behind = { ...table, inHand: null };
  expect(leaksIn(behind)).toEqual(['a viewer while the shutter is down', 'moves while the shutter is down']);
  const toOther = leaksIn({ ...table, viewer: 1 - seat });
  for (const fact of ['money', 'market cards', 'stores in hand']) {
    expect(toOther.some((words) => words.startsWith(`${fact} of seat ${seat}`))).toBe(true);
  }
  const moves = [{ seat, events: [{ type: 'card-chosen', seat, card: 'm01', face: 'supply' }] }];
  expect(leaksIn({ ...table, log: { after: null, from: 0, moves } }), leaked).toEqual([]);
  expect(
    leaksIn({
      ...table,
      viewer: 'spectator',
      view: { ...viewOf(table), players: [] },
      log: { after: null, from: 0, moves },
    }),
  ).toHaveLength(2);

  const contents = await contentsOf(page);
  const found = foundBehindShutter(contents, [own], brickSecrets);
  for (const { id } of own.lasting)
    expect(found.some((words) => words.endsWith('in accessibility tree') && !words.startsWith(id))).toBe(true);
  expect(found.some((words) => words.startsWith('$'))).toBe(true);
  await page.evaluate((kept) => {
    sessionStorage.setItem('kept', kept);
    document.title = kept;
  }, own.passing[0]?.id ?? '');
  await page.context().addCookies([{ name: 'kept', value: own.passing[0]?.id ?? '', url: host.address }]);
  const kept = foundOnPage(await contentsOf(page), [own]);
  for (const place of ['session storage', 'cookies', 'title'])
    expect(kept.some((words) => words.includes(place))).toBe(true);
});
