import { describe, expect, test } from 'vitest';
import { at, paid, pair, tableOf } from './table.ts';

describe('bringing customers', () => {
  const market = ['fish/Ana . meat/Bo . .', '. . . . .', 'grape/Bo . . . .'];

  test('needs as many stands in the line as customers', () => {
    const table = pair({ market, customers: ['c1-fish-flower', 'c2-fish-flower', 'c3-fish-flower', 'c4-fish'] });
    expect(table.entrancesFor('Ana', 'c1-fish-flower')).toEqual(['L1', 'R1', 'T1', 'B1']);
    expect(table.entrancesFor('Ana', 'c2-fish-flower')).toEqual(['L1', 'R1', 'T1', 'B1']);
    expect(table.entrancesFor('Ana', 'c3-fish-flower')).toEqual([]);
    expect(table.entrancesFor('Ana', 'c4-fish')).toEqual([]);
  });

  test('admits four customers with a fourth stand', () => {
    const table = pair({ market: ['fish/Ana . meat/Bo meat/Bo meat/Bo'], customers: ['c4-fish', 'c3-fish-grape'] });
    expect(table.entrancesFor('Ana', 'c4-fish')).toEqual(['L1', 'R1']);
    expect(table.entrancesFor('Ana', 'c3-fish-grape')).toEqual(['L1', 'R1']);
  });

  test('needs an own stand that sells what the tile wants', () => {
    const table = pair({ market, customers: ['c1-tomato-meat', 'c1-tomato-grape', 'c1-fish-grape', 'c2-fish-meat'] });
    expect(table.entrancesFor('Ana', 'c1-tomato-meat')).toEqual([]);
    expect(table.entrancesFor('Ana', 'c1-tomato-grape')).toEqual([]);
    expect(table.entrancesFor('Ana', 'c1-fish-grape')).toEqual(['L1', 'R1', 'T1', 'B1']);
    expect(table.entrancesFor('Ana', 'c2-fish-meat')).toEqual(['L1', 'R1', 'T1', 'B1']);
  });

  test('ignores restaurants and stands of other lines', () => {
    const table = pair({
      market: ['fish/Ana [sushi-bar] (pub) . .', '. meat/Bo meat/Bo meat/Bo .'],
      customers: ['c2-fish-flower'],
    });
    expect(table.entrancesFor('Ana', 'c2-fish-flower')).toEqual([]);
  });

  test('needs an empty entrance', () => {
    const table = pair({ market, doors: { L1: 'c1-meat-grape', B1: 'c2-meat-grape' }, customers: ['c1-fish-flower'] });
    expect(table.entrancesFor('Ana', 'c1-fish-flower')).toEqual(['R1', 'T1']);
  });

  test('needs a face-up tile', () => {
    const table = pair({ market, customers: ['c1-fish-flower', 'c1-fish-meat', 'c1-fish-grape'] });
    expect(table.entrancesFor('Ana', 'c1-fish-tomato')).toEqual([]);
  });
});

describe('the income from customers', () => {
  const example = () =>
    pair({ market: ['. [sushi-bar] . . .', '[pub] fish/Ana . fish/Bo meat/Bo'], customers: ['c3-fish-tomato'] });

  test('matches the example in the rules', () => {
    const table = example().bring('Ana', 'c3-fish-tomato', 'L2');
    expect(table.money()).toEqual([19, 13]);
    const { income } = table.last('customers-brought');
    expect(paid(income)).toEqual(['L2 6 9', 'L2 8 3']);
    expect(income.map(({ seat, restaurants }) => ({ seat, restaurants }))).toEqual(
      expect.arrayContaining([
        { seat: 0, restaurants: [at(1, 2), at(2, 1)] },
        { seat: 1, restaurants: [] },
      ]),
    );
  });

  test('places the tile and reveals another of its level', () => {
    const table = tableOf({
      players: { Ana: { money: 0 }, Bo: {} },
      market: ['fish/Ana . . . .'],
      customers: ['c1-fish-flower', 'c1-fish-meat', 'c1-fish-grape'],
      stack: ['c1-meat-grape', 'c1-tomato-meat'],
    });
    const { length } = table.state.stacks[0] ?? [];
    table.bring('Ana', 'c1-fish-meat', 'T1');
    expect(table.state.doors.T1).toBe('c1-fish-meat');
    expect(table.state.customers[0]?.toSorted()).toEqual(['c1-fish-flower', 'c1-fish-grape', 'c1-meat-grape']);
    expect(table.state.stacks[0]).toHaveLength(length - 1);
    expect(table.all('customers-came')).toEqual([{ type: 'customers-came', customers: 'c1-meat-grape' }]);
    expect(table.money()).toEqual([1, 10]);
    expect(table.asked()).toEqual(['Bo']);
  });

  test('leaves fewer customers face up after an empty stack', () => {
    const table = pair({
      market: ['fish/Ana meat/Bo meat/Bo meat/Bo .', 'tomato/Ana meat/Bo meat/Bo grape/Bo .'],
      doors: { L1: 'c4-meat', L2: 'c4-grape' },
      customers: ['c4-fish', 'c4-tomato', 'c4-flower'],
    }).bring('Ana', 'c4-fish', 'R1');
    expect(table.state.customers[3]?.toSorted()).toEqual(['c4-flower', 'c4-tomato']);
    expect(table.all('customers-came')).toEqual([]);
  });

  test('goes to each stand of the line and to no other', () => {
    const table = tableOf({
      players: { Ana: {}, Bo: {}, Cy: {} },
      market: [
        '. fish/Ana . . .',
        '. tomato/Bo . . .',
        '. fish/Cy fish/Cy . .',
        '. meat/Ana . . .',
        '. fish/Ana . . .',
      ],
      customers: ['c2-fish-tomato'],
    }).bring('Ana', 'c2-fish-tomato', 'B2');
    expect(paid(table.last('customers-brought').income)).toEqual(['B2 1 2', 'B2 11 2', 'B2 21 2', 'B2 6 2']);
    expect(table.money()).toEqual([14, 12, 12]);
  });

  test('comes from the new customers only', () => {
    const table = pair({
      market: ['fish/Ana . . . .'],
      doors: { L1: 'c1-fish-meat' },
      customers: ['c1-fish-flower'],
    }).bring('Ana', 'c1-fish-flower', 'R1');
    expect(table.money()).toEqual([11, 10]);
  });

  test('reaches 32 coins with four improved stands', () => {
    const table = pair({
      market: ['. . . . .', '[sushi-bar] . . . [pub]', 'fish/Ana fish/Ana [sushi-bar] fish/Ana fish/Ana'],
      customers: ['c4-fish'],
    }).bring('Ana', 'c4-fish', 'R3');
    expect(table.money()).toEqual([42, 10]);
    expect(table.last('customers-brought').income.map(({ coins }) => coins)).toEqual([8, 8, 8, 8]);
  });
});
