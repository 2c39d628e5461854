import { beforeAll, describe, expect, it } from 'vitest';
import { marketAhead, stockAhead } from '../../../../renderer/games/harbour/interaction/choice-preview.ts';
import { statusOf } from '../../../../renderer/games/harbour/interaction/interaction.ts';
import { goodPiece, placePiece } from '../../../../renderer/games/harbour/interaction/pieces.ts';
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

/** A table for two. Ana is about to move her pawn. */
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

function hint(page: Page): string {
  return page.prompt().hint ?? '';
}

describe('the pawn', () => {
  it('pays its toll while moving, if the good is picked first', () => {
    const page = scene({
      goods: [{ fish: 2, wood: 1 }, {}],
      buildings: [[], ['pub']],
    });
    page.press(placePiece('pub'));
    page.press(goodPiece('wood'));
    expect(stockAhead(page.table(), 'wood')).toEqual({ leaving: 1 });
    page.confirm();
    expect(page.events).toContainEqual({ type: 'toll-paid', seat: ana, owner: bruno, good: 'wood', received: true });
  });

  it('is not asked which goods to pay if a toll takes everything', () => {
    const page = scene({ goods: [{ fish: 1, wood: 1 }, {}], boards: ['mason', 'skinflint'] });
    page.press(placePiece('start-1'));
    expect(statusOf(page.table(), goodPiece('fish')).state).not.toBe('lit');
    expect(page.prompt().actions.map(({ key }) => key)).toEqual(['go-buy', 'go']);
    page.confirm();
    expect(page.events.filter(({ type }) => type === 'toll-paid')).toHaveLength(2);
    expect(page.table().question?.type).not.toBe('choose-way');
  });

  it('previews the action with the goods left after a toll', () => {
    const page = scene({ goods: [{ fish: 1 }, {}], buildings: [[], ['sushi-shop']] });
    page.press(placePiece('sushi-shop'));
    expect(page.prompt().actions[0]?.confirmation).toBeDefined();
    page.confirm();
    expect(page.events.map(({ type }) => type)).not.toContain('goods-converted');
    const enough = scene({ goods: [{ fish: 2 }, {}], buildings: [[], ['sushi-shop']] });
    enough.press(placePiece('sushi-shop'));
    expect(enough.prompt().actions[0]?.confirmation).toBeUndefined();
    // nothing is said twice, and lists are British
    expect(hint(enough)).toMatch(/^Pay Bruno a toll of 1 good\. Pay 1\sfish to gain 1\s\w+, 1\s\w+ and 1\s\w+\.$/);
  });

  it('is refused with a reason that names the other pawn’s player, or the missing goods', () => {
    const page = scene({
      centre: ['ranch', 'quarry', 'pub', 'locks', 'abbey'],
      goods: [{}, {}],
      buildings: [[], ['smokehouse']],
      pawns: ['ranch', 'quarry'],
    });
    const table = page.table();
    const places = ['ranch', 'quarry', 'smokehouse'] as const;
    for (const place of places) expect(statusOf(table, placePiece(place)).state).toBe('disabled');
    const reasons = places.map((place) => statusOf(table, placePiece(place)).reason);
    expect(new Set(reasons).size).toBe(places.length);
    expect(reasons.map((reason) => reason?.includes('Bruno'))).toEqual([false, true, true]);
  });
});

/** Ana at home, about to buy. */
function shopping(facts: Scene): Page {
  const page = scene(facts);
  page.press(placePiece('start-0'));
  const buying = page.prompt().actions.find(({ key }) => key === 'go-buy');
  if (buying === undefined) throw new Error('no way to buy');
  page.act(buying);
  return page;
}

describe('a stock previews the pending choice', () => {
  /** Ana in a building that acts on her stock, with a good picked there. */
  function picked(to: BuildingId, good: Good, held: Partial<GoodCounts>): Page {
    const page = scene({ centre: [to, 'quarry', 'pub', 'locks', 'abbey'], goods: [held, {}] });
    page.press(placePiece(to));
    page.confirm();
    page.press(goodPiece(good));
    return page;
  }

  it('that doubles it, as far as there is space', () => {
    const page = picked('mirror-house', 'fish', { fish: 2, wood: 4, stone: 1 });
    expect(stockAhead(page.table(), 'fish')).toEqual({ coming: 2 });
    expect(stockAhead(page.table(), 'wood')).toEqual({});
    expect(stockAhead(picked('mirror-house', 'wood', { fish: 2, wood: 4 }).table(), 'wood')).toEqual({ coming: 2 });
    expect(stockAhead(picked('mirror-house', 'wood', { fish: 2, wood: 5 }).table(), 'wood')).toEqual({ coming: 1 });
  });

  it('that fills it up to the building’s number', () => {
    const page = picked('lighthouse', 'fish', { fish: 1, wood: 2 });
    expect(stockAhead(page.table(), 'fish')).toEqual({ coming: 2 });
    expect(stockAhead(page.table(), 'wood')).toEqual({});
  });
});

it('puts back the first of two markers when it is pressed again', () => {
  const page = scene({ centre: ['locks', 'quarry', 'pub', 'ranch', 'abbey'], goods: [{}, {}] });
  page.press(placePiece('locks'));
  page.confirm().press(goodPiece('fish'));
  page.press(goodPiece('fish'));
  expect(page.pending.picked).toEqual([]);
});

describe('a purchase', () => {
  const centre: readonly BuildingId[] = ['ranch', 'quarry', 'pub', 'abbey', 'clocktower'];

  it('is one press from the building alone', () => {
    const page = shopping({ centre, goods: [{ fish: 5, wood: 4, livestock: 2 }, {}] });
    page.press(placePiece('ranch'));
    // the cheapest way: livestock and fish waste 7 goods, wood and fish 9
    expect(marketAhead(page.table())).toEqual(['wood', 'stone', 'livestock', 'fish']);
    page.confirm();
    expect(page.events).toContainEqual(expect.objectContaining({ type: 'building-bought', building: 'ranch' }));
  });

  it('can start with the goods, and everything can be removed again', () => {
    const page = shopping({ centre, goods: [{ fish: 5, wood: 4 }, {}] });
    page.press(goodPiece('wood'));
    expect(stockAhead(page.table(), 'wood')).toEqual({ leaving: 4, kept: 0 });
    page.press(goodPiece('fish'));
    expect(page.prompt().title).toContain('$9');
    page.press(placePiece('pub'));
    expect(hint(page)).toContain('$1');
    page.press(placePiece('pub'));
    page.press(goodPiece('fish'));
    expect(page.pending).toMatchObject({ ships: ['wood'], building: null });
    expect(hint(page)).toMatch(/\$3.*\$7/);
  });

  it('lets the buyer choose what a warehouse keeps', () => {
    const page = shopping({ centre, goods: [{ fish: 5, wood: 4 }, {}], buildings: [['salvage-yard']] });
    page.press(placePiece('ranch'));
    const [stepper] = page.prompt().steppers;
    const before = hint(page);
    if (stepper === undefined) throw new Error('nothing to choose');
    page.pending = { ...page.pending, amounts: { [stepper.key]: 1 } };
    expect(hint(page)).not.toBe(before);
    page.confirm();
    const shipped = page.events.find((event) => event.type === 'goods-shipped');
    expect(shipped?.goods.map(({ good, kept }) => [good, kept])).toEqual([
      ['fish', 0],
      ['wood', 1],
    ]);
  });

  it('lets a Wolf swap and an Architect clear at once, and keeps the pending purchase', () => {
    const wolf = shopping({ centre, goods: [{ fish: 5, wood: 4 }, {}], boards: ['wolf'] });
    wolf.press(goodPiece('fish'));
    const swap = wolf.prompt().actions.find(({ key }) => key === 'swap-before-buying');
    if (swap === undefined) throw new Error('nothing to swap');
    wolf.act(swap);
    wolf.press(goodPiece('stone'));
    expect(marketAhead(wolf.table())).toEqual(['fish', 'wood', 'livestock', 'stone']);
    wolf.confirm();
    expect(wolf.table().view.market).toEqual(['fish', 'wood', 'livestock', 'stone']);
    expect(wolf.pending.ships).toEqual(['fish']);
    const architect = shopping({ centre, goods: [{ fish: 5, wood: 4 }, {}], boards: ['architect'] });
    const clear = architect.prompt().actions.find(({ key }) => key === 'clear-building');
    if (clear === undefined) throw new Error('nothing to clear');
    architect.act(clear);
    architect.press(placePiece('clocktower'));
    architect.confirm();
    expect(architect.table().view.centre).not.toContain('clocktower');
    expect(statusOf(architect.table(), placePiece('ranch')).state).toBe('lit');
  });
});

it('goods: are picked several at once, and removed by a press at the limit', () => {
  const page = scene({ centre: ['abbey', 'quarry', 'pub', 'locks', 'ranch'], goods: [{ fish: 6 }, {}] });
  page.press(placePiece('abbey'));
  page.confirm();
  page.press(goodPiece('wood'));
  page.press(goodPiece('wood'));
  expect(page.pending.picked).toEqual(['wood', 'wood']);
  page.press(goodPiece('fish'));
  expect(hint(page)).toContain(wordsIn('en').good('fish'));
  page.press(goodPiece('wood'));
  expect(page.pending.picked).toEqual(['wood', 'fish']);
  page.press(goodPiece('stone'));
  expect(statusOf(page.table(), goodPiece('livestock')).reason).not.toBeNull();
  page.confirm();
  expect(page.events.filter(({ type }) => type === 'goods-gained')).toHaveLength(3);
});
