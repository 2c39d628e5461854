// The first choices of every game on one laptop, holding the handle. Each is quick, and no frame shows secrets of
// the player before.
import { Frames } from '../frames.ts';
import { type PlayedGameId, playedGames } from '../games/index.ts';
import {
  allCharacters,
  hiddenMarket,
  type NewTable,
  usualStreet,
  votesWhenAsked,
  withDraft,
} from '../games/new-table.ts';
import { expect, test } from '../host.ts';
import { layTable } from '../laid-table.ts';
import type { Laptop } from '../laptop.ts';
import { openedTable } from '../opened-table.ts';
import { contentsOf, foundBehindShutter, leaked, type SecretsOfGame } from '../secrets.ts';
import { Watch } from '../watch.ts';

/** At the shutter, a peek while the name plate is held; nothing of it remains after release. */
async function glimpse(laptop: Laptop, seat: number, watch: Watch, secrets: SecretsOfGame): Promise<void> {
  await laptop.press(laptop.button(laptop.say('rewind:glimpse.open')));
  const name = laptop.wire.table.seats[seat]?.name ?? '';
  const found = async (all: readonly number[]) =>
    foundBehindShutter(
      await contentsOf(laptop.page),
      all.map((each) => watch.of(each)),
      secrets,
    );
  await laptop.dialog.getByRole('button', { name: new RegExp(name) }).hover();
  await laptop.page.mouse.down();
  await laptop.rest();
  expect(laptop.wire.heard.at(-1)).toMatchObject({ type: 'glimpse', seat });
  expect(await found([seat])).not.toEqual([]);
  await laptop.page.mouse.up();
  await expect(laptop.dialog.getByText(laptop.say('rewind:glimpse.closed'))).toBeVisible();
  await laptop.closeDialog();
  expect(await found([seat]), leaked).toEqual([]);
}

interface Quick {
  readonly table: NewTable;
  readonly names: readonly string[];
  /** The most presses for a choice, including the hold on the handle and dismissing the recap. */
  readonly presses: number;
  /** True if the first choices involve secrets. */
  readonly hasSecrets: boolean;
}

const [three, five, six] = [3, 5, 6].map((count) =>
  ['Ana', 'Bruno', 'Chidi', 'Dalia', 'Emeka', 'Farah'].slice(0, count),
);

const rows: Readonly<Record<PlayedGameId, Quick>> = {
  'brick-and-mortar': { table: withDraft, names: three ?? [], presses: 4, hasSecrets: true },
  harbour: { table: allCharacters, names: three ?? [], presses: 5, hasSecrets: false },
  'mercado-de-lisboa': { table: hiddenMarket, names: three ?? [], presses: 5, hasSecrets: false },
  // one hold, two presses to pick, one to seal, and one more for a card without a hero slot
  emporium: { table: votesWhenAsked, names: six ?? [], presses: 5, hasSecrets: true },
  'shopping-street': { table: usualStreet, names: five ?? [], presses: 7, hasSecrets: true },
};

/** Games of the fast suite: the two with the most secrets. */
const everyday: readonly PlayedGameId[] = ['brick-and-mortar', 'shopping-street'];

for (const game of Object.values(playedGames)) {
  const { table, names, presses, hasSecrets } = rows[game.id];
  test(`${names.length} people choose quickly at one laptop in ${game.id}, and no frame shows earlier secrets`, {
    // the first choices without secrets are public: whole matches have them, too
    tag: everyday.includes(game.id) ? '@everyday' : hasSecrets ? [] : '@night',
  }, async ({ page, dataFolder, openHost }) => {
    layTable(dataFolder, names, table, 'a quick taste');
    const host = await openHost();
    const laptop = await openedTable(page, host.address, { pace: 'at-once' });
    const { wire } = laptop;
    const watch = new Watch(laptop, game.secrets);
    const frames = await Frames.of(page);
    const chooser = game.chooser(laptop, 'quick');
    // every seat once, then the first again, behind another player's shutter
    const choices = names.length + 2;
    let [made, most, lookedFor, hasGlimpsed] = [0, 0, 0, false];
    /** What others hold by now, as a page would show it. */
    const hiddenFrom = (seat: number): readonly string[] =>
      names
        .flatMap((_, other) => (other !== seat && watch.knows(other) ? watch.of(other).lasting : []))
        .flatMap(({ words }) => words);

    while (made < choices) {
      const screen = await laptop.screen();
      if (screen === 'reveal') {
        await laptop.lookTogether();
        continue;
      }
      const seat = laptop.askedSeat;
      watch.listen();
      const last = wire.table.log.moves.at(-1)?.seat ?? null;
      if (screen === 'shutter' && !hasGlimpsed && last !== null && watch.knows(last)) {
        await glimpse(laptop, last, watch, game.secrets);
        hasGlimpsed = true;
      }
      const own = watch.knows(seat) ? watch.of(seat).lasting.flatMap(({ words }) => words) : [];
      const words = hiddenFrom(seat).filter((word) => !own.includes(word));
      lookedFor += words.length;
      await frames.begin(words);
      if (screen === 'shutter') await laptop.openShutter();
      const { version } = wire.table;
      await chooser.move();
      const { found, frames: looked, presses: pressed } = await frames.end();
      watch.listen();
      // revealed things are no longer secret
      const stillHidden = new Set(hiddenFrom(seat));
      expect(found.filter((word) => stillHidden.has(word))).toEqual([]);
      expect(looked).toBeGreaterThan(1);
      expect(wire.table.version).toBeGreaterThan(version);
      most = Math.max(most, pressed);
      made += 1;
    }
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(presses);

    // proof that the search works: on one's own screen it finds them
    if (hasSecrets) {
      expect(lookedFor).toBeGreaterThan(0);
      expect(hasGlimpsed).toBe(true);
      while ((await laptop.screen()) === 'reveal') await laptop.lookTogether();
      if ((await laptop.screen()) === 'shutter' || (await laptop.plate.count()) > 0) await laptop.openShutter();
      watch.listen();
      await frames.begin(watch.of(wire.table.inHand ?? 0).lasting.flatMap(({ words }) => words));
      expect((await frames.end()).found).not.toEqual([]);
    }
    expect(wire.refusals).toEqual([]);
    console.log(`${game.id}: at most ${most} presses for a choice, ${lookedFor} words looked for`);
  });
}
