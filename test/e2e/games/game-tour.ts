import type { Laptop } from '../laptop.ts';
import { KeeperPage } from '../network/keeper-page.ts';
import { saying } from '../words.ts';

/** What is done at a screen once it stands there. */
export type Visit = (screen: string) => Promise<void>;

/** Shows each screen once, under its name; `seen` says which were. */
export function showingOnce(visit: Visit): { readonly show: Visit; readonly seen: ReadonlySet<string> } {
  const seen = new Set<string>();
  const show = async (screen: string): Promise<void> => {
    if (seen.has(screen)) return;
    seen.add(screen);
    await visit(screen);
  };
  return { show, seen };
}

/** Shows the ledger of the match that is over, from the street and back. */
export async function showLedger(laptop: Laptop, show: Visit): Promise<void> {
  await laptop.press(laptop.button(laptop.say('shelf.open.over')));
  await show('ledger');
  await laptop.press(laptop.button(laptop.say('tools.leave')));
}

/** Goes on, through whatever stands before it, to the board of whoever is asked. */
export async function goToBoard(laptop: Laptop): Promise<void> {
  while ((await laptop.screen()) !== 'board') {
    if ((await laptop.screen()) === 'reveal') await laptop.lookTogether();
    else await laptop.openShutterByPressing();
  }
  await laptop.closeRecap();
}

/** Shows what every game has: on the board, somebody's look at what is theirs out of turn; on request the board for all. */
export async function showAround(
  laptop: Laptop,
  names: readonly string[],
  withSharedBoard: boolean,
  show: Visit,
): Promise<void> {
  await laptop.press(laptop.button(laptop.say('tools.menu')));
  await laptop.press(laptop.dialog.getByRole('button', { name: saying('glimpse.open', 'shell', laptop.language) }));
  const other = names.find((_, seat) => seat !== laptop.wire.table.inHand) ?? '';
  await laptop.press(laptop.dialog.getByRole('button', { name: new RegExp(other) }));
  await show('glimpse');
  await laptop.closeDialog();
  if (!withSharedBoard) return;
  const keeper = new KeeperPage(laptop);
  await keeper.hostFor();
  await keeper.shareBoard();
  await show('shared-board');
}
