import { emporiumMoves } from '../../../../renderer/games/emporium/interaction/guards.ts';
import { randomFromSeed } from '../../../../shared/engine/index.ts';
import { layTable, playLaid } from '../../laid-table.ts';
import type { Laptop } from '../../laptop.ts';
import { goToBoard, showAround, showingOnce, showLedger, type Visit } from '../game-tour.ts';
import { votesWhenAsked } from '../new-table.ts';
import { EmporiumChooser, inTurn } from './chooser.ts';
import { ShopPieces, shopOf } from './shop-pieces.ts';
import { wishedMove } from './wishes.ts';

const names = ['Ana', 'Bruno', 'Chidi'];
/** The round that the tour plays: everything that can be asked is asked in it. */
const touredRound = 3;
/** Who sits there for the tour, and has to be met in it. */
const asked = ['choose', 'place', 'patron', 'restock', 'upgrade-again', 'vote'];

/** Lays two tables: one played to its end, one until the round that the tour plays. */
export function layShops(dataFolder: string): void {
  for (const stops of [false, true]) {
    const table = layTable(dataFolder, names, votesWhenAsked, 'shop tour 1');
    const random = randomFromSeed('shop tour');
    playLaid(dataFolder, table, ({ seat, view, legal }) => {
      const shop = shopOf(view);
      if (stops && shop.round === touredRound) return null;
      return wishedMove(shop, emporiumMoves(legal), { wish: inTurn(shop, seat), random });
    });
  }
}

/**
 * Shows every screen of the game once and calls `visit` at each: the ledger of the match that is over, every question of a
 * round, untouched and half answered, both reveals, a look at one's own hand; on request the board for all.
 */
export async function shopTour(laptop: Laptop, withSharedBoard: boolean, visit: Visit): Promise<void> {
  const pieces = new ShopPieces(laptop);
  const { show, seen } = showingOnce(visit);
  await showLedger(laptop, show);
  await laptop.openTheShop();

  const chooser = new EmporiumChooser(laptop, 'shop tour', { beforeLast: (move) => show(`half-${move}`) });
  while (pieces.view.round === touredRound && pieces.view.ending === null) {
    const screen = await laptop.screen();
    if (screen === 'reveal') {
      await show(`turned-${pieces.view.phase}`);
      await laptop.lookTogether();
    } else if (screen === 'shutter') {
      await laptop.openShutterByPressing();
      await laptop.closeRecap();
    } else if ((await laptop.sign.count()) > 0) {
      await show(`openly-${pieces.view.question?.type}`);
      await laptop.seeOwn();
    } else {
      await show(`asks-${pieces.view.question?.type}`);
      await chooser.move();
    }
  }
  const missed = asked.filter((question) => !seen.has(`asks-${question}`));
  if (missed.length > 0) throw new Error(`The tour met no ${missed.join(', ')}.`);

  await goToBoard(laptop);
  await showAround(laptop, names, withSharedBoard, show);
}
