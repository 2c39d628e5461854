import { describe, expect, test } from 'vitest';
import { pair, type Situation, tableOf } from './table.ts';

/** Ana is the only patron, with 10 gold. Bo has neither cards nor gold and passes. */
const patron = (
  situation: Omit<Situation<'Ana' | 'Bo'>, 'players'>,
  hand: Situation<'Ana'>['players']['Ana']['hand'],
  bid = 3,
) =>
  tableOf({ ...situation, players: { Ana: { hand: hand ?? [], gold: 10 }, Bo: { hand: [], gold: 0 } } }).choose({
    Ana: bid,
  });

describe('the order of patrons', () => {
  const table = (marker: 'Ana' | 'Bo' | 'Cy' | 'Di') =>
    tableOf({ players: { Ana: { gold: 8 }, Bo: { gold: 8 }, Cy: { gold: 8 }, Di: { gold: 8 } }, marker });

  test('starts with the highest bid', () => {
    const bids = table('Ana').choose({ Ana: 1, Bo: 5, Cy: 8, Di: 4 }).withdraw('Cy', 'Bo', 'Di', 'Ana');
    expect(bids.all('patron-withdrew').map(({ seat, bid }) => [seat, bid])).toEqual([
      [2, 8],
      [1, 5],
      [3, 4],
      [0, 1],
    ]);
  });

  test('breaks ties clockwise from the marker’s holder (ruling 8)', () => {
    table('Cy').choose({ Ana: 2, Bo: 2, Cy: 2, Di: 2 }).withdraw('Cy', 'Di', 'Ana', 'Bo');
    table('Ana').choose({ Ana: 2, Bo: 2, Cy: 2, Di: 2 }).withdraw('Ana', 'Bo', 'Cy', 'Di');
    table('Di').choose({ Ana: 2, Bo: 3, Cy: 2, Di: 2 }).withdraw('Bo', 'Di', 'Ana', 'Cy');
  });

  test('asks one patron at a time', () => {
    const bids = table('Bo').choose({ Ana: 2, Bo: 2, Cy: 1, Di: 1 });
    expect(bids.asked()).toEqual(['Bo']);
    expect(bids.state.question).toEqual({ type: 'patron', seat: 1, bid: 2 });
    expect(bids.moves('Ana')).toEqual([]);
  });
});

describe('a fight', () => {
  test('follows the example of the rules: 9 and a charm of 2 beat 11', () => {
    const table = tableOf({
      players: { Ana: { hand: ['flask-of-courage'], gold: 5 }, Bo: {} },
      heroes: { 'sergeant-dunmore': ['farmhands-axe', 'boiled-jerkin'] },
      monsters: ['brass-tempter', 'contract-devil', 'howling-shade'],
    }).choose({ Ana: 3, Bo: 1 });
    table.send('Ana', 'sergeant-dunmore', 'brass-tempter', { add: 'flask-of-courage' });
    expect(table.player('Ana')).toMatchObject({
      gold: 9,
      hand: [],
      heroes: ['sergeant-dunmore'],
      monsters: ['brass-tempter'],
    });
    expect(table.last('monster-beaten')).toEqual({
      type: 'monster-beaten',
      seat: 0,
      bid: 3,
      hero: 'sergeant-dunmore',
      monster: 'brass-tempter',
      added: 'flask-of-courage',
      swappedIn: null,
      swappedOut: null,
      breakdown: { base: 5, worn: ['farmhands-axe', 'boiled-jerkin', 'flask-of-courage'], strength: 11, needed: 11 },
      gold: 7,
    });
    expect(table.row()).toEqual([]);
    expect(table.state.monsterRow).toEqual(['contract-devil', 'howling-shade']);
  });

  test('is won with equal strength, but not with one less', () => {
    const table = patron(
      { heroes: { 'odo-candlewick': ['paring-knife'] }, monsters: ['candle-imp', 'cellar-ghoul', 'loose-bones'] },
      [],
    );
    expect(table.offers('Ana', 'send').map(({ monster }) => monster)).toEqual(['candle-imp', 'loose-bones']);
  });

  test('ignores the class of items worn, added or swapped (ruling 4)', () => {
    const table = patron(
      { heroes: { 'bram-oakfist': ['farmhands-axe'] }, monsters: ['candle-imp', 'cellar-ghoul', 'hedge-fiend'] },
      ['padded-vest'],
    );
    expect(table.offers('Ana', 'send')).toHaveLength(1);
    table.send('Ana', 'bram-oakfist', 'candle-imp', { add: 'padded-vest' });
    expect(table.last('monster-beaten').breakdown).toMatchObject({ base: 2, strength: 5 });
    expect(table.player('Ana').gold).toBe(10 - 3 + 4);
  });

  test('adds the base and the strength of every item (ruling 5)', () => {
    const table = patron(
      {
        heroes: { 'the-nightingale': ['hooked-kukri', 'the-last-word', 'alley-cloak', 'two-headed-penny'] },
        monsters: ['old-cinderwing', 'the-drowned-king', 'prince-of-embers'],
      },
      [],
    ).send('Ana', 'the-nightingale', 'old-cinderwing');
    expect(table.last('monster-beaten').breakdown).toEqual({
      base: 8,
      worn: ['hooked-kukri', 'the-last-word', 'alley-cloak', 'two-headed-penny'],
      strength: 23,
      needed: 23,
    });
    expect(table.last('monster-beaten').gold).toBe(13);
  });

  test('allows any hero of the row against any monster of the row (ruling 6)', () => {
    const table = tableOf({
      players: { Ana: { hand: [] }, Bo: {}, Cy: {} },
      heroes: { 'oriane-the-undimmed': [], 'odo-candlewick': ['hooked-kukri'] },
      monsters: ['loose-bones', 'hedge-fiend', 'tithe-wight'],
    }).choose({ Ana: 3, Bo: 1, Cy: 1 });
    expect(table.offers('Ana', 'send').map(({ hero, monster }) => `${hero} ${monster}`)).toEqual([
      'oriane-the-undimmed loose-bones',
      'oriane-the-undimmed hedge-fiend',
      'odo-candlewick loose-bones',
      'odo-candlewick hedge-fiend',
    ]);
  });

  test('may cost more gold than the monster brings', () => {
    const table = pair(
      { heroes: { 'odo-candlewick': [] }, monsters: ['loose-bones', 'hedge-fiend', 'cellar-ghoul'] },
      { hand: [], gold: 8 },
    );
    table.choose({ Ana: 8, Bo: 1 }).send('Ana', 'odo-candlewick', 'loose-bones');
    expect(table.gold()).toEqual([3, 3]);
  });
});

describe('ruling 9: withdrawing', () => {
  test('is allowed even if a fight could be won, and only returns the bid', () => {
    const table = patron({ heroes: { 'odo-candlewick': ['paring-knife'] } }, ['farmhands-axe']);
    const before = JSON.stringify([table.state.players, table.state.heroRow, table.state.discards]);
    expect(table.kinds('Ana')).toEqual(['send', 'withdraw']);
    table.withdraw('Ana');
    expect(JSON.stringify([table.state.players, table.state.heroRow, table.state.discards])).toBe(before);
    expect(table.last('patron-withdrew')).toEqual({ type: 'patron-withdrew', seat: 0, bid: 3 });
    expect(table.player('Ana').gold).toBe(10);
  });

  test('is offered to a patron who cannot win', () => {
    const table = patron({ heroes: { 'bram-oakfist': [] } }, []);
    expect(table.moves('Ana')).toEqual([{ type: 'withdraw' }]);
  });

  test('is offered to a patron without a hero left', () => {
    const table = tableOf({
      players: { Ana: { hand: [], gold: 3 }, Bo: { hand: ['mountain-cleaver'], gold: 2 } },
      heroes: { 'odo-candlewick': ['hooked-kukri'] },
    }).choose({ Ana: 3, Bo: 2 });
    table.send('Ana', 'odo-candlewick', 'hedge-fiend');
    expect(table.moves('Bo')).toEqual([{ type: 'withdraw' }]);
    table.withdraw('Bo');
    expect(table.gold()).toEqual([7, 2]);
  });
});

describe('rulings 10 and 11: adding and swapping', () => {
  const strong = { monsters: ['howling-shade', 'contract-devil', 'razor-griffin'] as const };

  test('adds a card only to an open slot of its kind', () => {
    const table = patron(
      { heroes: { 'bram-oakfist': ['farmhands-axe'] }, monsters: ['candle-imp', 'granary-rat-king', 'loose-bones'] },
      ['padded-vest', 'giants-knucklebone'],
    );
    expect(table.offers('Ana', 'send').filter(({ added }) => added === 'giants-knucklebone')).toEqual([]);
    expect(table.offers('Ana', 'send').filter(({ added }) => added === 'padded-vest')).toHaveLength(3);
    expect(table.offers('Ana', 'send').filter(({ added }) => added === null)).toHaveLength(1);
  });

  test('returns the swapped-out card to the hand', () => {
    const table = patron(
      {
        heroes: { 'sergeant-dunmore': ['farmhands-axe', 'boiled-jerkin'] },
        monsters: ['furnace-hound', 'howling-shade', 'contract-devil'],
      },
      ['hooked-kukri'],
    ).send('Ana', 'sergeant-dunmore', 'furnace-hound', { swap: ['hooked-kukri', 'farmhands-axe'] });
    expect(table.hand('Ana')).toEqual(['farmhands-axe']);
    expect(table.last('monster-beaten')).toMatchObject({
      added: null,
      swappedIn: 'hooked-kukri',
      swappedOut: 'farmhands-axe',
      breakdown: { base: 5, worn: ['hooked-kukri', 'boiled-jerkin'], strength: 12, needed: 12 },
    });
    expect(table.state.discards).toEqual({ leather: ['boiled-jerkin'], chainmail: ['hooked-kukri'], steel: [] });
  });

  test('allows both, with two different cards', () => {
    const table = patron({ ...strong, heroes: { 'sergeant-dunmore': ['farmhands-axe', 'boiled-jerkin'] } }, [
      'mountain-cleaver',
      'flask-of-courage',
      'bent-dirk',
    ]).send('Ana', 'sergeant-dunmore', 'howling-shade', {
      add: 'flask-of-courage',
      swap: ['mountain-cleaver', 'farmhands-axe'],
    });
    expect(table.hand('Ana')).toEqual(['bent-dirk', 'farmhands-axe']);
    expect(table.last('monster-beaten').breakdown).toMatchObject({ strength: 16, needed: 16 });
  });

  test('rejects adding and swapping in the same card', () => {
    const table = patron(
      { heroes: { 'gerda-twin-axe': ['farmhands-axe'] }, monsters: ['loose-bones', 'candle-imp', 'cellar-ghoul'] },
      ['mountain-cleaver'],
    );
    const changes = table.offers('Ana', 'send').filter(({ monster }) => monster === 'loose-bones');
    expect(changes.map(({ added, swappedIn, swappedOut }) => [added, swappedIn, swappedOut])).toEqual([
      [null, null, null],
      [null, 'mountain-cleaver', 'farmhands-axe'],
      ['mountain-cleaver', null, null],
    ]);
  });

  test('rejects swapping out an added card, or adding a swapped-out one', () => {
    const table = patron(
      { heroes: { 'gerda-twin-axe': ['farmhands-axe'] }, monsters: ['loose-bones', 'candle-imp', 'cellar-ghoul'] },
      ['mountain-cleaver', 'the-last-word'],
    );
    const sends = table.offers('Ana', 'send');
    expect(sends.some(({ swappedOut }) => swappedOut === 'mountain-cleaver' || swappedOut === 'the-last-word')).toBe(
      false,
    );
    expect(sends.some(({ added }) => added === 'farmhands-axe')).toBe(false);
    expect(sends.filter(({ added, swappedIn }) => added !== null && swappedIn !== null)).toHaveLength(2 * 3);
  });

  test('swaps cards of the same kind, whatever their class and tier', () => {
    const table = patron(
      {
        heroes: { 'odo-candlewick': ['farmhands-axe', 'boiled-jerkin'] },
        monsters: ['loose-bones', 'contract-devil', 'howling-shade'],
      },
      ['the-last-word', 'orb-of-still-water', 'ink-stained-smock'],
    );
    const swaps = table.offers('Ana', 'send').map(({ swappedIn, swappedOut }) => [swappedIn, swappedOut]);
    expect(swaps).toEqual([
      [null, null],
      ['the-last-word', 'farmhands-axe'],
      ['ink-stained-smock', 'boiled-jerkin'],
    ]);
  });

  test('allows a swap that weakens the hero', () => {
    const table = patron(
      {
        heroes: { 'odo-candlewick': ['mountain-cleaver'] },
        monsters: ['candle-imp', 'contract-devil', 'howling-shade'],
      },
      ['paring-knife'],
    ).send('Ana', 'odo-candlewick', 'candle-imp', { swap: ['paring-knife', 'mountain-cleaver'] });
    expect(table.hand('Ana')).toEqual(['mountain-cleaver']);
    expect(table.last('monster-beaten').breakdown).toMatchObject({ strength: 5, needed: 5 });
  });

  test('rejects a swap that makes the hero too weak', () => {
    const table = patron(
      {
        heroes: { 'odo-candlewick': ['mountain-cleaver'] },
        monsters: ['cellar-ghoul', 'contract-devil', 'howling-shade'],
      },
      ['paring-knife'],
    );
    expect(table.offers('Ana', 'send')).toEqual([
      { type: 'send', hero: 'odo-candlewick', monster: 'cellar-ghoul', added: null, swappedIn: null, swappedOut: null },
    ]);
  });

  test('adds to the first of two slots, and swaps either of two cards', () => {
    const table = patron(
      {
        heroes: { 'two-knife-tamsin': ['bent-dirk', 'paring-knife'] },
        monsters: ['tithe-wight', 'contract-devil', 'howling-shade'],
      },
      ['hooked-kukri'],
    );
    const swaps = table.offers('Ana', 'send').filter(({ monster }) => monster === 'tithe-wight');
    expect(swaps.map(({ swappedOut }) => swappedOut)).toEqual(['bent-dirk', 'paring-knife']);
    table.send('Ana', 'two-knife-tamsin', 'tithe-wight', { swap: ['hooked-kukri', 'paring-knife'] });
    expect(table.last('monster-beaten').breakdown.worn).toEqual(['bent-dirk', 'hooked-kukri']);
  });

  test('shows nobody a fight that does not happen', () => {
    const table = patron({ heroes: { 'bram-oakfist': ['farmhands-axe'] } }, ['padded-vest']).withdraw('Ana');
    expect(JSON.stringify(table.events)).not.toContain('padded-vest');
  });
});

test('ruling 12: the items of a winning hero: are discarded by tier, with those added and swapped in', () => {
  const table = patron(
    {
      heroes: { 'champion-roderika': ['farmhands-axe', 'kite-shield', 'heart-of-the-forge'] },
      monsters: ['prince-of-embers', 'loose-bones', 'candle-imp'],
      discarded: ['bent-dirk'],
    },
    ['the-last-word', 'boiled-jerkin', 'fortress-plate'],
  ).send('Ana', 'champion-roderika', 'prince-of-embers', {
    add: 'the-last-word',
    swap: ['fortress-plate', 'kite-shield'],
  });
  expect(table.state.discards).toEqual({
    leather: ['bent-dirk', 'farmhands-axe'],
    chainmail: [],
    steel: ['the-last-word', 'fortress-plate', 'heart-of-the-forge'],
  });
  expect(table.hand('Ana')).toEqual(['boiled-jerkin', 'kite-shield']);
  expect(table.player('Ana')).toMatchObject({ heroes: ['champion-roderika'], monsters: ['prince-of-embers'] });
});

test('ruling 13: later in the same round: a patron chooses from what is left and may use items sold this round', () => {
  const table = tableOf({
    players: { Ana: { hand: [], gold: 5 }, Bo: { hand: [], gold: 5 }, Cy: { hand: ['the-last-word'] } },
    heroes: { 'odo-candlewick': ['hooked-kukri'], 'sable-wren': [] },
    monsters: ['loose-bones', 'hedge-fiend', 'cellar-ghoul'],
  }).choose({ Ana: 5, Bo: 4, Cy: ['the-last-word', 8] });
  expect(table.worn('sable-wren')).toEqual(['the-last-word', null]);
  table.send('Ana', 'sable-wren', 'hedge-fiend');
  expect(table.row()).toEqual(['odo-candlewick']);
  expect(table.offers('Bo', 'send').map(({ hero, monster }) => [hero, monster])).toEqual([
    ['odo-candlewick', 'loose-bones'],
    ['odo-candlewick', 'cellar-ghoul'],
  ]);
  table.send('Bo', 'odo-candlewick', 'cellar-ghoul');
  expect([table.row(), table.state.monsterRow]).toEqual([[], ['loose-bones']]);
  expect(table.gold()).toEqual([7, 6, 12]);
  expect(table.all('monsters-came')).toEqual([]);
});
