// Whole games of one person against bots, from the street to the scoring; and what the coach says of one of them.
import { playedGames } from '../games/index.ts';
import { type NewTable, openMarket, readyMade, usualStreet, votesWhenAsked, wharfs } from '../games/new-table.ts';
import { expect, test } from '../host.ts';
import type { Laptop } from '../laptop.ts';
import { say } from '../words.ts';
import { Solo } from './solo.ts';

/** The longest first: it is played beside the others. */
const games: readonly (readonly [laid: NewTable, players: number])[] = [
  [usualStreet, 3],
  [readyMade, 2],
  [votesWhenAsked, 2],
  [openMarket, 2],
];

/** The last row of the scoring is what everybody's points come to. */
async function expectScores(laptop: Laptop): Promise<void> {
  await expect(laptop.button(say('ledger.turnBack'))).toBeVisible();
  const scoring = laptop.page.getByRole('table', { name: say('ledger.caption') });
  const sums = await scoring.getByRole('row').last().getByRole('cell').allInnerTexts();
  const { scores = [] } = laptop.wire.table.outcome ?? {};
  expect(scores.length).toBeGreaterThan(1);
  expect(sums.map((sum) => Number(sum.replace('−', '-'))).toSorted()).toEqual(scores.toSorted());
}

/** From the street to the scoring, with the page loaded anew in between. */
async function playWhole(solo: Solo, laid: NewTable, players: number): Promise<void> {
  const { laptop } = solo;
  await solo.sitDown(laid, players, 'apprentice');
  const bots = ['apprentice', 'apprentice'].slice(0, players - 1);
  expect(solo.levels).toEqual([null, ...bots]);

  // the first choice by hand, the others as a Shopkeeper would
  expect(await solo.isAsked()).toBe(true);
  await playedGames[laid.game].chooser(laptop, 'alone against bots').move();
  await solo.playHints(8);
  await laptop.page.reload();
  await laptop.counter.waitFor();
  await laptop.rest();
  expect(solo.levels).toEqual([null, ...bots]);
  expect(await solo.playHints()).toBeGreaterThan(2);

  await expectScores(laptop);
  expect(laptop.wire.refusals).toEqual([]);
  expect(solo.complaints).toEqual([]);
}

for (const [laid, players] of games) {
  test(`somebody plays a whole match of ${laid.game} alone against bots`, async ({ page, host }) => {
    await playWhole(await Solo.open(page, host.address), laid, players);
  });
}

test('somebody plays a whole match of harbour alone against bots, has the coach read it, and plays on from a moment of it', async ({
  page,
  host,
}) => {
  const solo = await Solo.open(page, host.address);
  const { laptop } = solo;
  await playWhole(solo, wharfs, 2);
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
  // how many choices are looked at a number decides, and how soon the machine; what it found is refined until it is done
  const coachings = () => laptop.wire.heard.filter((message) => message.type === 'coaching');
  const latest = () => coachings().at(-1);
  await expect.poll(() => latest()?.more, { timeout: 150_000 }).toBe(false);
  const told = latest();
  expect(told?.chances).toHaveLength(over.log.from + over.log.moves.length + 1);
  expect(told?.chances.at(-1)?.[over.outcome?.places.indexOf(1) ?? 0]).toBeGreaterThan(0.5);

  // what was told first stays where it is on the page
  const [moment] = coachings().find(({ moments }) => moments.length > 0)?.moments ?? [];
  if (moment === undefined) throw new Error('No choice of an Apprentice could have been better.');
  const card = page.getByRole('listitem', { name: over.seats[moment.seat]?.name ?? '' }).first();
  await expect(
    card.getByText(say('bots:coach.wins', { chance: `${Math.round(moment.better.chance * 100)}%` })),
  ).toBeVisible();
  await laptop.press(card.getByRole('button', { name: say('bots:coach.see') }));
  const bar = page.getByRole('group', { name: say('lookBack.title') });
  await expect(bar.getByRole('slider', { name: say('lookBack.slider') })).toHaveValue(String(moment.position));
  await laptop.press(bar.getByRole('button', { name: say('bots:coach.back') }));

  await laptop.press(card.getByRole('button', { name: say('bots:coach.playOnHere') }));
  await laptop.dialog.getByRole('radio', { name: say('bots:level.apprentice.name') }).check();
  await laptop.press(laptop.dialog.getByRole('button', { name: say('bots:coach.playOn') }));
  await expect(laptop.dialog).toHaveCount(0);
  expect(laptop.wire.table.table).not.toBe(over.table);
  expect(laptop.wire.table.outcome).toBeNull();
  expect(solo.levels[moment.seat]).toBeNull();
  expect(solo.levels.filter((level) => level === 'apprentice')).toHaveLength(1);
  expect(await solo.playHints(2)).toBeGreaterThan(0);
  expect(laptop.wire.refusals).toEqual([]);
  expect(solo.complaints).toEqual([]);
});
