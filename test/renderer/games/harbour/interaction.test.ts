import { beforeAll, describe, expect, it } from 'vitest';
import { composedOf } from '../../../../renderer/games/harbour/interaction/composing.ts';
import { marketAhead, stockAhead } from '../../../../renderer/games/harbour/interaction/foresight.ts';
import { gainerWords } from '../../../../renderer/games/harbour/interaction/gainers.ts';
import { reasonOf, stateOf } from '../../../../renderer/games/harbour/interaction/interaction.ts';
import {
  goodPiece,
  meaningOf,
  placePiece,
  playerPiece,
} from '../../../../renderer/games/harbour/interaction/pieces.ts';
import { randomFromSeed, seatAt } from '../../../../shared/engine/index.ts';
import type { BoardId } from '../../../../shared/games/harbour/boards.ts';
import type { BuildingId } from '../../../../shared/games/harbour/buildings/index.ts';
import { type Good, type GoodCounts, noGoods } from '../../../../shared/games/harbour/goods.ts';
import { harbour } from '../../../../shared/games/harbour/index.ts';
import type { Place } from '../../../../shared/games/harbour/places.ts';
import type { HarbourState } from '../../../../shared/games/harbour/state.ts';
import { startWords } from '../../every-word.ts';
import { Page, wordsIn } from './page.ts';

beforeAll(() => startWords('en'));

const ana = seatAt(0);
const bruno = seatAt(1);

interface Scene {
  readonly centre?: readonly BuildingId[];
  readonly market?: readonly Good[];
  /** By seat. */
  readonly goods?: readonly Partial<GoodCounts>[];
  readonly boards?: readonly BoardId[];
  readonly buildings?: readonly (readonly BuildingId[])[];
  readonly pawns?: readonly (Place | null)[];
  readonly traders?: boolean;
}

/** A table for two at which Ana is about to move her pawn. */
function scene({ centre, market, goods = [], boards, buildings = [], pawns = [], traders = false }: Scene): Page {
  const options = { boards: 'wharfs', goods: 'one-each', 'inland-traders': traders ? 'yes' : 'no' };
  const state: HarbourState = harbour.setup(2, options, randomFromSeed('scene'));
  const owned = new Set(buildings.flat());
  const deck = [...state.deck, ...state.centre].filter((id) => !owned.has(id) && centre?.includes(id) !== true);
  state.centre = [...(centre ?? deck.splice(0, 5))];
  state.deck = deck;
  state.market = [...(market ?? ['fish', 'wood', 'stone', 'livestock'])];
  state.startPlayer = ana;
  state.players.forEach((player, seat) => {
    player.goods = { ...noGoods(), ...goods[seat] };
    player.board = boards?.[seat] ?? 'the-wharfs';
    player.buildings = [...(buildings[seat] ?? [])];
    player.pawn = pawns[seat] ?? null;
  });
  state.question = { type: 'move-pawn', seat: ana };
  if (state.turn !== null) state.turn = { ...state.turn, seat: ana };
  return new Page(state, wordsIn('en'));
}

function says(page: Page): string {
  return page.plan().says ?? '';
}

describe('the pawn', () => {
  it('is told before it goes what the action would do, with the figures of this moment', () => {
    const page = scene({
      centre: ['ranch', 'golem-workshop', 'sushi-shop', 'traders-guild', 'mirror-house'],
      goods: [{ livestock: 5, wood: 4, fish: 2 }],
      buildings: [['quarry', 'bait-shop']],
    });
    page.press(placePiece('ranch'));
    expect(says(page)).toBe('Gain 3 livestock: 1, and 1 for each of 2 anchors. No room for 2 livestock: lost.');
    expect(page.plan().actions.map(({ label }) => label)).toEqual(['Go to Ranch']);
    page.press(placePiece('golem-workshop'));
    expect(says(page)).toBe('Pay 3 livestock, gain 5 stone.');
    page.press(placePiece('sushi-shop'));
    expect(says(page)).toBe('Pay 1 fish, gain 1 livestock, 1 wood, and 1 stone.');
    page.press(placePiece('traders-guild'));
    expect(says(page)).toBe('Buy one building: $6 at most, and the cheapest costs $7.');
    page.press(placePiece('mirror-house'));
    expect(says(page)).toContain('4 wood → 6');
  });

  it('is told what a good that is gained first would make of a purchase', () => {
    const centre: readonly BuildingId[] = ['auction-house', 'quarry', 'pub', 'locks', 'abbey'];
    const page = scene({ centre, goods: [{ fish: 5, wood: 3 }] });
    page.press(placePiece('auction-house'));
    expect(says(page)).toBe(
      'Gain 1 good of any type. Buy one building: $5 at most, and the cheapest costs $6. With the good gained first: up to $9.',
    );
    const rich = scene({ centre, goods: [{ fish: 5, wood: 4, stone: 1 }] });
    rich.press(placePiece('auction-house'));
    expect(says(rich)).not.toContain('gained first');
  });

  it('goes by the main button; a second press puts it back', () => {
    const page = scene({ centre: ['ranch', 'quarry', 'pub', 'locks', 'abbey'], goods: [{ fish: 1 }, {}] });
    page.press(placePiece('ranch'));
    expect(page.half.selected).toBe(placePiece('ranch'));
    page.press(placePiece('ranch'));
    expect(page.half.selected).toBeNull();
    expect(page.played).toBe(0);
    const other = scene({ centre: ['ranch', 'quarry', 'pub', 'locks', 'abbey'], goods: [{ fish: 1 }, {}] });
    other.press(placePiece('quarry'));
    other.confirm();
    expect(other.events[0]).toMatchObject({ type: 'pawn-moved', to: 'quarry' });
  });

  it('pays its toll on the way where the good is picked first', () => {
    const page = scene({
      goods: [{ fish: 2, wood: 1 }, {}],
      buildings: [[], ['pub']],
    });
    page.press(placePiece('pub'));
    expect(says(page)).toMatch(/^Toll: 1 good to Bruno\./);
    page.press(goodPiece('wood'));
    expect(stockAhead(page.table(), 'wood')).toEqual({ leaving: 1 });
    expect(page.plan().actions.map(({ label }) => label)).toEqual(['Go to Pub, toll 1 wood']);
    page.confirm();
    expect(page.events).toContainEqual({ type: 'toll-paid', seat: ana, owner: bruno, good: 'wood', received: true });
  });

  it('is not asked for a toll that takes everything', () => {
    const page = scene({ goods: [{ fish: 1, wood: 1 }, {}], boards: ['mason', 'skinflint'] });
    page.press(placePiece('start-1'));
    expect(stateOf(page.table(), goodPiece('fish'))).not.toBe('lit');
    expect(page.plan().actions.map(({ label }) => label)).toEqual([
      'Go to Skinflint to buy',
      'Go to Skinflint for goods',
    ]);
    page.confirm();
    expect(page.events.filter(({ type }) => type === 'toll-paid')).toHaveLength(2);
    expect(page.table().question?.type).not.toBe('choose-way');
  });

  it('is told what the action would do with what a toll leaves that takes the only good', () => {
    const page = scene({ goods: [{ fish: 1 }, {}], buildings: [[], ['sushi-shop']] });
    page.press(placePiece('sushi-shop'));
    expect(says(page)).toMatch(/^Toll: 1 good to Bruno\. .*missing/i);
    const [go] = page.plan().actions;
    expect(go?.label).toBe('Go to Sushi Shop');
    expect(go?.doubt).toBeDefined();
    page.confirm();
    expect(page.events.map(({ type }) => type)).not.toContain('goods-converted');
    const enough = scene({ goods: [{ fish: 2 }, {}], buildings: [[], ['sushi-shop']] });
    enough.press(placePiece('sushi-shop'));
    expect(says(enough)).toBe('Toll: 1 good to Bruno. Pay 1 fish, gain 1 livestock, 1 wood, and 1 stone.');
    expect(enough.plan().actions[0]?.doubt).toBeUndefined();
  });

  it('goes home for goods or to buy in one press', () => {
    const page = scene({ goods: [{ fish: 5, wood: 4 }, {}] });
    page.press(placePiece('start-0'));
    expect(page.plan().actions.map(({ key }) => key)).toEqual(['go-buy', 'go']);
    const buying = page.plan().actions.find(({ key }) => key === 'go-buy');
    if (buying === undefined) throw new Error('no way to buy');
    page.act(buying);
    expect(page.table().question?.type).toBe('buy');
  });

  it('is kept out for a reason that names whose pawn it is, or what is missing', () => {
    const page = scene({
      centre: ['ranch', 'quarry', 'pub', 'locks', 'abbey'],
      goods: [{}, {}],
      buildings: [[], ['smokehouse']],
      pawns: ['ranch', 'quarry'],
    });
    const table = page.table();
    expect(reasonOf(table, placePiece('ranch'))).toBe('The pawn stands here already, and has to move on.');
    expect(reasonOf(table, placePiece('quarry'))).toBe('Taken: Bruno’s pawn stays until its next move.');
    expect(reasonOf(table, placePiece('smokehouse'))).toBe('No good to pay Bruno the toll with.');
    for (const place of ['ranch', 'quarry', 'smokehouse'] as const) {
      expect(stateOf(table, placePiece(place))).toBe('blocked');
    }
  });

  it('hears who gains by the visit', () => {
    const diplomat = scene({
      centre: ['ranch', 'quarry', 'pub', 'locks', 'abbey'],
      boards: ['diplomat', 'beggar'],
      pawns: [null, 'ranch'],
    });
    diplomat.press(placePiece('ranch'));
    expect(says(diplomat)).toContain('Bruno gains 1 good for sharing.');
    diplomat.press(placePiece('start-0'));
    expect(says(diplomat)).toContain('Bruno gains 1 good as well');
    const skinflint = scene({ goods: [{ fish: 3, wood: 1 }, {}], boards: ['mason', 'skinflint'] });
    skinflint.press(placePiece('start-1'));
    expect(says(skinflint)).toMatch(/^Toll: 2 goods to Bruno\./);
  });
});

/** Ana at home, about to buy. */
function shopping(facts: Scene): Page {
  const page = scene(facts);
  page.press(placePiece('start-0'));
  const buying = page.plan().actions.find(({ key }) => key === 'go-buy');
  if (buying === undefined) throw new Error('no way to buy');
  page.act(buying);
  return page;
}

describe('a stock says what the choice at hand does to it', () => {
  /** Ana in a building that acts on her stock, with a good picked there. */
  function picked(to: BuildingId, good: Good, held: Partial<GoodCounts>): Page {
    const page = scene({ centre: [to, 'quarry', 'pub', 'locks', 'abbey'], goods: [held, {}] });
    page.press(placePiece(to));
    page.confirm();
    page.press(goodPiece(good));
    return page;
  }

  it('doubled, as far as there is room', () => {
    const page = picked('mirror-house', 'fish', { fish: 2, wood: 4, stone: 1 });
    expect(stockAhead(page.table(), 'fish')).toEqual({ coming: 2 });
    expect(stockAhead(page.table(), 'wood')).toEqual({});
    expect(stockAhead(picked('mirror-house', 'wood', { fish: 2, wood: 4 }).table(), 'wood')).toEqual({ coming: 2 });
    expect(stockAhead(picked('mirror-house', 'wood', { fish: 2, wood: 5 }).table(), 'wood')).toEqual({ coming: 1 });
  });

  it('filled up to what the building says', () => {
    const page = picked('lighthouse', 'fish', { fish: 1, wood: 2 });
    expect(stockAhead(page.table(), 'fish')).toEqual({ coming: 2 });
    expect(stockAhead(page.table(), 'wood')).toEqual({});
  });
});

describe('a purchase', () => {
  const centre: readonly BuildingId[] = ['ranch', 'quarry', 'pub', 'abbey', 'clocktower'];

  it('is one press from the building alone', () => {
    const page = shopping({ centre, goods: [{ fish: 5, wood: 4, livestock: 2 }, {}] });
    page.press(placePiece('ranch'));
    // the cheapest way: livestock and fish waste 7 goods, wood and fish 9
    expect(page.plan().actions.at(-1)?.label).toBe('Ship fish and livestock for $7, buy Ranch for $7');
    expect(marketAhead(page.table())).toEqual(['wood', 'stone', 'livestock', 'fish']);
    page.confirm();
    expect(page.events).toContainEqual(expect.objectContaining({ type: 'building-bought', building: 'ranch' }));
  });

  it('is composed from goods first, and everything can be taken out again', () => {
    const page = shopping({ centre, goods: [{ fish: 5, wood: 4 }, {}] });
    page.press(goodPiece('wood'));
    expect(stockAhead(page.table(), 'wood')).toEqual({ leaving: 4, kept: 0 });
    page.press(goodPiece('fish'));
    expect(page.plan().asks).toBe('Which building does Ana buy for $9?');
    expect(says(page)).toBe('Pays for 3 of 5 buildings.');
    page.press(placePiece('pub'));
    expect(says(page)).toContain('$1 left over is lost.');
    page.press(placePiece('pub'));
    page.press(goodPiece('fish'));
    expect(page.half).toMatchObject({ ships: ['wood'], building: null });
    expect(says(page)).toBe('$3 short: the cheapest building costs $7.');
  });

  it('says why a building is out of reach and a good cannot ship', () => {
    const page = shopping({ centre, goods: [{ fish: 5, wood: 3, livestock: 2 }, {}] });
    const table = page.table();
    expect(reasonOf(table, placePiece('abbey'))).toBe(
      'Costs $10, $3 short of $7 at most: 1 wood more would let wood ship for $4.',
    );
    expect(reasonOf(table, goodPiece('wood'))).toBe('1 short of 4: wood cannot be shipped.');
    expect(reasonOf(table, goodPiece('stone'))).toBe('No stone in stock.');
  });

  it('leaves what a warehouse keeps to the buyer', () => {
    const page = shopping({ centre, goods: [{ fish: 5, wood: 4 }, {}], buildings: [['salvage-yard']] });
    page.press(placePiece('ranch'));
    const [stepper] = page.plan().steppers;
    expect(stepper?.text).toBe('1 fish');
    expect(says(page)).toContain('Stays in a warehouse: 1 fish.');
    if (stepper === undefined) throw new Error('nothing to choose');
    page.half = { ...page.half, amounts: { [stepper.key]: 1 } };
    expect(says(page)).toContain('Stays in a warehouse: 1 wood.');
    page.confirm();
    const shipped = page.events.find((event) => event.type === 'goods-shipped');
    expect(shipped?.goods.map(({ good, kept }) => [good, kept])).toEqual([
      ['fish', 0],
      ['wood', 1],
    ]);
  });

  it('names what a Bookkeeper and a Wholesaler keep', () => {
    const bookkeeper = shopping({ centre, goods: [{ fish: 6, livestock: 4 }, {}], boards: ['bookkeeper'] });
    bookkeeper.press(placePiece('ranch'));
    expect(says(bookkeeper)).toContain('Stays, above the minimum:');
    const wholesaler = shopping({ centre, goods: [{ fish: 5, livestock: 2 }, {}], boards: ['wholesaler'] });
    wholesaler.press(placePiece('ranch'));
    expect(says(wholesaler)).toContain('Stays, one of each type: 1 fish and 1 livestock.');
  });

  it('tells who gains by it', () => {
    const told = (boards: readonly BoardId[], press: Good): readonly string[] => {
      const page = shopping({ centre, goods: [{ fish: 6, stone: 4, livestock: 2 }, {}], boards });
      page.press(goodPiece(press));
      const { view, question, half } = page.table();
      if (question?.type !== 'buy') throw new Error('nobody buys');
      return gainerWords({ view, words: wordsIn('en') }, composedOf(view, question, half));
    };
    expect(told(['the-wharfs', 'mason'], 'stone')).toEqual(['Bruno gains 1 stone.']);
    expect(told(['the-wharfs', 'mason'], 'fish')).toEqual([]);
    expect(told(['mason', 'scrap-collector'], 'stone')).toEqual([
      'Ana gains 1 stone.',
      'Bruno gathers 1 of the surplus: stone.',
    ]);
    expect(told(['investor', 'scrap-collector'], 'livestock')).toEqual(['Then 1 good of any type.']);
  });

  it('may call on the inland traders where they are in use', () => {
    const page = shopping({ centre, goods: [{ fish: 5, wood: 5, stone: 1, livestock: 1 }, {}], traders: true });
    const traders = page.plan().actions.find(({ key }) => key === 'traders');
    if (traders === undefined) throw new Error('no traders');
    page.act(traders);
    page.press(goodPiece('wood'));
    page.press(placePiece('pub'));
    expect(page.plan().actions.at(-1)?.label).toBe('Trade inland, ship wood for $8 in all, buy Pub for $8');
    page.confirm();
    expect(page.events).toContainEqual({ type: 'inland-traded', seat: ana, money: 4 });
  });

  it('lets a Wolf swap and an Architect clear at once, and keeps what was composed', () => {
    const wolf = shopping({ centre, goods: [{ fish: 5, wood: 4 }, {}], boards: ['wolf'] });
    wolf.press(goodPiece('fish'));
    const swap = wolf.plan().actions.find(({ key }) => key === 'swap-before-buying');
    if (swap === undefined) throw new Error('nothing to swap');
    wolf.act(swap);
    wolf.press(goodPiece('stone'));
    expect(marketAhead(wolf.table())).toEqual(['fish', 'wood', 'livestock', 'stone']);
    wolf.confirm();
    expect(wolf.table().view.market).toEqual(['fish', 'wood', 'livestock', 'stone']);
    expect(wolf.half.ships).toEqual(['fish']);
    const architect = shopping({ centre, goods: [{ fish: 5, wood: 4 }, {}], boards: ['architect'] });
    const clear = architect.plan().actions.find(({ key }) => key === 'clear-building');
    if (clear === undefined) throw new Error('nothing to clear');
    architect.act(clear);
    architect.press(placePiece('clocktower'));
    architect.confirm();
    expect(architect.table().view.centre).not.toContain('clocktower');
    expect(stateOf(architect.table(), placePiece('ranch'))).toBe('lit');
  });
});

describe('goods', () => {
  it('are picked several at once, and taken out again by a press on what is full', () => {
    const page = scene({ centre: ['abbey', 'quarry', 'pub', 'locks', 'ranch'], goods: [{ fish: 6 }, {}] });
    page.press(placePiece('abbey'));
    page.confirm();
    page.press(goodPiece('wood'));
    page.press(goodPiece('wood'));
    expect(says(page)).toBe('Chosen: 2 wood. To choose: 1.');
    page.press(goodPiece('fish'));
    expect(says(page)).toBe('No room for 1 fish: lost.');
    page.press(goodPiece('wood'));
    expect(page.half.picked).toEqual(['wood', 'fish']);
    page.press(goodPiece('stone'));
    expect(reasonOf(page.table(), goodPiece('livestock'))).toBe('All 3 are chosen already.');
    page.confirm();
    expect(page.events.filter(({ type }) => type === 'goods-gained')).toHaveLength(3);
  });

  it('are stolen from the yard in which they are pressed', () => {
    const page = scene({
      centre: ['pirate-den', 'quarry', 'pub', 'locks', 'ranch'],
      goods: [{}, { wood: 3, stone: 1 }],
    });
    page.press(placePiece('pirate-den'));
    page.confirm();
    expect(reasonOf(page.table(), playerPiece(bruno, 'fish'))).toBe('No fish in stock.');
    page.press(playerPiece(bruno, 'wood'));
    expect(page.plan().steppers[0]).toMatchObject({ value: 2, values: [1, 2] });
    page.confirm();
    expect(page.events).toContainEqual(expect.objectContaining({ type: 'good-passed', good: 'wood', count: 2 }));
  });

  it('are turned into others by three presses', () => {
    const page = scene({ goods: [{ wood: 2, fish: 1, stone: 2 }, {}], boards: ['alchemist'] });
    const [alchemy] = page.plan().actions;
    if (alchemy === undefined) throw new Error('no alchemy');
    page.act(alchemy);
    page.press(goodPiece('fish'));
    page.press(goodPiece('wood'));
    page.press(goodPiece('livestock'));
    expect(page.plan().actions.at(-1)?.label).toBe('Pay 1 fish, turn 2 wood into 2 livestock');
    page.confirm();
    expect(page.table().question?.type).toBe('move-pawn');
    expect(page.table().view.players[0]?.goods).toEqual({ fish: 0, livestock: 2, wood: 0, stone: 2 });
  });

  it('have their markers placed in the order in which they are pressed', () => {
    const page = scene({
      centre: ['travelling-imaginarium', 'quarry', 'pub', 'locks', 'ranch'],
      goods: [{ fish: 1 }, {}],
    });
    page.press(placePiece('travelling-imaginarium'));
    page.confirm();
    for (const good of ['stone', 'fish', 'wood'] as const) page.press(goodPiece(good));
    expect(marketAhead(page.table())).toEqual(['stone', 'fish', 'wood', 'livestock']);
    page.confirm();
    expect(page.table().view.market).toEqual(['stone', 'fish', 'wood', 'livestock']);
  });
});

describe('a piece', () => {
  it('is what its name says, and nothing else is one', () => {
    expect(meaningOf(playerPiece(bruno, 'wood'))).toEqual({ of: 'player', seat: bruno, good: 'wood' });
    expect(meaningOf(placePiece('start-2'))).toEqual({ of: 'place', place: 'start-2' });
    expect(meaningOf('character:mayor')).toEqual({ of: 'character', character: 'mayor' });
  });
});
