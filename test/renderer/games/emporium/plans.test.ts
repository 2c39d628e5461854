import { beforeAll, describe, expect, it } from 'vitest';
import { sentWith } from '../../../../renderer/games/emporium/interaction/outlook.ts';
import {
  cardPiece,
  diePiece,
  heroPiece,
  monsterPiece,
} from '../../../../renderer/games/emporium/interaction/pieces.ts';
import { type EmporiumPlan, planOf } from '../../../../renderer/games/emporium/prompt/index.ts';
import { languages } from '../../../../renderer/words/index.ts';
import { seatAt, seatsOf } from '../../../../shared/engine/index.ts';
import { emporium } from '../../../../shared/games/emporium/index.ts';
import { type Situation, type Table, tableOf } from '../../../games/emporium/table.ts';
import { startWords } from '../../every-word.ts';
import { Page, positions, wordsIn } from './page.ts';
import { playMatch } from './played-match.ts';

beforeAll(() => startWords('en'));

const pageOf = (table: Table<string>): Page => new Page(table.state, wordsIn('en'));
const labels = ({ actions }: EmporiumPlan): readonly string[] => actions.map(({ label }) => label);
const told = ({ asks, says }: EmporiumPlan) => [asks, says];

describe('choosing', () => {
  const situation: Situation<'Ana' | 'Bruno' | 'Chidi'> = {
    players: {
      Ana: { gold: 14, hand: ['militia-shortsword', 'kite-shield'] },
      Bruno: {},
      Chidi: { gold: 2, hand: [] },
    },
    heroes: { 'sergeant-dunmore': ['studded-coat'], 'ysolt-emberhand': [] },
    monsters: ['dire-badger', 'elder-basilisk', 'old-cinderwing'],
  };

  it('asks for a card and its price, or a bid', () => {
    const plan = pageOf(tableOf(situation)).plan();
    expect(told(plan)).toEqual([
      'What does Ana choose, in secret?',
      'Press a card and its price, or be a patron and bid; then seal it.',
    ]);
    expect(labels(plan)).toEqual(['Be a patron']);
    expect(plan.clears).toBe(false);
  });

  it('says where a sale would bring how much', () => {
    const page = pageOf(tableOf(situation)).press(cardPiece('militia-shortsword'));
    expect(told(page.plan())).toEqual([
      'Sell Militia Shortsword: at which price?',
      'Lower prices sell first. It fits Sergeant Dunmore (+1 for a warrior’s item) and Ysolt Emberhand.',
    ]);
    expect(page.plan().clears).toBe(true);
    page.press(cardPiece('kite-shield'));
    expect(page.plan().says).toBe('Lower prices sell first. No hero has an open armour slot now: it would come back.');
  });

  it('asks before a sale that must come back is sealed, where something better can be chosen', () => {
    const doubtOf = (page: Page) => page.plan().actions.find(({ key }) => key === 'seal')?.doubt;
    const page = pageOf(tableOf(situation)).press(cardPiece('kite-shield'), diePiece(2));
    expect(doubtOf(page)).toBe(
      'No hero has a slot for Kite Shield: it would come back and bring Ana nothing this round.',
    );
    page.press(cardPiece('militia-shortsword'), diePiece(2));
    expect(page.plan().actions.some(({ key }) => key === 'seal')).toBe(true);
    expect(doubtOf(page)).toBeUndefined();
    const poor = { ...situation, players: { ...situation.players, Ana: { gold: 0, hand: ['kite-shield' as const] } } };
    expect(doubtOf(pageOf(tableOf(poor)).press(cardPiece('kite-shield'), diePiece(2)))).toBeUndefined();
  });

  it('asks for a bid, at once where nothing can be sold', () => {
    const page = pageOf(tableOf(situation));
    page.act(page.button('patron'));
    expect(told(page.plan())).toEqual([
      'Ana as a patron: which bid? 8 gold at most.',
      'The highest bid goes first; it is paid only for a fight.',
    ]);
    page.press(diePiece(8)).confirm();
    page.press(cardPiece(page.table().view.players[1]?.hand.cards?.[0] ?? 'shaved-dice'), diePiece(1)).confirm();
    expect(told(page.plan())).toEqual([
      'Chidi as a patron: which bid? 2 gold at most.',
      'As the heroes stand now no fight can be won; sales may still arm them.',
    ]);
    expect(page.plan().clears).toBe(false);
    page.press(diePiece(2)).confirm();
    expect(page.events.at(-1)?.type).not.toBe('choice-sealed');
  });

  it('tells who has sealed whom the table waits for', () => {
    const page = pageOf(tableOf(situation)).press(cardPiece('militia-shortsword'), diePiece(4)).confirm();
    const own = page.table(seatAt(0));
    const plan = planOf(own, own.half);
    expect(told(plan)).toEqual([
      'Sealed. Bruno and Chidi still have to choose.',
      'It can be taken back until all have chosen.',
    ]);
    expect(labels(plan)).toEqual(['Take it back']);
    const onlooker = page.table(null, 'spectator');
    expect(planOf(onlooker, onlooker.half).asks).toBe('Bruno and Chidi are choosing in secret.');
  });
});

describe('placing', () => {
  const scene = () => {
    const table = tableOf({
      players: { Ana: { hand: ['militia-shortsword'] }, Bruno: { hand: [] }, Chidi: { hand: [] } },
      heroes: { 'sergeant-dunmore': ['studded-coat'], 'ysolt-emberhand': [] },
    });
    return table.choose({ Ana: ['militia-shortsword', 4], Bruno: 1, Chidi: 1 });
  };

  it('says what each hero would bring, and sells at the counter', () => {
    const page = pageOf(scene());
    expect(told(page.plan())).toEqual([
      'Ana sells Militia Shortsword for 4 gold: to whom?',
      'Press a hero: Sergeant Dunmore +5 and Ysolt Emberhand +4.',
    ]);
    page.press(heroPiece('sergeant-dunmore'));
    expect(page.plan().says).toBe(
      'To Sergeant Dunmore it brings 5 gold: the price and 1 for a warrior’s item. The hero then has 11.',
    );
    expect(labels(page.plan())).toEqual(['Sell: +5']);
    page.confirm();
    expect(page.events[0]).toMatchObject({ type: 'item-sold', hero: 'sergeant-dunmore', price: 4, bonus: 1 });
  });
});

describe('a patron', () => {
  const patron = (hand: Situation<'Ana'>['players']['Ana']['hand'], bid = 3): Page => {
    const table = tableOf({
      players: { Ana: { gold: 9, hand: hand ?? [] }, Bruno: { gold: 1, hand: [] }, Chidi: { gold: 0, hand: [] } },
      heroes: { 'mara-of-the-rooftops': ['militia-shortsword'], 'bram-oakfist': [] },
      monsters: ['tithe-wight', 'dire-badger', 'elder-basilisk'],
    });
    return pageOf(table.choose({ Ana: bid, Bruno: 1 }));
  };

  it('is asked for hero and monster in any order, with what each would be', () => {
    const page = patron(['jar-of-fireflies', 'shaved-dice']);
    expect(told(page.plan())).toEqual([
      'Whom does Ana send, and to which monster?',
      'Press a hero and a monster. Only a fight costs the bid of 3 gold.',
    ]);
    page.press(monsterPiece('tithe-wight'));
    expect(told(page.plan())).toEqual([
      'Whom does Ana send to Tithe Wight?',
      '10 is enough: Mara of the Rooftops (11).',
    ]);
    page.press(monsterPiece('tithe-wight'), heroPiece('mara-of-the-rooftops'));
    expect(told(page.plan())).toEqual([
      'To which monster does Ana send Mara of the Rooftops?',
      'Can beat Tithe Wight +3 and Dire Badger +4.',
    ]);
    page.press(monsterPiece('tithe-wight'));
    expect(told(page.plan())).toEqual([
      'Send Mara of the Rooftops to Tithe Wight: 11 beats 10, +3',
      'Own strength 6, worn +3, and Jar of Fireflies +2.',
    ]);
    expect(labels(page.plan())).toEqual(['Withdraw', 'Send: +3']);
  });

  it('reads why a fight is lost when cards are taken away by hand, and finds back', () => {
    const page = patron(['jar-of-fireflies', 'shaved-dice']);
    page.press(heroPiece('mara-of-the-rooftops'), monsterPiece('tithe-wight'), cardPiece('jar-of-fireflies'));
    expect(told(page.plan())).toEqual([
      'Mara of the Rooftops to Tithe Wight? 9 against 10, 1 short',
      'Own strength 6 and worn +3. With the best cards 11.',
    ]);
    expect(page.button('send').blocked).toBe(
      'Mara of the Rooftops has 9 against the 10 of Tithe Wight: 1 short; with the best cards 11.',
    );
    page.act(page.button('propose'));
    expect(sentWith(page.table())).toMatchObject({ change: { added: 'jar-of-fireflies' }, wins: true });
    expect(labels(page.plan())).not.toContain('Propose again');
  });

  it('withdraws, at any time', () => {
    const page = patron(['jar-of-fireflies']).press(heroPiece('mara-of-the-rooftops'));
    page.act(page.button('withdraw'));
    expect(page.events[0]).toEqual({ type: 'patron-withdrew', seat: 0, bid: 3 });
    expect(told(page.plan())).toEqual([
      'Bruno bid 1 gold, but no fight can be won.',
      'Mara of the Rooftops has 9 against the 10 of Tithe Wight: 1 short, and no card helps.',
    ]);
    page.confirm();
    expect(page.events[1]).toMatchObject({ type: 'patron-withdrew', seat: 1 });
  });

  it('is told that what is enough is enough', () => {
    const page = patron(['lucky-horseshoe']).press(heroPiece('mara-of-the-rooftops'), monsterPiece('tithe-wight'));
    expect(page.plan().asks).toBe('Send Mara of the Rooftops to Tithe Wight: 10 is enough for 10, +3');
  });
});

describe('restocking', () => {
  const restocking = (settled?: Situation<'Ana'>['settled']): Page =>
    pageOf(
      tableOf({
        players: {
          Ana: { gold: 3, hand: ['notched-hatchet', 'linked-flail', 'padded-vest'] },
          Bruno: { gold: 3, hand: [] },
        },
        from: 'restocking',
        ...(settled === undefined ? {} : { settled }),
      }),
    );

  it('offers to draw, to upgrade, to ask for a vote, and nothing', () => {
    const page = restocking();
    expect(told(page.plan())).toEqual([
      'How does Ana restock?',
      'Draw, or press a card to upgrade it. A vote is secret: a hero marked by more than half goes, at 2 gold a mark.',
    ]);
    expect(labels(page.plan())).toEqual(['Ask for a vote', 'Nothing', 'Draw 1 card']);
    page.act(page.button('ask-for-vote'));
    expect(page.plan().says).toBe('Draw, or press a card to upgrade it.');
    page.confirm();
    expect(page.events.map(({ type }) => type)).toEqual(['vote-asked', 'leather-drawn']);
  });

  it('says what a card becomes, and what a second costs', () => {
    const page = restocking({ votes: 'every-round' }).press(cardPiece('notched-hatchet'));
    expect(told(page.plan())).toEqual([
      'Does Ana upgrade Notched Hatchet?',
      'Becomes a chainmail card, free; a second leather card would cost 1 gold.',
    ]);
    expect(labels(page.plan())).toEqual(['Upgrade: free']);
    page.confirm();
    expect(told(page.plan())).toEqual([
      'Does Ana upgrade a second leather card, for 1 gold?',
      'The first was free. Ana has 3 gold.',
    ]);
    expect(labels(page.plan())).toEqual(['Nothing more']);
    page.press(cardPiece('padded-vest'));
    expect(page.plan().says).toBe('It becomes a chainmail card and costs 1 gold.');
    expect(labels(page.plan())).toEqual(['Upgrade: −1']);
    page.confirm();
    expect(page.events.at(-1)).toMatchObject({ type: 'item-upgraded', discarded: 'padded-vest', paid: 1 });
  });
});

describe('a vote', () => {
  it('marks heroes, says what that would cost, and is sealed', () => {
    const page = pageOf(
      tableOf({
        players: { Ana: { gold: 9, hand: [] }, Bruno: { gold: 2, hand: [] }, Chidi: { gold: 0, hand: [] } },
        heroes: { 'bram-oakfist': [], 'sable-wren': [] },
        settled: { votes: 'every-round' },
        from: 'end of round',
      }),
    );
    expect(told(page.plan())).toEqual([
      'Which heroes would Ana banish, in secret?',
      'Press up to 2. A hero marked by 2 players goes; each who marked it pays 2 gold.',
    ]);
    expect(labels(page.plan())).toEqual(['Seal: nobody goes']);
    page.press(heroPiece('sable-wren'), heroPiece('bram-oakfist'));
    expect(page.plan().says).toBe(
      'Sable Wren and Bram Oakfist: costs 4 gold at most, and nothing for those that stay.',
    );
    expect(labels(page.plan())).toEqual(['Seal 2 marks']);
    page.confirm();
    expect(page.state.players[0]?.marked).toEqual(['bram-oakfist', 'sable-wren']);
    const own = page.table(seatAt(0));
    expect(planOf(own, own.half).asks).toBe('Sealed. Bruno still has to choose.');
  });
});

describe('the counter', () => {
  it('says that it is over', () => {
    const { state } = playMatch(3, 1);
    expect(emporium.outcome(state)).toBeDefined();
    expect(new Page(state, wordsIn('en')).plan()).toMatchObject({
      asks: 'The match is over.',
      actions: [],
      icon: 'trophy',
    });
  });

  it.each(languages)(
    'has words for everything in %s, whatever is pressed',
    (language) => {
      let plans = 0;
      for (const state of seatsOf(5).flatMap((more) => positions(more + 2, 2, 7))) {
        const words = wordsIn(language);
        for (const first of [null, ...new Page(state, words).open()]) {
          // a number of the die seals, and is no half-made choice
          if (first?.startsWith('die:')) continue;
          const page = new Page(state, words);
          if (first !== null) page.press(first);
          const tables = [page.table(), page.table(null, 'spectator')];
          for (const { asks, says, actions } of tables.map((table) => planOf(table, table.half))) {
            const texts = [
              asks,
              ...(says === null ? [] : [says]),
              ...actions.flatMap(({ label, blocked = 'x' }) => [label, blocked]),
            ];
            // a list that names nobody leaves a space before the full stop
            for (const text of texts) expect(text).not.toMatch(/\{\{|undefined|NaN|\[object|\.\.|[:(\s]\s*[.)]|^\s*$/);
            plans++;
          }
        }
      }
      expect(plans).toBeGreaterThan(500);
    },
    60_000,
  );
});
