// Emporium by its keys alone: a card and a digit, a hero for it, a fight.

import { emporiumMoves } from '../../../renderer/games/emporium/interaction/guards.ts';
import { randomFromSeed } from '../../../shared/engine/index.ts';
import type { EmporiumMove } from '../../../shared/games/emporium/moves.ts';
import { emporiumPresses, inTurn, shopOf } from '../games/emporium/chooser.ts';
import { wishedMove } from '../games/emporium/wishes.ts';
import { votesWhenAsked } from '../games/new-table.ts';
import { expect, test } from '../host.ts';
import { layTable } from '../laid-table.ts';
import { say, saying } from '../words.ts';
import { Keyboard } from './keyboard.ts';

const names = ['Ana', 'Bruno', 'Chidi'];
/** By then something was sold to one hero of several, and a monster beaten. */
const mostMoves = 30;

test('a round of Emporium is played with the keyboard alone: a choice by a card and a digit, a placing, a fight', async ({
  page,
  dataFolder,
  openHost,
}) => {
  layTable(dataFolder, names, votesWhenAsked, 'shop tour 1');
  const host = await openHost();
  const { laptop, keys } = await Keyboard.atTable(page, host.address);
  const kinds: Readonly<Record<string, string>> = { card: 'items', hero: 'heroes', monster: 'monsters' };
  /** A number by its digit, everything else where the keys lead to it, and its name is heard. */
  const play = async (move: EmporiumMove, seat: number): Promise<void> => {
    for (const press of emporiumPresses(move, shopOf(laptop.wire.table.view), seat)) {
      const [of, ...rest] = press.split(':');
      const [kind = '', id = ''] = rest;
      if (press === 'main') await keys.press('Enter');
      else if (kind === 'die') await keys.press(id);
      else if (of === 'action') {
        await keys.reach(laptop.action(kind));
        await keys.press('Space');
      } else {
        const piece = laptop.piece(`${kind}:${id}`);
        await keys.reach(piece);
        await expect(piece).toHaveAccessibleName(new RegExp(say(`emporium-cards:${kinds[kind]}.${id}`)));
        await keys.press('Space');
      }
    }
    // a sale that must come back is asked about once
    if (await laptop.counter.getByRole('button', { name: saying('counter.allTheSame') }).isVisible())
      await keys.press('Enter');
  };

  const random = randomFromSeed('keys');
  const made = new Set<EmporiumMove['type']>();
  while (!made.has('place') || !made.has('send') || !made.has('bid')) {
    const screen = await laptop.screen();
    if (screen === 'reveal') {
      await keys.reachButton(saying('story.next'));
      await keys.press('Enter');
      continue;
    }
    if (screen === 'shutter') {
      await keys.reach(laptop.handle);
      await page.keyboard.down('Space');
      await laptop.handle.waitFor({ state: 'detached' });
      await page.keyboard.up('Space');
      await laptop.rest();
      await laptop.closeRecap();
      // whoever has just come to the screen is one press away from what they are asked
      await page.getByRole('main').focus();
      await page.keyboard.press('Tab');
      await expect(page.locator('main :focus')).toHaveClass(/lit|primary/u);
      continue;
    }
    const { version, inHand } = laptop.wire.table;
    expect(version).toBeLessThan(mostMoves);
    const [shop, seat] = [shopOf(laptop.wire.table.view), inHand ?? 0];
    const offered = emporiumMoves(laptop.wire.table.legal).filter(({ type }) => type !== 'ask-for-vote');
    const move = wishedMove(shop, offered, { wish: inTurn(shop, seat), random });
    await play(move, seat);
    made.add(move.type);
    expect(laptop.wire.table.version).toBe(version + 1);
  }
  expect(laptop.wire.refusals).toEqual([]);
});
