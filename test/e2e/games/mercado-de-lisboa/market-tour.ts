import { mercadoMoves } from '../../../../renderer/games/mercado-de-lisboa/interaction/guards.ts';
import { randomFromSeed } from '../../../../shared/engine/index.ts';
import { endingsNext } from '../../../../shared/games/mercado-de-lisboa/ending.ts';
import { layTable, playLaid } from '../../laid-table.ts';
import type { Laptop } from '../../laptop.ts';
import { showAround, showLedger, type Visit } from '../game-tour.ts';
import { hiddenMarket } from '../new-table.ts';
import { type Bringing, MarketPieces, marketOf } from './market-pieces.ts';
import { wishedMove } from './wishes.ts';

const names = ['Ana', 'Bruno', 'Chidi'];

/** Lays two tables of people who bring customers: one played to its end, one until the next action can bring the end. */
export function layMarkets(dataFolder: string): void {
  for (const stops of [false, true]) {
    const table = layTable(dataFolder, names, hiddenMarket, 'market tour 5');
    const random = randomFromSeed('market tour');
    playLaid(dataFolder, table, ({ seat, view, legal }) => {
      const market = marketOf(view);
      const stands = stops && endingsNext(market).includes('entrances');
      if (stands && legal.some(({ type }) => type === 'open-stand')) return null;
      return wishedMove(market, seat, mercadoMoves(legal), { wish: 'entrances', random });
    });
  }
}

/**
 * Shows every screen of the game once and calls `visit` at each: the ledger of the match that is over, a challenge's card,
 * the table before its end with something in hand and without, and the last round; on request the board for all.
 */
export async function marketTour(laptop: Laptop, withSharedBoard: boolean, visit: Visit): Promise<void> {
  const { page } = laptop;
  const pieces = new MarketPieces(laptop);
  const comeIn = async (): Promise<void> => {
    await laptop.openShutterByPressing();
    await laptop.closeRecap();
  };
  const confirm = (): Promise<void> => laptop.press(laptop.counter.locator('.button.primary').last());
  /** Something in hand, its place under the mouse, then picked; then confirmed. */
  const bring = async (
    move: Bringing,
    screens: { readonly inHand: string; readonly picked: string },
  ): Promise<void> => {
    await pieces.take(move);
    await pieces.placeOf(move).hover();
    await visit(screens.inHand);
    await laptop.pressPiece(pieces.placeOf(move));
    await visit(screens.picked);
    await confirm();
  };
  const wanted = (type: Bringing['type']): Bringing => {
    const move = pieces.legal.find((each): each is Bringing => each.type === type);
    if (move === undefined) throw new Error(`Nobody can ${type}.`);
    return move;
  };

  await showLedger(laptop, visit);
  await laptop.press(laptop.button(laptop.say('shelf.roundThisDevice')));
  const choose = (name: string): Promise<void> => laptop.dialog.getByRole('radio', { name, exact: true }).check();
  await choose(laptop.say('games.mercado-de-lisboa'));
  await choose(laptop.say('newGame.players', { count: 1 }));
  await visit('challenges');
  await laptop.closeDialog();

  await laptop.openTheShop();
  await comeIn();
  await page.getByText(laptop.say('mercado-de-lisboa:next.entrances')).first().waitFor();
  await bring(wanted('open-stand'), { inHand: 'stand-in-hand', picked: 'space-picked' });
  await visit('asks-take-tile');
  await laptop.pressPiece(pieces.displayed(0));
  await confirm();
  await comeIn();
  await bring(wanted('bring-customers'), { inHand: 'customers-in-hand', picked: 'entrance-picked' });
  await comeIn();
  await visit('last-round');
  await showAround(laptop, names, withSharedBoard, visit);
}
