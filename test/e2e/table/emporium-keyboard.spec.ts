// Emporium by its keys alone: a card and a digit, a hero for it, a fight.
import { randomFromSeed } from '../../../shared/engine/index.ts';
import type { EmporiumMove } from '../../../shared/games/emporium/moves.ts';
import { inTurn } from '../games/emporium/chooser.ts';
import { ShopPieces } from '../games/emporium/shop-pieces.ts';
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
  const pieces = new ShopPieces(laptop);

  /** Takes what is wanted by its key, and hears its name. */
  const take = async (of: 'card' | 'hero' | 'monster', id: string): Promise<void> => {
    const piece = pieces.piece(of, id);
    await keys.reach(piece);
    const kinds = { card: 'items', hero: 'heroes', monster: 'monsters' } as const;
    await expect(piece).toHaveAccessibleName(new RegExp(say(`emporium-cards:${kinds[of]}.${id}`)));
    await keys.press('Space');
  };
  const pressButton = async (key: string): Promise<void> => {
    await keys.reach(laptop.counter.getByRole('button', { name: saying(key, 'emporium-counter'), disabled: false }));
    await keys.press('Space');
  };
  const play = async (move: EmporiumMove): Promise<void> => {
    switch (move.type) {
      case 'sell':
        await take('card', move.item);
        await keys.press(String(move.price));
        await keys.press('Enter');
        // a sale that must come back is asked about once
        if (await laptop.counter.getByRole('button', { name: saying('counter.allTheSame') }).isVisible())
          await keys.press('Enter');
        return;
      case 'bid':
        await pressButton('moves.patron');
        await keys.press(String(move.gold));
        return keys.press('Enter');
      case 'place':
        await take('hero', move.hero);
        return keys.press('Enter');
      case 'send':
        await take('hero', move.hero);
        await take('monster', move.monster);
        return pressButton('moves.send');
      case 'upgrade':
        await take('card', move.item);
        return pressButton('moves.upgrade');
      case 'draw':
      case 'withdraw':
        return pressButton(`moves.${move.type}`);
      case 'done-restocking':
        return pressButton(pieces.view.question?.type === 'restock' ? 'moves.nothing' : 'moves.no-more');
      default:
        throw new Error(`Nobody wishes to ${move.type}.`);
    }
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
    const { view, legal } = pieces;
    const offered = legal.filter(({ type }) => type !== 'ask-for-vote');
    const move = wishedMove(view, offered, { wish: inTurn(view, inHand ?? 0), random });
    await play(move);
    made.add(move.type);
    expect(laptop.wire.table.version).toBe(version + 1);
  }
  expect(laptop.wire.refusals).toEqual([]);
});
