import { beforeAll, describe, expect, it } from 'vitest';
import {
  cardPiece,
  heroPiece,
  monsterPiece,
  wornPiece,
} from '../../../../renderer/games/emporium/interaction/pieces.ts';
import { ownHand, sentWith } from '../../../../renderer/games/emporium/interaction/preview.ts';
import { netAt } from '../../../../renderer/games/emporium/words/sale-words.ts';
import { seatAt, seatsOf } from '../../../../shared/engine/index.ts';
import { bestStrength, gainOf, modificationsOf } from '../../../../shared/games/emporium/fights.ts';
import { strengthOf } from '../../../../shared/games/emporium/gear.ts';
import { emporium } from '../../../../shared/games/emporium/index.ts';
import { item } from '../../../../shared/games/emporium/items/index.ts';
import { monsters } from '../../../../shared/games/emporium/monsters.ts';
import { cardsDrawn, noChange, proposedChange, saleProspects } from '../../../../shared/games/emporium/prospects.ts';
import type { EmporiumState } from '../../../../shared/games/emporium/state.ts';
import { type Situation, tableOf } from '../../../games/emporium/table.ts';
import { startWords } from '../../every-word.ts';
import { Page, positions, wordsIn } from './page.ts';
import { seenBy } from './played-match.ts';

beforeAll(() => startWords('en'));

const everywhere = (matches: number, every: number): readonly EmporiumState[] =>
  seatsOf(5).flatMap((more) => positions(more + 2, matches, every));

/** Ana is a patron in this situation. */
function patron(
  situation: Omit<Situation<'Ana' | 'Bruno'>, 'players'>,
  hand: Situation<'Ana'>['players']['Ana']['hand'],
): Page {
  const table = tableOf({
    ...situation,
    players: { Ana: { gold: 9, hand: hand ?? [] }, Bruno: { gold: 0, hand: [] } },
  });
  table.choose({ Ana: 3 });
  return new Page(table.state, wordsIn('en'));
}

it('a sale preview: shows what the rules then pay, for every hero with a slot', () => {
  let sales = 0;
  for (const state of everywhere(4, 3)) {
    const { question } = state;
    if (question?.type !== 'place') continue;
    const page = new Page(state, wordsIn('en'));
    const prospects = saleProspects(page.table().view, question.item, question.price);
    expect(prospects.map(({ hero }) => hero)).toEqual(
      emporium.legalMoves(state, question.seat).map((move) => (move.type === 'place' ? move.hero : null)),
    );
    for (const { hero, brings, bonus } of prospects) {
      const after = emporium.copy(state);
      const sold = emporium
        .play(after, question.seat, { type: 'place', hero })
        .find(({ type }) => type === 'item-sold');
      expect(sold).toMatchObject({ hero, bonus, price: brings - bonus });
      expect(netAt(page.table(), hero)).toBe(`+${brings}`);
      expect(netAt(page.table(null), hero)).toBeNull();
      sales++;
    }
  }
  expect(sales).toBeGreaterThan(100);
});

describe('a fight preview', () => {
  it('shows the strength and gold of the proposed fight', () => {
    let fights = 0;
    for (const state of everywhere(4, 2)) {
      const { question } = state;
      if (question?.type !== 'patron') continue;
      const { seat, bid } = question;
      const hand = state.players[seat]?.hand ?? [];
      for (const hero of state.heroRow) {
        for (const monster of state.monsterRow) {
          const page = new Page(emporium.copy(state), wordsIn('en')).press(heroPiece(hero.hero), monsterPiece(monster));
          const sent = sentWith(page.table());
          if (sent === null) {
            // no change wins
            const best = Math.max(...modificationsOf(hero, hand).map((change) => strengthOf(hero) + gainOf(change)));
            expect(best).toBe(bestStrength(hero, hand));
            expect(best).toBeLessThan(monsters[monster].strength);
            continue;
          }
          const before = page.state.players[seat]?.gold ?? 0;
          page.confirm();
          const beaten = page.events.find((event) => event.type === 'monster-beaten');
          expect(beaten).toMatchObject({ ...sent.change, hero: hero.hero, monster, bid });
          expect(beaten?.breakdown).toMatchObject({ strength: sent.strength, needed: sent.needed });
          expect((page.state.players[seat]?.gold ?? 0) - before).toBe(sent.net);
          fights++;
        }
      }
    }
    expect(fights).toBeGreaterThan(60);
  });

  it('proposes the winning change that spends the least strength', () => {
    let proposals = 0;
    for (const state of everywhere(3, 2)) {
      const { question } = state;
      if (question?.type !== 'patron') continue;
      const hand = state.players[question.seat]?.hand ?? [];
      for (const hero of state.heroRow) {
        for (const monster of state.monsterRow) {
          const winning = modificationsOf(hero, hand).filter(
            (change) => strengthOf(hero) + gainOf(change) >= monsters[monster].strength,
          );
          const proposed = proposedChange(hero, monster, hand);
          if (proposed === null) expect(winning).toEqual([]);
          else if (winning.some(({ added, swappedIn }) => added === null && swappedIn === null)) {
            expect(proposed).toEqual(noChange);
          } else {
            expect(winning).toContainEqual(proposed);
            expect(gainOf(proposed)).toBe(Math.min(...winning.map(gainOf)));
            proposals++;
          }
        }
      }
    }
    expect(proposals).toBeGreaterThan(10);
  });

  it('follows manual changes: add, swap the weakest, swap another, and undo', () => {
    // Gerda has two weapons on and her armour slot open
    const page = patron(
      {
        heroes: { 'gerda-twin-axe': ['notched-hatchet', 'militia-shortsword'] },
        monsters: ['loose-bones', 'cellar-ghoul', 'tithe-wight'],
      },
      ['linked-flail', 'padded-vest', 'boiled-jerkin', 'lucky-horseshoe'],
    );
    page.press(heroPiece('gerda-twin-axe'), monsterPiece('loose-bones'));
    const change = () => sentWith(page.table())?.change;
    expect(change()).toEqual(noChange);
    page.press(cardPiece('padded-vest'));
    expect(change()).toEqual({ added: 'padded-vest', swappedIn: null, swappedOut: null });
    page.press(cardPiece('boiled-jerkin'));
    expect(change()?.added).toBe('boiled-jerkin');
    page.press(cardPiece('linked-flail'));
    expect(change()).toEqual({ added: 'boiled-jerkin', swappedIn: 'linked-flail', swappedOut: 'notched-hatchet' });
    page.press(wornPiece('militia-shortsword'));
    expect(change()).toEqual({ added: 'boiled-jerkin', swappedIn: 'linked-flail', swappedOut: 'militia-shortsword' });
    page.press(wornPiece('militia-shortsword'));
    expect(change()).toEqual({ added: 'boiled-jerkin', swappedIn: null, swappedOut: null });
    page.press(wornPiece('notched-hatchet'));
    expect(change()?.swappedIn).toBe('linked-flail');
    page.press(cardPiece('linked-flail'), cardPiece('boiled-jerkin'));
    expect(change()).toEqual(noChange);
    page.press(cardPiece('lucky-horseshoe'));
    expect(change()).toEqual(noChange);
  });

  it('swaps in a second card of a kind, and moves it to another pressed item', () => {
    // Gerda has one weapon on, and one of her weapon slots open
    const page = patron(
      { heroes: { 'gerda-twin-axe': ['notched-hatchet'] }, monsters: ['loose-bones', 'cellar-ghoul', 'tithe-wight'] },
      ['pebble-sling', 'militia-shortsword', 'linked-flail'],
    );
    page.press(heroPiece('gerda-twin-axe'), monsterPiece('loose-bones'));
    const change = () => sentWith(page.table())?.change;
    page.press(cardPiece('militia-shortsword'), cardPiece('pebble-sling'));
    expect(change()).toEqual({
      added: 'militia-shortsword',
      swappedIn: 'pebble-sling',
      swappedOut: 'notched-hatchet',
    });
    page.press(cardPiece('militia-shortsword'), cardPiece('pebble-sling'), cardPiece('pebble-sling'));
    expect(change()).toEqual({ added: 'pebble-sling', swappedIn: null, swappedOut: null });
    page.press(wornPiece('notched-hatchet'));
    expect(change()).toEqual({ added: null, swappedIn: 'pebble-sling', swappedOut: 'notched-hatchet' });
  });

  it('keeps the swapped-in card when another item is swapped out', () => {
    const page = patron(
      {
        heroes: { 'gerda-twin-axe': ['notched-hatchet', 'militia-shortsword'] },
        monsters: ['loose-bones', 'cellar-ghoul', 'tithe-wight'],
      },
      ['pebble-sling', 'linked-flail'],
    );
    page.press(heroPiece('gerda-twin-axe'), monsterPiece('loose-bones'), cardPiece('pebble-sling'));
    page.press(wornPiece('militia-shortsword'));
    expect(sentWith(page.table())?.change).toMatchObject({
      swappedIn: 'pebble-sling',
      swappedOut: 'militia-shortsword',
    });
  });

  it('keeps a manual change for another monster if it wins, else proposes again', () => {
    const page = patron(
      { heroes: { 'sergeant-dunmore': [] }, monsters: ['loose-bones', 'cellar-ghoul', 'hedge-fiend'] },
      ['notched-hatchet', 'militia-shortsword', 'studded-coat'],
    );
    page.press(heroPiece('sergeant-dunmore'), monsterPiece('loose-bones'), cardPiece('militia-shortsword'));
    page.press(monsterPiece('cellar-ghoul'));
    expect(sentWith(page.table())).toMatchObject({ change: { added: 'militia-shortsword' }, strength: 8, needed: 6 });
    page.press(cardPiece('militia-shortsword'), cardPiece('notched-hatchet'), monsterPiece('hedge-fiend'));
    expect(sentWith(page.table())).toMatchObject({ change: { added: 'militia-shortsword' }, strength: 8, net: 4 });
    expect(page.pending.change).toBeNull();
  });
});

describe('a draw preview', () => {
  it('shows the number of cards drawn', () => {
    let draws = 0;
    for (const state of everywhere(3, 3)) {
      const { question } = state;
      if (question?.type !== 'restock') continue;
      if (!emporium.legalMoves(state, question.seat).some(({ type }) => type === 'draw')) continue;
      const count = cardsDrawn(seenBy(state, question.seat), question.seat);
      const after = emporium.copy(state);
      const drawn = emporium.play(after, question.seat, { type: 'draw' }).find(({ type }) => type === 'leather-drawn');
      expect(drawn).toMatchObject({ count });
      draws++;
    }
    expect(draws).toBeGreaterThan(30);
  });

  it('is limited by the leather left', () => {
    const { state } = tableOf({ players: { Ana: { hand: ['linked-flail'] }, Bruno: {} }, from: 'restocking' });
    const view = seenBy(state, seatAt(0));
    expect(cardsDrawn(view, seatAt(0))).toBe(3);
    const { chainmail, steel } = view.discards;
    const rest = { ...view, decks: { ...view.decks, leather: 1 }, discards: { leather: [], chainmail, steel } };
    expect(cardsDrawn(rest, seatAt(0))).toBe(1);
  });

  it('uses a hand only if it is known', () => {
    const page = new Page(tableOf({ players: { Ana: {}, Bruno: {} } }).state, wordsIn('en'));
    expect(ownHand(page.table(seatAt(0)))).toHaveLength(4);
    expect(ownHand(page.table(null, 'spectator'))).toEqual([]);
    expect(ownHand(page.table(seatAt(0))).every((card) => item(card).tier === 'leather')).toBe(true);
  });
});
