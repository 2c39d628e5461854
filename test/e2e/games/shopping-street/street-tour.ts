import { layTable, playLaid } from '../../laid-table.ts';
import type { Laptop } from '../../laptop.ts';
import { goToBoard, showAround, showingOnce, showLedger, type Visit } from '../game-tour.ts';
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
export async function streetTour(laptop: Laptop, withSharedBoard: boolean, visit: Visit): Promise<void> {
  const { show, seen } = showingOnce(visit);
  const missed = (): readonly string[] => toMeet.filter((screen) => !seen.has(screen));
  await showLedger(laptop, show);
  await laptop.openTheShop();

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

  await goToBoard(laptop);
  await showAround(laptop, names, withSharedBoard, show);
}
