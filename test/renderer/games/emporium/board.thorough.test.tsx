// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { playerAt, seatsOf } from '../../../../shared/engine/index.ts';
import { choiceMoves, highestBid, pricesFor } from '../../../../shared/games/emporium/choices.ts';
import { beats, fightsWon } from '../../../../shared/games/emporium/fights.ts';
import { heroesFor, itemsOn, strengthOf } from '../../../../shared/games/emporium/gear.ts';
import { heroes } from '../../../../shared/games/emporium/heroes.ts';
import { emporium } from '../../../../shared/games/emporium/index.ts';
import { item } from '../../../../shared/games/emporium/items/index.ts';
import { tiers } from '../../../../shared/games/emporium/items/tiers.ts';
import { monsters, monsterTypes } from '../../../../shared/games/emporium/monsters.ts';
import { heroesInRow, monstersInRow } from '../../../../shared/games/emporium/rows.ts';
import { heroesOf, monstersOf, reckoningsOf } from '../../../../shared/games/emporium/scoring.ts';
import type { EmporiumState } from '../../../../shared/games/emporium/state.ts';
import { startWords } from '../../every-word.ts';
import { all, namesOf, need } from '../drawn-elements.ts';
import { sixPeople } from '../people.ts';
import { openWindow } from '../windows.ts';
import { momentOf, renderBoard } from './drawn-table.tsx';
import { wordsIn } from './page.ts';

afterEach(cleanup);
beforeAll(() => startWords('en'));
beforeEach(() => openWindow('laptop'));

const words = wordsIn('en');

const asks =
  (type: NonNullable<EmporiumState['question']>['type']) =>
  ({ question }: EmporiumState): boolean =>
    question?.type === type;
const later = ({ round }: EmporiumState): boolean => round > 4;

describe.each([2, 3, 4, 5, 6])('the table of %i', (seats) => {
  const { state, seat } = momentOf(seats, (each) => asks('choose')(each) && later(each));

  it.each(['laptop', 'tablet', 'upright'] as const)('has both rows, the decks and everybody on a %s', (name) => {
    openWindow(name);
    const { container } = renderBoard(state, seat);
    expect(namesOf(container, 'hero')).toEqual(state.heroRow.map(({ hero }) => hero));
    expect(state.heroRow).toHaveLength(heroesInRow(seats));
    expect(namesOf(container, 'monster')).toEqual(state.monsterRow);
    expect(all(container, '.em-decks [data-deck]').map(({ dataset }) => dataset.deck)).toEqual([...tiers]);
    for (const tier of tiers) {
      const deck = need(container, `.em-decks [data-deck="${tier}"]`);
      expect(deck.textContent).toContain(words.say('discards', { count: state.discards[tier].length }));
      expect(need(deck, 'svg').textContent).toContain(`${state.decks[tier].length}`);
    }
    const rivals = all(container, '.em-rival').map(({ dataset }) => dataset.seat);
    expect(rivals).toEqual([...seatsOf(seats).slice(seat + 1), ...seatsOf(seats).slice(0, seat)].map(String));
    expect(all(container, '.em-desk')).toHaveLength(1);
  });

  it("tells each hero's total against every monster", () => {
    const { container } = renderBoard(state, seat);
    for (const each of state.heroRow) {
      const told = all(container, `[data-totals="${each.hero}"] li`);
      const strength = strengthOf(each);
      expect(told.map((line) => need(line, '.unseen').textContent)).toEqual(
        state.monsterRow.map((monster) =>
          words.say(beats(strength, monster) ? 'beats' : 'falls-short', {
            monster: words.monster(monster),
            strength,
            needed: monsters[monster].strength,
          }),
        ),
      );
      expect(told.map((line) => line.classList.contains('wins'))).toEqual(
        state.monsterRow.map((monster) => beats(strength, monster)),
      );
    }
  });
});

describe('a hero', () => {
  it('has a place for every slot, with its letters and what the item in it adds, or the word that it is open', () => {
    const { state, seat } = momentOf(4, (each) => each.heroRow.some((hero) => itemsOn(hero).length > 1));
    const { container } = renderBoard(state, seat);
    for (const { hero, worn } of state.heroRow) {
      expect(namesOf(need(container, `[data-hero="${hero}"]`), 'slot')).toEqual(
        heroes[hero].slots.map((_slot, at) => `${hero}:${at}`),
      );
      worn.forEach((id, at) => {
        const text = need(container, `[data-slot="${hero}:${at}"]`).textContent;
        expect(text).toContain(id === null ? words.say('open') : `+${item(id).strength}`);
      });
    }
  });

  it('leaves an empty place in the row until restocking is over', () => {
    const { state, seat } = momentOf(4, (each) => asks('restock')(each) && each.monsterRow.length < monstersInRow);
    const { container } = renderBoard(state, seat);
    expect(all(container, '.em-monsters .em-gap')).toHaveLength(monstersInRow - state.monsterRow.length);
    expect(all(container, '.em-heroes .em-gap')).toHaveLength(heroesInRow(4) - state.heroRow.length);
  });
});

describe('the others', () => {
  const { state, seat } = momentOf(
    6,
    (each) =>
      asks('choose')(each) &&
      later(each) &&
      each.players.some(({ choice }) => choice !== null && choice.kind !== 'pass'),
  );

  it('show what they won by type and class, what they hold by tier, their gold', () => {
    const { container } = renderBoard(state, seat);
    for (const each of seatsOf(6)) {
      const player = playerAt(state, each);
      const counts = (selector: string) =>
        all(container, `${selector}="${each}"] b`).map(({ textContent }) => Number(textContent));
      expect(counts('[data-trophies')).toEqual([
        ...monsterTypes.map((type) => monstersOf(player, type)),
        ...(['warrior', 'rogue', 'mage'] as const).map((heroClass) => heroesOf(player, heroClass)),
      ]);
      expect(counts('[data-purse')).toEqual([player.gold]);
      if (each === seat) continue;
      const held = tiers.map((tier) => player.hand.filter((id) => item(id).tier === tier).length);
      expect(counts('[data-hand')).toEqual(held);
    }
  });

  it('are marked where nobody has more', () => {
    const { container } = renderBoard(state, seat);
    const reckonings = reckoningsOf(state.players);
    for (const each of seatsOf(6)) {
      const majorities = (reckonings[each] ?? []).filter(({ why }) => why.startsWith('most-'));
      expect(all(container, `[data-trophies="${each}"] .leads`)).toHaveLength(majorities.length);
    }
  });

  it('have an envelope: waxed once they have chosen, open before; and nothing of what is in it is on the page', () => {
    const { container } = renderBoard(state, seat);
    for (const each of seatsOf(6)) {
      if (each === seat) continue;
      const { choice, hand } = playerAt(state, each);
      const envelope = need(container, `[data-envelope="${each}"] svg`);
      expect(envelope.getAttribute('aria-label') ?? envelope.textContent).toContain(
        words.say(`envelope.${choice === null ? 'open' : 'sealed'}`),
      );
      for (const id of hand) expect(container.innerHTML).not.toContain(`"${id}"`);
    }
  });

  it('show the die of a choice that was turned over and is still to come', () => {
    const turned = momentOf(4, (each, who) => asks('place')(each) && each.sales.some((sale) => sale.seat !== who));
    const { container } = renderBoard(turned.state, turned.seat);
    for (const { seat: seller, item: id, price } of turned.state.sales) {
      if (seller === turned.seat) continue;
      const die = need(container, `[data-envelope="${seller}"] svg`);
      expect(die.getAttribute('aria-label') ?? die.textContent).toContain(
        words.say('coming.sale', { item: words.item(id), price }),
      );
    }
  });
});

describe('choosing', () => {
  const { state, seat } = momentOf(
    4,
    (each, who) =>
      asks('choose')(each) &&
      playerAt(each, who).gold > 2 &&
      playerAt(each, who).hand.some((id) => heroesFor(each.heroRow, id).length > 0 && item(id).tier === 'leather'),
  );
  const { hand } = playerAt(state, seat);
  const sold = hand.find((id) => heroesFor(state.heroRow, id).length > 0 && item(id).tier === 'leather') ?? hand[0];

  it('takes a card and a number of the die that its tier allows, and is sealed at the counter', () => {
    if (sold === undefined) throw new RangeError('no card');
    const played: unknown[] = [];
    const { container } = renderBoard(state, seat, (...moves) => played.push(...moves));
    fireEvent.click(need(container, `[data-card="${sold}"] button`));
    const numbers = all(container, '.em-number');
    expect(numbers).toHaveLength(highestBid);
    expect(all(container, '.em-number.lit').map(({ textContent }) => Number(textContent))).toEqual(pricesFor(sold));
    expect(need(container, '.em-die-note').textContent).toContain(
      words.say('note.prices', { tier: words.tier(item(sold).tier), most: pricesFor(sold).length }),
    );
    const [, second] = numbers;
    if (second === undefined) throw new RangeError('no second number');
    fireEvent.click(second);
    expect(played).toEqual([]);
    fireEvent.click(need(container, '.counter .primary'));
    expect(played).toEqual([{ type: 'sell', item: sold, price: 2 }]);
  });

  it('shows the sealed choice to its owner alone, with the die on the card', () => {
    if (sold === undefined) throw new RangeError('no card');
    const sealed = emporium.copy(state);
    emporium.play(sealed, seat, { type: 'sell', item: sold, price: 2 });
    const own = renderBoard(sealed, seat).container;
    expect(need(own, '.em-die-note').textContent).toContain(
      words.say('note.sale', { item: words.item(sold), price: 2 }),
    );
    expect(need(own, '.em-number.now').textContent).toBe('2');
    cleanup();
    const [next] = emporium.toAct(sealed);
    if (next === undefined) throw new RangeError('nobody is asked');
    const others = renderBoard(sealed, next).container;
    expect(others.querySelector('.em-number.now')).toBeNull();
    expect(others.innerHTML).not.toContain(words.item(sold));
    cleanup();
    const everybody = renderBoard(sealed, null).container;
    for (const id of sealed.players.flatMap((player) => player.hand)) {
      expect(everybody.innerHTML).not.toContain(`data-card="${id}"`);
    }
  });

  it('offers nothing that the rules do not', () => {
    const moves = choiceMoves(hand, playerAt(state, seat).gold);
    const { container } = renderBoard(state, seat);
    const sellable = new Set(moves.flatMap((move) => (move.type === 'sell' ? [move.item] : [])));
    for (const card of namesOf(container, 'card')) expect([...sellable]).toContain(card);
  });
});

describe('a patron', () => {
  const { state, seat } = momentOf(4, (each, who) => {
    if (!asks('patron')(each)) return false;
    const fights = fightsWon(each, playerAt(each, who).hand);
    return (
      fights.length > 0 && each.heroRow.every((hero) => each.monsterRow.every((id) => !beats(strengthOf(hero), id)))
    );
  });

  it('sees on the hero what a change would put there, and the total with it', () => {
    const [fight] = fightsWon(state, playerAt(state, seat).hand);
    if (fight === undefined) throw new RangeError('no fight');
    const { container } = renderBoard(state, seat);
    expect(container.querySelector('.em-changed')).toBeNull();
    fireEvent.click(need(container, `[data-hero="${fight.hero}"] button`));
    fireEvent.click(need(container, `[data-monster="${fight.monster}"] button`));
    expect(all(container, `[data-hero="${fight.hero}"] .em-changed`).length).toBeGreaterThan(0);
    const at = state.monsterRow.indexOf(fight.monster);
    expect(all(container, `[data-totals="${fight.hero}"] li`)[at]?.classList.contains('wins')).toBe(true);
  });
});

describe('the head', () => {
  it('tells the round, the monsters behind the gate, and the order from the marker', () => {
    const { state, seat } = momentOf(
      5,
      (each) => asks('choose')(each) && each.marker === 2 && each.monsterDeck.length > 5,
    );
    const { container } = renderBoard(state, seat);
    expect(need(container, '.game-where').textContent).toBe(
      words.say('round-of', { round: state.round, count: state.monsterDeck.length }),
    );
    const order = all(container, '.game-order svg[aria-label], .game-order [role="img"]').filter((each) =>
      sixPeople.some(({ name }) => each.getAttribute('aria-label') === name),
    );
    expect(order.map((each) => each.getAttribute('aria-label'))).toEqual(
      [2, 3, 4, 0, 1].map((each) => sixPeople[each]?.name),
    );
  });

  it.each(['tablet', 'upright'] as const)('tells on a %s how many heroes are left as well', (name) => {
    openWindow(name);
    const { state, seat } = momentOf(3, asks('choose'));
    const { container } = renderBoard(state, seat);
    expect(need(container, '.game-where').textContent).toContain(words.say('heroes', { count: state.heroDeck.length }));
  });
});

describe('whoever only looks on', () => {
  it('finds no card of anybody, and every hand by its backs', () => {
    const { state } = momentOf(4, (each) => asks('choose')(each) && later(each));
    const { container } = renderBoard(state, null);
    expect(namesOf(container, 'card')).toEqual([]);
    expect([...new Set(namesOf(container, 'hand'))].toSorted()).toEqual(['0', '1', '2', '3']);
  });

  it('of another seat sees the hand of that seat and no lit card', () => {
    const { state, seat } = momentOf(4, (each) => asks('restock')(each) && later(each));
    const other = seatsOf(4).find((each) => each !== seat && playerAt(state, each).hand.length > 0);
    if (other === undefined) throw new RangeError('nobody else has cards');
    const { container } = renderBoard(state, null, () => {}, other);
    expect(namesOf(container, 'card')).toEqual(playerAt(state, other).hand);
    expect(all(container, '.em-cards .lit')).toHaveLength(0);
    expect(need(container, '.em-rival.acting').dataset.seat).toBe(`${seat}`);
  });
});
