import { describe, expect, test } from 'vitest';
import type { Ability } from '../../../shared/games/harbour/abilities.ts';
import type { Action, BuildingSymbol, Mark, Part } from '../../../shared/games/harbour/actions.ts';
import { allCharacters, baseCharacters, board, boardIds, needsOthers } from '../../../shared/games/harbour/boards.ts';
import { buildingIds, buildings, isBuildingId } from '../../../shared/games/harbour/buildings/index.ts';
import { goods } from '../../../shared/games/harbour/goods.ts';

/**
 * The figures as the rules list them: price, points, symbols (A anchor, C coin, H top hat, W warehouse), the marks of
 * name, price, points, symbols and action, then the action.
 */
const cards = `
  ranch $7 6 A KRRRP: 1 livestock +1/anchor
  bait-shop $7 6 A KRRRP: 1 fish +1/anchor
  lumber-yard $7 6 A KRRRR: 1 wood +1/anchor
  quarry $7 6 A PRRRR: 1 stone +1/anchor
  sushi-shop $8 7 W KKKRK: 1 fish -> 1 livestock 1 wood 1 stone
  butchers-block $8 7 H RRRRK: 1 livestock -> 1 fish 1 wood 1 stone
  sawmill $8 7 W RRRRR: 1 wood -> 1 fish 1 livestock 1 stone
  masoners-hall $8 7 H KRRRR: 1 stone -> 1 fish 1 livestock 1 wood
  golem-workshop $9 8 A PRRRK: 3 livestock -> 5 stone
  fish-market $9 8 W KRRRR: 3 fish -> 5 wood
  carpenters-shed $9 7 C RRRRR: 3 wood -> 5 livestock
  stonecutters-yard $9 8 H RRRRR: 3 stone -> 5 fish
  pub $8 7 H KRRRP: 2 wood -> 2 fish 2 livestock
  net-loft $7 6 W RRRRP: 2 livestock -> 2 fish 2 stone
  cargo-crane $7 6 A RRRRP: 2 fish -> 2 wood 2 stone
  ferry-landing $7 5 C RRRRP: 2 stone -> 2 livestock 2 wood
  architectural-society $10 8 C KRRRR: buy -$2
  auction-house $10 9 W RRRRP: 1 any & buy
  customs-house $9 7 C RRRRP: buy -$1/anchor to -$3
  warehouse-row $8 6 WW RRRRP: 1 any +1/warehouse
  moneylender $8 6 C RRRRP: buy all minimums -1/warehouse to -2
  traders-guild $10 8 C KRRRR: buy 1 minimum -1
  travelling-imaginarium $11 10 H KRRRP: set-market & 1 any
  locks $6 5 A PRRRR: swap-markers & 1 any
  fortune-teller $6 5 H RRRRP: raise-marker
  tax-office $9 7 C KRRRP: tax 1 2 2
  abbey $10 10 - KRRRP: 3 any then gift 1
  pirate-den $6 5 A RRRRP: steal 2 1
  clocktower $12 12 - KRRRR: 1 any then extra-turn
  mirror-house $9 9 - RRRRK: double
  lighthouse $8 6 AA RRRRP: fill-up 3
  salvage-yard $6 5 W RRRRR: 2 any different
  smokehouse $6 4 C RRRRR: 1 fish & 1 livestock
  timber-and-stone-depot $6 5 W RRRRR: 1 wood & 1 stone
  gentlefolks-club $10 8 HW RRRRR: 2 any +1 with hat
  grand-exchange $11 11 - RRRRP: exchange 3 1`;

/** Symbols, marks of name, symbols, starting building and ability, starting building, ability. */
const characters = `
  alchemist A KKKK: 1 stone & 1 any or buy; alchemy 2
  bookkeeper C KKKK: 1 wood & 1 any or buy; keep-surplus
  clockwork-tradesman A KKKK: 1 fish & 1 any or buy; extra-money 2 1
  diplomat AH KKKK: 1 livestock & 1 any or buy; share-building 1
  investor C KRRK: 1 stone & 1 any or buy; gain-after-buying 1
  mayor H KRRP: 1 wood & 1 any or buy; gain-after-visit 1
  wolf A PRRP: 1 livestock & 1 any or buy; swap-before-buying livestock
  nosy-neighbor C KRRP: 1 fish & 1 any or buy; copy
  skinflint W PRRR: 1 stone & 1 any or buy; dear-toll 2
  pirate A PRRR: 1 fish & 1 any or buy; take-after-visit 1
  scrap-collector W PRRR: 1 wood & 1 any or buy; gather-surplus 1
  undead-dockhand W RRRR: 1 livestock & 1 any or buy; stay
  smuggler A RRRR: 1 fish & 1 any or buy; lower-minimum 1
  architect C RRRR: 1 wood & 1 any or buy; clear-building
  beggar A KKKK: 1 any or buy; gain-with-others 1
  fisherman W KRRK: 1 fish & 1 any or buy; extra-gain fish 1
  wholesaler H KRRK: 1 livestock & 1 any or buy; keep-shipped 1
  noble H KRRK: 1 wood & 1 any or buy; free-building 2
  mason A KRRK: 1 stone & 1 any or buy; gain-when-shipped stone 1
  speculator C KRRK: 1 stone & 1 any or buy; score-market stone`;

const linesOf = (list: string): readonly string[] =>
  list
    .trim()
    .split('\n')
    .map((line) => line.trim());

const letters: Readonly<Record<BuildingSymbol, string>> = { anchor: 'A', coin: 'C', 'top-hat': 'H', warehouse: 'W' };
const symbolsText = (symbols: readonly BuildingSymbol[]) => symbols.map((symbol) => letters[symbol]).join('') || '-';

function marksText<Field extends string>(marks: { readonly [F in Field]?: Mark }, fields: readonly Field[]): string {
  return fields.map((field) => marks[field] ?? 'R').join('');
}

const countsText = (counts: Extract<Part, { kind: 'convert' }>['pays']) =>
  goods.flatMap((good) => (counts[good] === undefined ? [] : [`${counts[good]} ${good}`])).join(' ');

function partText(part: Part): string {
  switch (part.kind) {
    case 'gain':
      return `${part.base} ${part.good}${part.perAnchor ? ` +${part.perAnchor}/anchor` : ''}`;
    case 'gain-any': {
      const more = [
        part.perWarehouse ? ` +${part.perWarehouse}/warehouse` : '',
        part.withTopHat ? ` +${part.withTopHat} with hat` : '',
        part.different ? ' different' : '',
      ];
      return `${part.base} any${more.join('')}`;
    }
    case 'convert':
      return `${countsText(part.pays)} -> ${countsText(part.gains)}`;
    case 'buy': {
      const terms = [
        part.discount ? ` -$${part.discount}` : '',
        part.discountPerAnchor ? ` -$${part.discountPerAnchor}/anchor to -$${part.mostForAnchors}` : '',
        part.lowerPerWarehouse ? ` all minimums -${part.lowerPerWarehouse}/warehouse to -${part.mostLower}` : '',
        part.lowerOne ? ` ${part.lowerOne} minimum -1` : '',
      ];
      return `buy${terms.join('')}`;
    }
    case 'tax':
      return `tax ${part.fromEach} ${part.fromOne} ${part.alone}`;
    case 'gift':
      return `gift ${part.goods}`;
    case 'steal':
      return `steal ${part.most} ${part.alone}`;
    case 'fill-up':
      return `fill-up ${part.to}`;
    case 'exchange':
      return `exchange ${part.most} ${part.bonus}`;
    default:
      return part.kind;
  }
}

function actionText(action: Action): string {
  if (action.order === 'or') return `${action.goods.map(partText).join(' & ')} or ${partText(action.buy)}`;
  return action.parts.map(partText).join(action.order === 'then' ? ' then ' : ' & ');
}

const abilityText = ({ kind, ...figures }: Ability) => [kind, ...Object.values(figures)].join(' ');

const base = allCharacters.slice(0, 14);

describe('the cards are those of the rules', () => {
  test('36 buildings with price, points, symbols, marks and action', () => {
    const told = buildingIds.map((id) => {
      const { cost, points, symbols, action, marks = {} } = buildings[id];
      const from = marksText(marks, ['name', 'cost', 'points', 'symbols', 'action']);
      return `${id} $${cost} ${points} ${symbolsText(symbols)} ${from}: ${actionText(action)}`;
    });
    expect(told.length).toBe(36);
    expect(told.toSorted()).toEqual(linesOf(cards).toSorted());
  });

  test('20 characters with symbols, marks, starting building and ability; the first 14 are those of the box', () => {
    const told = allCharacters.map((id) => {
      const { symbols, action, ability, marks } = board(id);
      const from = marksText(marks, ['name', 'symbols', 'starts', 'ability']);
      return `${id} ${symbolsText(symbols)} ${from}: ${actionText(action)}; ${ability === null ? '' : abilityText(ability)}`;
    });
    expect(told).toEqual(linesOf(characters));
    expect(baseCharacters).toEqual(base);
    expect(boardIds).toEqual(['the-wharfs', ...allCharacters]);
  });

  test('The Wharfs: no symbol, no ability, two goods or a purchase', () => {
    const { symbols, action, ability } = board('the-wharfs');
    expect({ symbols, action: actionText(action), ability }).toEqual({
      symbols: [],
      action: '2 any or buy',
      ability: null,
    });
  });

  test('seven characters need other players', () => {
    expect(allCharacters.filter(needsOthers)).toEqual([
      'diplomat',
      'mayor',
      'nosy-neighbor',
      'skinflint',
      'pirate',
      'scrap-collector',
      'beggar',
    ]);
  });

  test('of the symbols there are 10 anchors, 10 warehouses, 8 coins and 7 top hats; four buildings carry none', () => {
    const all = buildingIds.flatMap((id) => buildings[id].symbols);
    const count = (wanted: BuildingSymbol) => all.filter((symbol) => symbol === wanted).length;
    expect(count('anchor') + count('warehouse') + count('coin') + count('top-hat')).toBe(all.length);
    expect([count('anchor'), count('warehouse'), count('coin'), count('top-hat')]).toEqual([10, 10, 8, 7]);
    expect(buildingIds.filter((id) => buildings[id].symbols.length === 0).length).toBe(4);
  });

  test('ids from outside are told from nonsense', () => {
    expect(buildingIds.every(isBuildingId)).toBe(true);
    for (const id of ['start-0', 'toString', '', 'Pub']) expect(isBuildingId(id)).toBe(false);
  });
});
