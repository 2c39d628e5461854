import { layTable, playLaid } from '../../laid-table.ts';
import type { Laptop } from '../../laptop.ts';
import { KeeperPage } from '../../network/keeper-page.ts';
import { saying } from '../../words.ts';
import { usualStreet } from '../new-table.ts';
import { StreetChooser } from './chooser.ts';
import { moveByMove, streetOf, type Trading, tradesInTurn } from './wishes.ts';

const names = ['Ana', 'Bruno', 'Chidi'];
const seed = 'street 3 18';
/** The turn that the tour plays first: in it an exchange is refused and made, a shop opens and another is improved. */
const touredTurn = 24;
/** In the next turn a card is taken from the display. */
const trading: Trading = ({ turn }) => (turn === touredTurn ? 'ask' : 'buy');
/** Everything that is asked, turned over, and put together but not played, at the table that the tour plays at. */
const toMeet = [
  ...['turn', 'lay', 'bargain', 'answer', 'rob'].map((question) => `asks-${question}`),
  ...['offers-revealed', 'hands-robbed'],
  ...['ask', 'lay', 'want', 'open', 'improve', 'buy', 'discard'].map((move) => `half-${move}`),
];

/** Lays two tables: one played to its end, one until the turn that the tour plays. */
export function layStreets(dataFolder: string): void {
  for (const stops of [false, true]) {
    const table = layTable(dataFolder, names, usualStreet, seed);
    playLaid(
      dataFolder,
      table,
      moveByMove(tradesInTurn, ({ turn }) => stops && turn === touredTurn),
    );
  }
}

/**
 * Shows every screen of the game once and calls `visit` at each: the ledger of the match that is over, every question,
 * untouched and half answered, both reveals, a look at one's own hand; on request the board for all.
 */
export async function streetTour(
  laptop: Laptop,
  withSharedBoard: boolean,
  visit: (screen: string) => Promise<void>,
): Promise<void> {
  const seen = new Set<string>();
  const show = async (screen: string): Promise<void> => {
    if (seen.has(screen)) return;
    seen.add(screen);
    await visit(screen);
  };
  const missed = (): readonly string[] => toMeet.filter((screen) => !seen.has(screen));
  await laptop.press(laptop.button(laptop.say('shelf.open.over')));
  await show('ledger');
  await laptop.press(laptop.button(laptop.say('tools.leave')));
  await laptop.press(laptop.button(saying('shelf.openTheShop', 'shell', laptop.language)));

  const chooser = new StreetChooser(laptop, { trading, beforeLast: (move) => show(`half-${move}`) });
  while (missed().length > 0) {
    const { turn, question } = streetOf(laptop.wire.table.view);
    if (turn > touredTurn + 2) throw new Error(`The tour met no ${missed().join(', ')}.`);
    const screen = await laptop.screen();
    if (screen === 'reveal') {
      const turned = laptop.wire.table.log.moves.flatMap(({ events }) => events.map(({ type }) => type));
      await show(turned.findLast((type) => type === 'offers-revealed' || type === 'hands-robbed') ?? '');
      await laptop.lookTogether();
    } else if (screen === 'shutter') {
      await laptop.openShutterByPressing();
      await laptop.closeRecap();
    } else if ((await laptop.sign.count()) > 0) {
      await show(`openly-${question?.type}`);
      await laptop.seeOwn();
    } else {
      await show(`asks-${question?.type}`);
      await chooser.move();
    }
  }

  while ((await laptop.screen()) !== 'board') {
    if ((await laptop.screen()) === 'reveal') await laptop.lookTogether();
    else await laptop.openShutterByPressing();
  }
  await laptop.closeRecap();
  await laptop.press(laptop.button(laptop.say('tools.menu')));
  await laptop.press(laptop.dialog.getByRole('button', { name: saying('glimpse.open', 'shell', laptop.language) }));
  const { inHand } = laptop.wire.table;
  await laptop.press(
    laptop.dialog.getByRole('button', { name: new RegExp(names.find((_, seat) => seat !== inHand) ?? '') }),
  );
  await show('glimpse');
  await laptop.closeDialog();
  if (!withSharedBoard) return;
  const keeper = new KeeperPage(laptop);
  await keeper.openSheet();
  await keeper.host();
  await laptop.press(keeper.sheet.getByRole('switch', { name: laptop.say('network:sharedBoard.title') }));
  await keeper.closeSheet();
  await show('shared-board');
}
