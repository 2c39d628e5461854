// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  cardPiece,
  diePiece,
  heroPiece,
  monsterPiece,
} from '../../../../renderer/games/emporium/interaction/pieces.ts';
import { EmporiumCounter } from '../../../../renderer/games/emporium/regions/counter.tsx';
import { PieceTag } from '../../../../renderer/games/emporium/regions/piece-tag.tsx';
import { type EmporiumTable, TableProvider } from '../../../../renderer/games/emporium/table.ts';
import { tableOf } from '../../../games/emporium/table.ts';
import { startWords } from '../../every-word.ts';
import { Page, wordsIn } from './page.ts';

afterEach(cleanup);
beforeAll(() => startWords('en'));

function drawn(table: EmporiumTable, tag: ReactNode): HTMLElement {
  cleanup();
  return render(<TableProvider value={table}>{tag}</TableProvider>).container;
}

/** What a tag says, line by line; the rows of a reckoning as they stand. */
function linesOf(container: HTMLElement): readonly string[] {
  const lines = container.querySelectorAll('.tag-lines > :not(.tag-reckoning), .tag-reckoning > span');
  return [...lines].map(({ textContent }) => textContent.trim());
}

function scene() {
  return tableOf({
    players: {
      Ana: { gold: 9, hand: ['militia-shortsword', 'jar-of-fireflies'] },
      Bruno: { hand: [] },
      Chidi: { hand: [] },
    },
    heroes: { 'sergeant-dunmore': ['studded-coat'], 'bram-oakfist': [] },
    monsters: ['loose-bones', 'drowned-sentry', 'tithe-wight'],
  });
}

const patron = (): Page => new Page(scene().choose({ Ana: 2, Bruno: 1, Chidi: 1 }).state, wordsIn('en'));

describe('the tag of a hero', () => {
  it('reckons its strength, with what a patron changes', () => {
    const page = patron().press(heroPiece('sergeant-dunmore'), monsterPiece('tithe-wight'));
    expect(linesOf(drawn(page.table(), <PieceTag piece={heroPiece('sergeant-dunmore')} />))).toEqual([
      'Sergeant Dunmore, warrior, level 2',
      'Own strength 5',
      'Studded Coat +3',
      'Jar of Fireflies +2',
      'Strength 10',
      'Loose Bones: 8 beats 4',
      'Drowned Sentry: 8 is enough for 8',
      'Tithe Wight: 8 against 10, 2 short',
      'With the best cards 11.',
    ]);
  });

  it('begins with the reason where it cannot be sent', () => {
    const page = patron().press(monsterPiece('tithe-wight'));
    expect(linesOf(drawn(page.table(), <PieceTag piece={heroPiece('bram-oakfist')} />))[0]).toBe(
      'Bram Oakfist has 2 against the 10 of Tithe Wight: 8 short; with the best cards 5.',
    );
  });
});

describe('the tags of monsters, cards and numbers', () => {
  it('say what they are and what they mean now', () => {
    const page = patron();
    expect(linesOf(drawn(page.table(), <PieceTag piece={monsterPiece('loose-bones')} />))).toEqual([
      'Loose Bones, undead, level 1. Strength 4, brings 3 gold',
      'Sergeant Dunmore: 8 beats 4',
      'Bram Oakfist: 2 against 4, 2 short',
      'Less the bid of 2 gold: +1',
    ]);
    const choosing = new Page(scene().state, wordsIn('en')).press(cardPiece('jar-of-fireflies'));
    expect(linesOf(drawn(choosing.table(), <PieceTag piece={cardPiece('jar-of-fireflies')} />))).toEqual([
      'Jar of Fireflies, charm, leather, mage. Strength 2',
      'A leather item sells for 4 at most.',
      'It fits Sergeant Dunmore.',
    ]);
    expect(linesOf(drawn(choosing.table(), <PieceTag piece={diePiece(5)} />))).toEqual([
      'A leather item sells for 4 at most.',
      '5',
    ]);
  });
});

describe('the counter', () => {
  const key = (name: string, more: KeyboardEventInit = {}) =>
    act(() => {
      window.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more }));
    });

  it('hears the numbers of the die, and picks with them', () => {
    const page = new Page(scene().state, wordsIn('en')).press(cardPiece('militia-shortsword'));
    drawn(page.table(), <EmporiumCounter />);
    key('9');
    key('0');
    key('5');
    key('4', { ctrlKey: true });
    key('4', { repeat: true });
    expect(page.half.number).toBeNull();
    key('4');
    expect(page.half.number).toBe(4);
    expect(page.events).toEqual([]);
    page.confirm();
    expect(page.state.players[0]?.choice).toEqual({ kind: 'sale', item: 'militia-shortsword', price: 4 });
  });

  it('picks once where two counters hear the same key', () => {
    const page = new Page(scene().state, wordsIn('en')).press(cardPiece('militia-shortsword'));
    const two = (
      <>
        <EmporiumCounter />
        <EmporiumCounter />
      </>
    );
    drawn(page.table(), two);
    key('2');
    expect(page.half.number).toBe(2);
  });

  it('leaves numbers alone while a sheet lies over the table', () => {
    const page = new Page(scene().state, wordsIn('en')).press(cardPiece('militia-shortsword'));
    drawn(
      page.table(),
      <>
        <EmporiumCounter />
        <dialog open>A sheet</dialog>
      </>,
    );
    key('3');
    expect(page.played).toBe(0);
  });
});
