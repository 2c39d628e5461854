// Matches of one person: against bots with the coach, and solo.
import type { Chooser } from '../chooser.ts';
import { HarbourChooser } from '../games/harbour/chooser.ts';
import { MercadoChooser, marketOf } from '../games/mercado-de-lisboa/chooser.ts';
import { wharfs } from '../games/new-table.ts';
import { expect, test } from '../host.ts';
import { layTable } from '../laid-table.ts';
import type { Laptop } from '../laptop.ts';
import { openedTable } from '../opened-table.ts';
import { say } from '../words.ts';
import { Solo } from './solo.ts';
import { expectScoring } from './whole-matches.ts';

test('plays a whole match of harbour against bots, has it analysed, and continues from one of its moments', {
  tag: '@long',
}, async ({ page, host }) => {
  const solo = await Solo.open(page, host.address);
  const { laptop } = solo;
  // with two, matches are too short to lose chances in
  await solo.sitDown(wharfs, 3, 'apprentice');
  expect(solo.levels).toEqual([null, 'apprentice', 'apprentice']);
  // the first choice by hand, the others as a Shopkeeper bot would
  expect(await solo.isAsked()).toBe(true);
  await new HarbourChooser(laptop, 'alone against bots').move();
  await solo.playHints(8);
  await laptop.page.reload();
  await laptop.counter.waitFor();
  await laptop.rest();
  expect(solo.levels).toEqual([null, 'apprentice', 'apprentice']);
  expect(await solo.playHints()).toBeGreaterThan(2);
  await expectScoring(laptop, 'harbour-log:ledger.winner');
  const over = laptop.wire.table;

  await laptop.press(laptop.button(say('bots:coach.open')));
  await expect(page.getByRole('heading', { level: 1, name: say('bots:coach.title') })).toBeFocused();
  const chances = page.getByRole('table', { name: say('bots:coach.chances') });
  await chances.waitFor({ timeout: 60_000 });
  await expect(page.getByRole('figure', { name: say('bots:coach.chances') })).toBeVisible();
  await expect(chances.getByRole('row').first().getByRole('columnheader')).toHaveText([
    say('bots:coach.moment'),
    ...over.seats.map(({ name }) => name),
  ]);
  // the number of analysed choices is fixed, the time is not; findings are refined until the end
  const coachings = () => laptop.wire.heard.filter((message) => message.type === 'coaching');
  const latest = () => coachings().at(-1);
  await expect.poll(() => latest()?.more, { timeout: 150_000 }).toBe(false);
  const coaching = latest();
  expect(coaching?.chances).toHaveLength(over.log.from + over.log.moves.length + 1);
  expect(coaching?.chances.at(-1)?.[over.outcome?.places.indexOf(1) ?? 0]).toBeGreaterThan(0.5);

  // early findings stay in place on the page
  const [moment] = coachings().find(({ moments }) => moments.length > 0)?.moments ?? [];
  if (moment === undefined) throw new Error('No choice of an Apprentice could have been better.');
  const card = page.getByRole('listitem', { name: over.seats[moment.seat]?.name ?? '' }).first();
  await expect(
    card.getByText(say('bots:coach.wins', { chance: `${Math.round(moment.better.chance * 100)}%` })),
  ).toBeVisible();
  await laptop.press(card.getByRole('button', { name: say('bots:coach.see') }));
  const bar = page.getByRole('group', { name: say('rewind:lookBack.title') });
  await expect(bar.getByRole('slider', { name: say('rewind:lookBack.slider') })).toHaveValue(String(moment.position));
  await laptop.press(bar.getByRole('button', { name: say('bots:coach.back') }));

  await laptop.press(card.getByRole('button', { name: say('bots:coach.playOnHere') }));
  await laptop.dialog.getByRole('radio', { name: say('bots:level.apprentice.name') }).check();
  await laptop.press(laptop.dialog.getByRole('button', { name: say('bots:coach.playOn') }));
  await expect(laptop.dialog).toHaveCount(0);
  expect(laptop.wire.table.table).not.toBe(over.table);
  expect(laptop.wire.table.outcome).toBeNull();
  expect(solo.levels[moment.seat]).toBeNull();
  expect(solo.levels.filter((level) => level === 'apprentice')).toHaveLength(2);
  expect(await solo.playHints(2)).toBeGreaterThan(0);
  expect(laptop.wire.refusals).toEqual([]);
  expect(solo.complaints).toEqual([]);
});

/** Plays to the end; no shutter ever comes down. */
async function playAlone(laptop: Laptop, chooser: Chooser, look: () => Promise<void> = async () => {}): Promise<void> {
  let undone = false;
  for (let screen = await laptop.screen(); screen !== 'ledger'; screen = await laptop.screen()) {
    expect(screen).toBe('board');
    await look();
    await chooser.move();
    if (!undone && laptop.wire.table.outcome === null) undone = await laptop.undoAndRedo();
  }
  expect(undone).toBe(true);
  expect(laptop.wire.refusals).toEqual([]);
}

const challenge = say('options.mercado-de-lisboa.challenge.values.last-orders');
const standing = say('mercado-campaign:standing', {
  count: 2,
  most: 29,
  rank: say('mercado-campaign:ranks.beginner'),
});

/** Opens the dialog for a new table of one player, with the game chosen. */
async function chooseAlone(laptop: Laptop): Promise<void> {
  await laptop.press(laptop.button(say('shelf.roundThisDevice')));
  const choose = (group: string, value: string): Promise<void> =>
    laptop.dialog
      .getByRole('group', { name: group, exact: true })
      .getByRole('radio', { name: value, exact: true })
      .check();
  await choose(say('newGame.which'), say('games.mercado-de-lisboa'));
  await choose(say('newGame.howMany'), say('newGame.players', { count: 1 }));
}

/** The card of the nine challenges shows the result of this one and moves to the next. */
async function expectFame(laptop: Laptop): Promise<void> {
  const { dialog } = laptop;
  await expect(dialog.getByText(standing)).toBeVisible();
  const played = dialog.getByRole('radio', { name: challenge });
  await expect(played).toHaveAccessibleName(new RegExp(say('mercado-campaign:best', { count: 2, most: 3 })));
  await expect(played).not.toBeChecked();
}

test('plays a challenge, and keeps its fame for the next after a restart', async ({ page, dataFolder, openHost }) => {
  layTable(dataFolder, ['Ana'], { game: 'mercado-de-lisboa', options: { challenge: 'last-orders' } }, 'market 509');
  const host = await openHost();
  const laptop = await openedTable(page, host.address, { pace: 'at-once' });
  const chooser = new MercadoChooser(laptop, 'last orders', 'money');
  await playAlone(laptop, chooser, async () => {
    const isLast = marketOf(laptop.wire.table.view).tally?.actions === 11;
    if (isLast) await expect(page.getByText(say('mercado-de-lisboa:next.last-order')).first()).toBeVisible();
  });
  const { outcome } = laptop.wire.table;
  expect(outcome).toMatchObject({ ending: 'last-order', alone: { won: true } });
  expect(outcome?.alone?.campaign).toEqual({ chapter: 'last-orders', fame: 2, greatDeal: false });
  const heading = say('mercado-log:ledger.fame', { challenge, count: 2 });
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  await expect(page.getByText(standing)).toBeVisible();

  await laptop.press(laptop.button(say('tools.leave')));
  await chooseAlone(laptop);
  await laptop.dialog.getByLabel(say('newGame.nameOf', { number: 1 })).fill('ana');
  await expectFame(laptop);
  await laptop.closeDialog();

  await host.restart();
  await page.goto(host.address);
  await laptop.rest();
  await chooseAlone(laptop);
  const whose = laptop.dialog.getByRole('group', { name: say('lobby:campaign.goOn') });
  await whose.getByRole('radio', { name: 'Ana' }).check();
  await expectFame(laptop);
  await laptop.press(laptop.dialog.getByRole('button', { name: say('newGame.start') }));
  await laptop.counter.waitFor();
  // the campaign continues with the first unplayed challenge, which begins with a choice
  await expect(laptop.counter).toContainText(say('mercado-counter:titles.specialty'));
  await new MercadoChooser(laptop, 'specialist').move();
  expect(marketOf(laptop.wire.table.view).tally?.specialty).not.toBeNull();
  expect(laptop.wire.refusals).toEqual([]);
});
