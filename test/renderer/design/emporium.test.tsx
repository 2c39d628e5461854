// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { alike } from '../../../renderer/design/drawing/alike.ts';
import { type Box, heroLayout } from '../../../renderer/design/emporium/hero-layout.ts';
import type { Portrait } from '../../../renderer/design/emporium/portraits/art.tsx';
import { CAST } from '../../../renderer/design/emporium/portraits/hero-cast.ts';
import { portraitOfHero } from '../../../renderer/design/emporium/portraits/hero-portrait.tsx';
import { portraitOfMonster } from '../../../renderer/design/emporium/portraits/monster-portrait.tsx';
import { HAND, HEROES, MONSTERS } from '../../../renderer/design/gallery/emporium-samples.ts';
import {
  ClassSign,
  CRATES,
  Die,
  type DrawnHero,
  type DrawnSlot,
  GearSign,
  GearSlot,
  HeroCard,
  ItemBack,
  ItemCard,
  KindLetters,
  MonsterCard,
  MonsterSign,
  TierPile,
  TimberWall,
} from '../../../renderer/design/index.ts';

afterEach(cleanup);

const TIERS = ['leather', 'chainmail', 'steel'] as const;
const SLOTS = ['weapon', 'armour', 'charm'] as const;

const marksIn = (container: Element) => [...container.querySelectorAll('.mark')].map((mark) => mark.textContent);
const pathsIn = (container: Element) => [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
const textSizes = (container: Element) =>
  [...container.querySelectorAll('text')].map((text) => ({
    text: text.textContent,
    size: Number(text.getAttribute('font-size')),
  }));

const worn = (kind: DrawnSlot['kind'], tier: (typeof TIERS)[number], strength: number): DrawnSlot => ({
  kind,
  item: { id: `${kind} ${tier}`, name: kind, strength, tier },
});

const open = (kind: DrawnSlot['kind']): DrawnSlot => ({ kind, item: null });

const HERO: DrawnHero = {
  id: 'sergeant-dunmore',
  name: 'Sergeant Dunmore',
  heroClass: 'warrior',
  base: 5,
  slots: [open('weapon'), worn('armour', 'steel', 5), worn('charm', 'leather', 3)],
};

function showHero(hero: DrawnHero, more: Partial<Parameters<typeof HeroCard>[0]> = {}) {
  return render(<HeroCard hero={hero} total={13} openLabel="open" baseLabel="base 5" {...more} />);
}

describe('signs', () => {
  it('tell every kind by its shape and its letters', () => {
    const { container } = render(
      <>
        {(['warrior', 'rogue', 'mage'] as const).map((each) => (
          <ClassSign key={each} heroClass={each} label={each} />
        ))}
        {(['beast', 'undead', 'fiend'] as const).map((each) => (
          <MonsterSign key={each} monsterType={each} label={each} />
        ))}
        {SLOTS.map((each) => (
          <GearSign key={each} slot={each} label={each} />
        ))}
      </>,
    );
    expect(marksIn(container)).toEqual(['Wa', 'Ro', 'Ma', 'Be', 'Un', 'Fi', 'W', 'A', 'C']);
    const shapes = screen
      .getAllByRole('img')
      .map((sign) => sign.querySelector('g > g > path, g path')?.getAttribute('d'));
    expect(new Set(shapes).size).toBe(9);
  });

  it('have the letters of the reader’s language where they are told them', () => {
    const { container } = render(
      <KindLetters value={{ warrior: 'Gu', weapon: 'A' }}>
        <ClassSign heroClass="warrior" />
        <GearSign slot="weapon" />
        <ClassSign heroClass="mage" />
      </KindLetters>,
    );
    expect(marksIn(container)).toEqual(['Gu', 'A', 'Ma']);
  });

  it('of an open slot are dashed and have no letters', () => {
    const { container } = render(<GearSign slot="charm" open />);
    expect(container.querySelector('[stroke-dasharray]')?.getAttribute('d')).toBe(CRATES.charm.shape);
    expect(marksIn(container)).toEqual([]);
  });
});

/** How many cuts of paper one portrait has and the other has not. */
function unlike(one: Portrait, other: Portrait): number {
  const key = (cut: Portrait[number]) => `${cut.path} ${cut.fill}`;
  const others = new Set(other.map(key));
  return one.filter((cut) => !others.has(key(cut))).length;
}

function expectAllUnlike(portraits: readonly (readonly [id: string, portrait: Portrait])[]): void {
  for (const [index, [id, portrait]] of portraits.entries()) {
    expect(portrait.length, id).toBeGreaterThanOrEqual(8);
    for (const [otherId, other] of portraits.slice(index + 1))
      expect(Math.min(unlike(portrait, other), unlike(other, portrait)), `${id} and ${otherId}`).toBeGreaterThanOrEqual(
        5,
      );
  }
}

describe('portraits', () => {
  it('of 27 heroes: each has its own, in five cuts or more unlike any other', () => {
    expect(HEROES).toHaveLength(27);
    for (const { id, heroClass } of HEROES) expect(CAST[heroClass][id], id).toBeDefined();
    expectAllUnlike(HEROES.map(({ id, heroClass }) => [id, portraitOfHero(id, heroClass, [])]));
  });

  it('of 27 monsters: each has its own', () => {
    expect(MONSTERS).toHaveLength(27);
    expectAllUnlike(MONSTERS.map(({ id, monsterType }) => [id, portraitOfMonster(id, monsterType)]));
  });

  it('show people of many skins in each class', () => {
    for (const [heroClass, cast] of Object.entries(CAST))
      expect(new Set(Object.values(cast).map(({ skin }) => skin)).size, heroClass).toBeGreaterThanOrEqual(5);
  });

  it('are borrowed by who never sat for one, always the same', () => {
    expect(portraitOfMonster('a-stranger', 'fiend')).toEqual(portraitOfMonster('a-stranger', 'fiend'));
    expect(portraitOfMonster('a-stranger', 'fiend').length).toBeGreaterThan(0);
    expect(portraitOfHero('a-stranger', 'rogue', []).length).toBeGreaterThan(0);
  });

  it.each(SLOTS)('put on a %s, in the colour of its tier', (kind) => {
    const bare = portraitOfHero(HERO.id, 'warrior', [open(kind), open(kind)]);
    const once = portraitOfHero(HERO.id, 'warrior', [worn(kind, 'steel', 7), open(kind)]);
    const both = portraitOfHero(HERO.id, 'warrior', [worn(kind, 'steel', 7), worn(kind, 'leather', 1)]);
    const fills = (portrait: Portrait) => new Set(portrait.map(({ fill }) => fill));
    expect(once.length).toBeGreaterThan(bare.length);
    expect(both.length).toBeGreaterThan(once.length);
    expect(fills(bare).has('var(--steel)')).toBe(false);
    expect(fills(once).has('var(--steel)')).toBe(true);
    expect([...fills(both)]).toEqual(expect.arrayContaining(['var(--steel)', 'var(--leather)']));
  });

  it('are light: fewer than 70 nodes each, dressed up to the teeth', () => {
    for (const { id, heroClass, slots } of HEROES) {
      const dressed = slots.map(({ kind }) => worn(kind, 'steel', 7));
      const cuts = portraitOfHero(id, heroClass, dressed);
      expect(cuts.length + cuts.filter(({ twice }) => twice).length, id).toBeLessThan(70);
    }
  });
});

describe('a hero’s card', () => {
  it('tells name, class, strength and base, and what each slot is for and adds', () => {
    const { container } = showHero(HERO, { label: 'Sergeant Dunmore, strength 13' });
    expect(screen.getByRole('img', { name: 'Sergeant Dunmore, strength 13' })).toBeTruthy();
    const slots = [...container.querySelectorAll('.hero-slot')];
    expect(slots.map((slot) => slot.textContent)).toEqual(['Wopen', 'A+5', 'C+3']);
    const sheet = container.querySelector('svg');
    for (const text of ['Sergeant Dunmore', 'Wa', '13', 'base 5']) expect(sheet?.textContent).toContain(text);
  });

  it('lets the board make buttons of the hero and of single slots, none inside another', () => {
    const { container } = showHero(HERO, {
      card: (drawing) => <button type="button">{drawing}</button>,
      slot: (drawing, index) => (
        <button type="button" data-slot={`${HERO.id}:${index}`}>
          {drawing}
        </button>
      ),
    });
    expect(container.querySelectorAll('button')).toHaveLength(4);
    expect(container.querySelector('button button')).toBeNull();
    expect(container.querySelector('[data-slot="sergeant-dunmore:1"]')?.textContent).toBe('A+5');
  });

  it('does not change when it is drawn again with the same figures', () => {
    const { container, rerender } = showHero(HERO);
    const before = container.innerHTML;
    rerender(<HeroCard hero={structuredClone(HERO)} total={13} openLabel="open" baseLabel="base 5" />);
    expect(container.innerHTML).toBe(before);
  });

  it('keeps its parts on the card and apart from each other, at any size and with any number of slots', () => {
    const sizes = fc.record({
      width: fc.integer({ min: 140, max: 320 }),
      height: fc.integer({ min: 150, max: 300 }),
      count: fc.integer({ min: 2, max: 4 }),
    });
    fc.assert(
      fc.property(sizes, ({ width, height, count }) => {
        // a narrow card is a tall one
        fc.pre(width >= 170 || height >= 220);
        const { sign, poster, slots, badge } = heroLayout(width, height, count);
        const boxes: readonly Box[] = [sign, poster, ...slots];
        expect(slots).toHaveLength(count);
        for (const box of boxes) {
          expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width).toBeLessThanOrEqual(width);
          expect(box.y + box.height).toBeLessThanOrEqual(height);
        }
        for (const [index, one] of boxes.entries()) {
          for (const other of boxes.slice(index + 1)) {
            const apart =
              one.x + one.width <= other.x ||
              other.x + other.width <= one.x ||
              one.y + one.height <= other.y ||
              other.y + other.height <= one.y;
            expect(apart, JSON.stringify([one, other])).toBe(true);
          }
        }
        for (const { height: high } of slots) expect(high).toBeGreaterThanOrEqual(18);
        expect(badge.x - badge.radius).toBeGreaterThanOrEqual(poster.x);
        expect(badge.y + badge.radius).toBeLessThanOrEqual(poster.y + poster.height);
        expect(poster.height).toBeGreaterThanOrEqual(60);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a slot', () => {
  it('is told open from filled by its dashes and its words, not by colour alone', () => {
    const { container, rerender } = render(
      <GearSlot slot={open('weapon')} openLabel="open" width={120} height={36} label="weapon, open" />,
    );
    expect(container.querySelector('rect')?.getAttribute('stroke-dasharray')).toBeTruthy();
    rerender(<GearSlot slot={worn('weapon', 'steel', 5)} openLabel="open" width={120} height={36} />);
    expect(container.querySelector('rect')?.getAttribute('stroke-dasharray')).toBeNull();
    expect(container.querySelector('rect')?.getAttribute('fill')).toBe('var(--steel)');
    expect(container.textContent).toBe('W+5');
  });

  it('leaves its word out rather than squeeze it beyond reading', () => {
    const { container } = render(
      <GearSlot slot={open('charm')} openLabel="emplacement libre" width={60} height={34} />,
    );
    expect(container.textContent).toBe('C');
  });
});

describe('a monster’s card', () => {
  it('tells its name, type, strength and gold', () => {
    const monster = MONSTERS.find(({ id }) => id === 'dire-badger');
    if (monster === undefined) throw new Error('The gallery has lost its badger.');
    const { container } = render(<MonsterCard monster={monster} label="Dire Badger" />);
    expect(screen.getByRole('img', { name: 'Dire Badger' })).toBeTruthy();
    expect(marksIn(container)).toEqual(['Be']);
    const texts = textSizes(container).map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining(['Dire Badger', '11', '7']));
  });

  it('has its coin and its strength above the sign with its name, at any size', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...MONSTERS),
        fc.integer({ min: 96, max: 200 }),
        fc.integer({ min: 112, max: 230 }),
        (monster, width, height) => {
          const { container } = render(<MonsterCard monster={monster} width={width} height={height} />);
          const texts = [...container.querySelectorAll('text')];
          const lowest = (className: string) =>
            Math.max(
              ...texts
                .filter((text) => text.classList.contains(className))
                .map((text) => Number(text.getAttribute('y'))),
            );
          expect(lowest('lettering')).toBeLessThanOrEqual(height);
          expect(lowest('figures')).toBeLessThan(lowest('lettering'));
          cleanup();
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('an item', () => {
  it('has its strength as the largest thing on it, at any size', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...HAND),
        fc.integer({ min: 64, max: 140 }),
        fc.integer({ min: 80, max: 180 }),
        (item, width, height) => {
          fc.pre(height >= width * 1.2);
          const { container } = render(<ItemCard item={item} price={3} width={width} height={height} />);
          const [largest] = textSizes(container).sort((one, other) => other.size - one.size);
          expect(largest?.text).toBe(String(item.strength));
          cleanup();
        },
      ),
      { numRuns: 40 },
    );
  });

  it('shows slot and class by sign, and a die only where a price lies on it', () => {
    const [sword] = HAND;
    if (sword === undefined) throw new Error('The gallery’s hand is empty.');
    const { container, rerender } = render(<ItemCard item={sword} label="Militia Shortsword" />);
    expect(marksIn(container)).toEqual(['W', 'Wa']);
    const figures = () => [...container.querySelectorAll('.figures')].map((figure) => figure.textContent);
    expect(figures()).toEqual([]);
    rerender(<ItemCard item={sword} price={4} label="Militia Shortsword" />);
    expect(figures()).toEqual(['4']);
  });

  it('is told by its tier’s work as well as by its colour, on both sides', () => {
    const backs = TIERS.map((tier) => {
      const { container } = render(<ItemBack tier={tier} />);
      const work =
        container.querySelectorAll('circle').length + [...container.querySelectorAll('[stroke-dasharray]')].length * 10;
      const longest = Math.max(...pathsIn(container).map((path) => path?.length ?? 0));
      cleanup();
      return `${work} ${longest > 1000}`;
    });
    expect(new Set(backs).size).toBe(3);
  });

  it('says nothing of itself on its back', () => {
    const { container } = render(<ItemBack tier="steel" label="steel item" />);
    expect(container.textContent).toBe('');
    expect(screen.getByRole('img', { name: 'steel item' })).toBeTruthy();
  });
});

describe('a pile', () => {
  it.each([0, 1, 2, 36])('of %d cards says so, and an empty one is an outline', (count) => {
    const { container } = render(<TierPile tier="leather" count={count} />);
    expect(container.textContent).toBe(String(count));
    expect(container.querySelector('rect[stroke-dasharray]') !== null).toBe(count === 0);
    const sheets = [...container.querySelectorAll('path')].filter((path) => path.getAttribute('stroke-width') === '2');
    expect(sheets).toHaveLength(Math.min(count, 3));
  });
});

describe('a die', () => {
  it.each([1, 8])('shows %d', (value) => {
    const { container } = render(<Die value={value} label={`die, ${value}`} />);
    expect(container.textContent).toBe(String(value));
    expect(screen.getByRole('img', { name: `die, ${value}` })).toBeTruthy();
  });

  it('that is not to be read shows no number', () => {
    const { container } = render(<Die value={null} />);
    expect(container.textContent).not.toMatch(/\d/);
  });
});

describe('the wall', () => {
  it('fills its box with posts, rails and braces, and says nothing to a screen reader', () => {
    const { container } = render(<TimberWall />);
    const wall = container.querySelector('svg');
    expect(wall?.getAttribute('aria-hidden')).toBe('true');
    expect([wall?.getAttribute('width'), wall?.getAttribute('height')]).toEqual(['100%', '100%']);
    expect(wall?.querySelectorAll(':scope > rect')).toHaveLength(4);
  });
});

describe('plain data is alike', () => {
  const data = fc.jsonValue();
  it('to its own copy, whatever it holds', () => {
    fc.assert(fc.property(data, (value) => alike(value, structuredClone(value))));
  });

  it('only where it says the same', () => {
    fc.assert(
      fc.property(data, data, (one, other) => {
        const sorted = (_key: string, value: unknown) =>
          typeof value === 'object' && value !== null && !Array.isArray(value)
            ? Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)))
            : value;
        if (alike(one, other)) expect(JSON.stringify(one, sorted)).toBe(JSON.stringify(other, sorted));
      }),
    );
    expect(alike({ slots: [open('weapon')] }, { slots: [worn('weapon', 'steel', 5)] })).toBe(false);
    expect(alike([1], { 0: 1 })).toBe(false);
    expect(alike({ price: undefined }, {})).toBe(false);
  });
});
