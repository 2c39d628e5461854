import { beforeAll, describe, expect, it } from 'vitest';
import {
  cardPiece,
  diePiece,
  heroPiece,
  monsterPiece,
  wornPiece,
} from '../../../../renderer/games/emporium/interaction/pieces.ts';
import { playerOf } from '../../../../renderer/games/emporium/table.ts';
import { spokenPiece } from '../../../../renderer/games/emporium/words/labels.ts';
import { languages } from '../../../../renderer/words/index.ts';
import { seatsOf } from '../../../../shared/engine/index.ts';
import { highestBid } from '../../../../shared/games/emporium/choices.ts';
import { itemsOn } from '../../../../shared/games/emporium/gear.ts';
import { tableOf } from '../../../games/emporium/table.ts';
import { startWords } from '../../every-word.ts';
import { Page, positions, wordsIn } from './page.ts';

beforeAll(() => startWords('en'));

function scene() {
  return tableOf({
    players: {
      Ana: { gold: 9, hand: ['militia-shortsword', 'jar-of-fireflies'] },
      Bruno: { hand: [] },
      Chidi: { hand: [] },
    },
    heroes: { 'sergeant-dunmore': ['studded-coat'], 'ysolt-emberhand': [] },
    monsters: ['loose-bones', 'drowned-sentry', 'tithe-wight'],
  });
}

describe('a hero is heard as class, gear, strength and how it stands against each monster', () => {
  it('while all choose', () => {
    const table = new Page(scene().state, wordsIn('en')).table();
    expect(spokenPiece(table, heroPiece('sergeant-dunmore'))).toBe(
      'Sergeant Dunmore, warrior, level 2. Strength 8. Slots: weapon open, armour Studded Coat +3, and charm open. ' +
        'Loose Bones: 8 beats 4. Drowned Sentry: 8 is enough for 8. Tithe Wight: 8 against 10, 2 short.',
    );
  });

  it('with a card picked: what it would pay more', () => {
    const table = new Page(scene().state, wordsIn('en')).press(cardPiece('militia-shortsword')).table();
    expect(spokenPiece(table, heroPiece('sergeant-dunmore'))).toMatch(
      /Could wear Militia Shortsword, and pays 1 more for it\.$/,
    );
    expect(spokenPiece(table, heroPiece('ysolt-emberhand'))).toMatch(/Could wear Militia Shortsword\.$/);
  });

  it('while an item is placed: what it would bring', () => {
    const { state } = scene().choose({ Ana: ['militia-shortsword', 2], Bruno: 1, Chidi: 1 });
    expect(spokenPiece(new Page(state, wordsIn('en')).table(), heroPiece('ysolt-emberhand'))).toMatch(
      /To Ysolt Emberhand it brings 2 gold\. The hero then has 9\.$/,
    );
  });

  it('by a patron: what the best cards would make of it, which nobody else hears', () => {
    const page = new Page(scene().choose({ Ana: 2, Bruno: 1, Chidi: 1 }).state, wordsIn('en'));
    expect(spokenPiece(page.table(), heroPiece('sergeant-dunmore'))).toMatch(/With the best cards 11\.$/);
    expect(spokenPiece(page.table(null), heroPiece('sergeant-dunmore'))).not.toMatch(/best cards/);
  });
});

describe('a monster is heard as figures, and who would beat it', () => {
  it('and for a patron with the bid taken off', () => {
    const page = new Page(scene().state, wordsIn('en'));
    expect(spokenPiece(page.table(), monsterPiece('tithe-wight'))).toBe(
      'Tithe Wight, undead, level 2. Strength 10, brings 6 gold. Sergeant Dunmore: 8 against 10, 2 short. Ysolt Emberhand: 6 against 10, 4 short.',
    );
    const patron = new Page(scene().choose({ Ana: 2, Bruno: 1, Chidi: 1 }).state, wordsIn('en'));
    expect(spokenPiece(patron.table(), monsterPiece('tithe-wight'))).toMatch(/Less the bid of 2 gold: \+4\.$/);
  });
});

describe('a card is heard as what it is and what it is good for', () => {
  it('while all choose', () => {
    const table = new Page(scene().state, wordsIn('en')).table();
    expect(spokenPiece(table, cardPiece('militia-shortsword'))).toBe(
      'Militia Shortsword, weapon, leather, warrior. Strength 3. A leather item sells for 4 at most. ' +
        'It fits Sergeant Dunmore (+1 for a warrior’s item) and Ysolt Emberhand.',
    );
    expect(spokenPiece(table, wornPiece('studded-coat'))).toBe(
      'Studded Coat, armour, leather, warrior. Strength 3, worn by Sergeant Dunmore.',
    );
  });

  it('by a patron: what a press makes of the hero', () => {
    const page = new Page(scene().choose({ Ana: 2, Bruno: 1, Chidi: 1 }).state, wordsIn('en'));
    page.press(heroPiece('sergeant-dunmore'), monsterPiece('tithe-wight'));
    expect(spokenPiece(page.table(), cardPiece('jar-of-fireflies'))).toMatch(
      /Without this change Sergeant Dunmore has 8 instead of 10\.$/,
    );
    page.press(cardPiece('jar-of-fireflies'));
    expect(spokenPiece(page.table(), cardPiece('militia-shortsword'))).toMatch(
      /Goes to an open slot\. Sergeant Dunmore has 11 instead of 8\.$/,
    );
  });
});

describe('a number of the die is heard as what it would seal', () => {
  it('for a sale and for a bid', () => {
    const page = new Page(scene().state, wordsIn('en'));
    expect(spokenPiece(page.table(), diePiece(4))).toBe('4.');
    page.press(cardPiece('militia-shortsword'));
    expect(spokenPiece(page.table(), diePiece(4))).toBe(
      '4. Sells Militia Shortsword for 4 gold. ' +
        'To Sergeant Dunmore it brings 5 gold: the price and 1 for a warrior’s item. To Ysolt Emberhand it brings 4 gold.',
    );
    page.act(page.button('patron'));
    expect(spokenPiece(page.table(), diePiece(8))).toBe('8. Bids 8 gold as a patron.');
  });
});

describe('in every language', () => {
  it.each(languages)('everything on the table has its words in %s, whatever is picked', (language) => {
    let heard = 0;
    for (const state of seatsOf(5).flatMap((more) => positions(more + 2, 1, 23))) {
      for (const first of [null, ...new Page(state, wordsIn(language)).open()]) {
        if (first?.startsWith('die:')) continue;
        const page = new Page(state, wordsIn(language));
        if (first !== null) page.press(first);
        const table = page.table();
        const { heroRow, monsterRow } = table.view;
        const spoken = [
          ...heroRow.map(({ hero }) => spokenPiece(table, heroPiece(hero))),
          ...heroRow.flatMap(itemsOn).map((id) => spokenPiece(table, wornPiece(id))),
          ...monsterRow.map((monster) => spokenPiece(table, monsterPiece(monster))),
          ...(playerOf(table.view, table.near).hand.cards ?? []).map((id) => spokenPiece(table, cardPiece(id))),
          ...Array.from({ length: highestBid }, (_, index) => spokenPiece(table, diePiece(index + 1))),
        ];
        for (const text of spoken) {
          heard++;
          expect(text).not.toMatch(/\{\{|undefined|NaN|\[object|\.\.|^\s*$/);
        }
      }
    }
    expect(heard).toBeGreaterThan(1_500);
  });
});
