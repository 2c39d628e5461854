import { BrickChooser } from '../games/brick-and-mortar/chooser.ts';
import { brickSecrets, toldTooMuch } from '../games/brick-and-mortar/secrets.ts';
import { brickView, viewOf } from '../games/brick-and-mortar/view.ts';
import { readyMade } from '../games/new-table.ts';
import { expect, test } from '../host.ts';
import { Laptop } from '../laptop.ts';
import { contentsOf, foundBehindShutter, foundOnPage, leaked } from '../secrets.ts';
import { Watch } from '../watch.ts';
import { say, saying } from '../words.ts';

const names = ['Ana', 'Bruno'];
/** All that has to be met in a match before its test has shown anything. */
const mustHappen = ['store-bought', 'bids-revealed', 'piles-formed', 'sold', 'stocked', 'points-bought', 'match-ended'];

/** Presses a line of the till roll with a sum: it opens into its reckoning, whose rows end in that sum. */
async function openReckoning(laptop: Laptop): Promise<boolean> {
  const roll = laptop.page.getByRole('list', { name: say('roll.title') }).first();
  const line = roll.getByRole('button', { expanded: false }).filter({ hasText: '$' }).last();
  if ((await line.count()) === 0) return false;
  // on its mark: a word of the game's own in it would open its meaning
  await line.click({ position: { x: 8, y: 8 } });
  await expect(roll.getByRole('button', { expanded: true }).filter({ hasText: '$' }).first()).toBeVisible();
  await expect(roll.getByRole('button', { name: saying('roll.rule') }).first()).toBeVisible();
  return true;
}

/** At the shutter, a look at one's own things while a sign is held; let go, nothing of it is on the page. */
async function glimpse(laptop: Laptop, watch: Watch, seat: number): Promise<void> {
  await laptop.press(laptop.button(say('glimpse.open')));
  const sign = laptop.dialog.getByRole('button', { name: new RegExp(names[seat] ?? '') });
  await sign.hover();
  await laptop.page.mouse.down();
  await laptop.rest();
  const told = laptop.wire.heard.at(-1);
  if (told?.type !== 'glimpse') throw new Error('The host answered the glimpse with something else.');
  expect(told.seat).toBe(seat);
  const money = brickView.parse(told.view).players[seat]?.money;
  await expect(laptop.dialog.getByText(`$${money}`).first()).toBeVisible();
  expect(foundBehindShutter(await contentsOf(laptop.page), [watch.of(seat)], brickSecrets)).not.toEqual([]);
  await laptop.page.mouse.up();
  await expect(laptop.dialog.getByText(say('glimpse.closed'))).toBeVisible();
  await laptop.closeDialog();
  expect(foundBehindShutter(await contentsOf(laptop.page), [watch.of(0), watch.of(1)], brickSecrets), leaked).toEqual(
    [],
  );
}

test('two people play a whole first game by clicking, and no secret crosses the table', async ({ page, host }) => {
  const broken: string[] = [];
  page.on('pageerror', ({ message }) => broken.push(message));
  const laptop = await Laptop.open(page, host.address);
  await laptop.settle(['settings.motion', 'settings.motions.off'], ['settings.pace', 'settings.paces.at-once']);
  await laptop.startGame(names, readyMade);

  const watch = new Watch(laptop, brickSecrets);
  const chooser = new BrickChooser(laptop, 'first game');
  const phases = new Set<string>();
  /** From February on the handle is pressed twice: the other way to open, and the quicker one for a test. */
  let pressesTwice = false;
  const done = { undo: false, reckoning: false, recap: false, glimpse: false };

  for (let screen = await laptop.screen(); screen !== 'ledger'; screen = await laptop.screen()) {
    if (screen === 'reveal') await laptop.lookTogether();
    else if (screen === 'shutter') {
      await watch.atShutter();
      const last = laptop.wire.table.log.moves.at(-1)?.seat;
      if (!done.glimpse && watch.handOvers > 4 && last !== undefined) {
        await glimpse(laptop, watch, last);
        done.glimpse = true;
      }
      const next = laptop.askedSeat;
      if (pressesTwice) await laptop.openShutterByPressing();
      else await laptop.openShutter();
      await expect(page.getByRole('main', { name: say('table.of', { name: names[next] ?? '' }) })).toBeVisible();
      await watch.atBoard();
      const recap = page.getByRole('complementary', { name: say('recap.title', { name: names[next] ?? '' }) });
      if ((await recap.count()) > 0) {
        await expect(recap.getByRole('listitem').first()).toBeVisible();
        await laptop.press(recap.getByRole('button', { name: say('recap.close') }));
        await expect(recap).toHaveCount(0);
        done.recap = true;
      }
    } else {
      const { phase, month } = viewOf(laptop.wire.table);
      phases.add(phase);
      if (month > 0 && !pressesTwice) {
        await laptop.settle(['settings.shutter', 'settings.shutters.pressTwice']);
        pressesTwice = true;
      }
      await chooser.move();
      if (!done.undo && (await laptop.screen()) === 'board') done.undo = await laptop.undoAndRedo();
      if (!done.reckoning && (await laptop.screen()) === 'board') done.reckoning = await openReckoning(laptop);
    }
    expect(laptop.wire.refusals).toEqual([]);
  }

  watch.listen();
  const events = laptop.wire.heard.flatMap((message) =>
    message.type === 'table' ? message.log.moves.flatMap((move) => move.events) : [],
  );
  for (const event of events) if (event.type === 'phase-began') phases.add(String(event.phase));
  const happened = new Set(events.map(({ type }) => type));
  expect(mustHappen.filter((type) => !happened.has(type))).toEqual([]);
  const bids = events.filter(({ type }) => type === 'bids-revealed');
  expect(bids.some(({ bids: all }) => Array.isArray(all) && all.length === 2)).toBe(true);
  expect(bids.some(({ trade }) => trade === 'sale')).toBe(true);
  for (const phase of ['building', 'advertisement', 'supply', 'sale', 'inventory', 'utilities', 'investment']) {
    expect(phases).toContain(phase);
  }
  expect(done).toEqual({ undo: true, reckoning: true, recap: true, glimpse: true });
  expect(watch.handOvers).toBeGreaterThan(30);

  const { outcome } = laptop.wire.table;
  const winner = names[outcome?.places.indexOf(Math.min(...outcome.places)) ?? 0] ?? '';
  await expect(
    page.getByRole('heading', { name: laptop.say('brick-and-mortar:ledger.winner', { name: winner }) }),
  ).toBeVisible();
  for (const score of outcome?.scores ?? []) {
    await expect(
      page
        .getByRole('table')
        .getByText(String(Math.abs(score)))
        .first(),
    ).toBeVisible();
  }
  expect(broken).toEqual([]);
});

test('the watch over secrets notices what it is there to notice', async ({ page, host }) => {
  const laptop = await Laptop.open(page, host.address);
  await laptop.startGame(names, readyMade);
  const watch = new Watch(laptop, brickSecrets);
  await watch.atShutter();
  await laptop.openShutter();
  watch.listen();
  const { table } = laptop.wire;
  const seat = table.inHand ?? 0;
  const own = watch.of(seat);
  expect(toldTooMuch(table), leaked).toEqual([]);

  const behind = { ...table, inHand: null };
  expect(toldTooMuch(behind)).toEqual(['a viewer while the shutter is down', 'moves while the shutter is down']);
  const toOther = toldTooMuch({ ...table, viewer: 1 - seat });
  for (const fact of ['money', 'market cards', 'stores in hand']) {
    expect(toOther.some((words) => words.startsWith(`${fact} of seat ${seat}`))).toBe(true);
  }
  const moves = [{ seat, events: [{ type: 'card-chosen', seat, card: 'm01', face: 'supply' }] }];
  expect(toldTooMuch({ ...table, log: { after: null, from: 0, moves } }), leaked).toEqual([]);
  expect(
    toldTooMuch({
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
