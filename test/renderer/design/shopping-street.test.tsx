// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { PLAYER_MARKS } from '../../../renderer/design/drawing/marks.ts';
import type { Portrait } from '../../../renderer/design/emporium/portraits/art.tsx';
import { PRODUCTS, SHOPS } from '../../../renderer/design/gallery/city-samples.ts';
import {
  CITY_GROUPS,
  CITY_TYPES,
  CityPaving,
  CityShop,
  type DrawnCityShop,
  GroupSign,
  KindLetters,
  OpenCounter,
  Plot,
  ProductBack,
  ProductCard,
  PushPawn,
  StreetDie,
  ThiefCard,
  TypeSign,
  typePaint,
} from '../../../renderer/design/index.ts';
import { GROUP_SIGNS } from '../../../renderer/design/shopping-street/group-sign.tsx';
import { HOUSES } from '../../../renderer/design/shopping-street/pictures/houses.tsx';
import { PICTURES } from '../../../renderer/design/shopping-street/pictures/pictures.tsx';
import { THIEVES } from '../../../renderer/design/shopping-street/pictures/thieves.ts';
import { productGroups, shopTypes } from '../../../shared/games/shopping-street/products.ts';
import { thieves } from '../../../shared/games/shopping-street/thieves.ts';

afterEach(cleanup);

const textsIn = (container: Element) => [...container.querySelectorAll('text')].map((text) => text.textContent);
const fillsIn = (container: Element) =>
  [...container.querySelectorAll('[fill]')].map((cut) => cut.getAttribute('fill') ?? '');

/** How many cuts of paper one picture has and the other has not. */
function unlike(one: Portrait, other: Portrait): number {
  const others = new Set(other.map(({ path, fill }) => `${path} ${fill}`));
  return one.filter(({ path, fill }) => !others.has(`${path} ${fill}`)).length;
}

function expectAllUnlike(pictures: readonly (readonly [name: string, picture: Portrait])[]): void {
  for (const [index, [name, picture]] of pictures.entries()) {
    expect(picture.length, name).toBeGreaterThanOrEqual(7);
    expect(picture.length, name).toBeLessThanOrEqual(40);
    for (const [otherName, other] of pictures.slice(index + 1))
      expect(Math.min(unlike(picture, other), unlike(other, picture)), `${name} and ${otherName}`).toBeGreaterThan(5);
  }
}

it('the kit knows the types and groups of the game, in its order', () => {
  expect(CITY_TYPES).toEqual(shopTypes);
  expect(CITY_GROUPS).toEqual(productGroups);
});

describe('signs', () => {
  it('tell every type by a shape, a letter and a colour of its own', () => {
    const { container } = render(
      <div>
        {CITY_TYPES.map((type) => (
          <TypeSign key={type} type={type} label={type} />
        ))}
      </div>,
    );
    expect(textsIn(container)).toEqual(['F', 'H', 'P', 'L', 'T']);
    const shapes = screen.getAllByRole('img').map((sign) => sign.querySelector('.rim path')?.getAttribute('d'));
    expect(new Set(shapes).size).toBe(5);
    expect(new Set(CITY_TYPES.map(typePaint)).size).toBe(5);
    for (const type of CITY_TYPES) expect(fillsIn(container)).toContain(typePaint(type));
  });

  it('tell every group by a shape of its own', () => {
    expect(Object.keys(GROUP_SIGNS)).toEqual(productGroups);
    expect(new Set(Object.values(GROUP_SIGNS)).size).toBe(5);
    const { container } = render(<ProductCard product={{ type: 'tech', group: 'staff', value: 2 }} />);
    expect(container.querySelector(`path[d="${GROUP_SIGNS.staff}"]`)).not.toBeNull();
  });

  it('of a missing group are dashed and have no colour', () => {
    const { container } = render(
      <>
        <GroupSign group="staff" type="tech" label="held" />
        <GroupSign group="staff" type="tech" open label="missing" />
      </>,
    );
    expect(container.querySelectorAll(`path[d="${GROUP_SIGNS.staff}"]`)).toHaveLength(2);
    expect(fillsIn(screen.getByRole('img', { name: 'held' }))).toContain(typePaint('tech'));
    const missing = screen.getByRole('img', { name: 'missing' });
    expect(missing.querySelector('[stroke-dasharray]')).not.toBeNull();
    expect(fillsIn(missing)).not.toContain(typePaint('tech'));
  });
});

describe('pictures', () => {
  it('of 25 products: each its own, in six cuts or more unlike any other', () => {
    const all = CITY_TYPES.flatMap((type) =>
      CITY_GROUPS.map((group): [string, Portrait] => [`${type} ${group}`, PICTURES[type][group]]),
    );
    expect(all).toHaveLength(25);
    expectAllUnlike(all);
  });

  it('of the four thieves of the deck: each its own', () => {
    expect(Object.keys(THIEVES)).toEqual(thieves);
    expectAllUnlike(Object.entries(THIEVES));
  });

  it('are made of whole paths', () => {
    for (const picture of [
      ...Object.values(PICTURES).flatMap((groups) => Object.values(groups)),
      ...Object.values(THIEVES),
    ])
      for (const { path } of picture) {
        expect(path).toMatch(/^M/);
        expect(path).not.toMatch(/NaN|undefined|Infinity/);
      }
  });
});

describe('a product card', () => {
  it('has its value, its letter and its picture', () => {
    for (const product of PRODUCTS) {
      const { container, unmount } = render(<ProductCard product={product} label="card" />);
      expect(textsIn(container)).toContain(String(product.value));
      expect(textsIn(container)).toContain(product.type.charAt(0).toUpperCase());
      const first = PICTURES[product.type][product.group][0]?.path ?? '';
      expect(container.querySelector(`path[d="${first}"]`)).not.toBeNull();
      unmount();
    }
  });

  it('has no picture where it is small, and the sign of its group instead', () => {
    const { container } = render(
      <ProductCard product={{ type: 'food', group: 'stock', value: 3 }} width={40} height={60} />,
    );
    expect(container.querySelectorAll('path').length).toBeLessThan(8);
    expect(textsIn(container)).toEqual(['3', 'F']);
  });

  it.each([
    [36, 46],
    [40, 60],
    [68, 104],
    [90, 128],
  ])('%i by %i, tells value, type and group within its left 36 pixels', (width, height) => {
    const { container } = render(
      <ProductCard product={{ type: 'tech', group: 'staff', value: 4 }} {...{ width, height }} />,
    );
    const lefts = [...container.querySelectorAll('text')].map((text) => {
      const place = text.closest('g[transform]')?.getAttribute('transform') ?? '';
      const [, shift = '0', scale = '1'] = /translate\((\S+) \S+\)(?: scale\((\S+)\))?/.exec(place) ?? [];
      return { text: text.textContent, x: Number(shift) + Number(text.getAttribute('x')) * Number(scale) };
    });
    for (const what of ['4', 'T'])
      expect(
        lefts.some(({ text, x }) => text === what && x <= 30),
        what,
      ).toBe(true);
  });

  it('has the letter of the reader’s language where it is told', () => {
    const { container } = render(
      <KindLetters value={{ home: 'C' }}>
        <ProductCard product={{ type: 'home', group: 'staff', value: 5 }} />
      </KindLetters>,
    );
    expect(textsIn(container)).toContain('C');
    expect(textsIn(container)).not.toContain('H');
  });

  it('tells nothing from behind', () => {
    const { container } = render(<ProductBack />);
    expect(textsIn(container)).toEqual([]);
    for (const type of CITY_TYPES) expect(fillsIn(container)).not.toContain(typePaint(type));
  });
});

const SHOP: DrawnCityShop = {
  type: 'leisure',
  owner: 'key',
  pawn: 3,
  cards: [
    { group: 'stock', value: 5 },
    { group: 'staff', value: 1 },
    { group: 'delivery', value: 4 },
    { group: 'technology', value: 2 },
  ],
  worth: 36,
};

describe('a shop', () => {
  it('shows its worth, its pawn, its type, its owner, and in its windows what it is stocked with', () => {
    const { container } = render(<CityShop shop={SHOP} label="shop" />);
    const texts = textsIn(container);
    for (const text of ['36', '×3', 'L', '5', '1', '4', '2']) expect(texts).toContain(text);
    expect(fillsIn(container)).toEqual(expect.arrayContaining(['var(--orange)', typePaint('leisure')]));
    expect(fillsIn(container).filter((fill) => fill === 'var(--city-shut)')).toHaveLength(1);
  });

  it('has its windows in the order of the groups, whatever the order of its cards', () => {
    const { container } = render(<CityShop shop={{ ...SHOP, cards: SHOP.cards.toReversed() }} />);
    const windows = [...container.querySelectorAll('text')]
      .filter((text) => text.getAttribute('y') === '69')
      .map((text) => text.textContent);
    expect(windows).toEqual(['5', '1', '4', '2']);
  });

  it('has a star once it is improved, and no window shut any more', () => {
    const stars = (container: Element) => fillsIn(container).filter((fill) => fill === 'var(--lamp)').length;
    const { container, rerender } = render(<CityShop shop={SHOP} />);
    expect(stars(container)).toBe(0);
    rerender(<CityShop shop={{ ...SHOP, cards: [...SHOP.cards, { group: 'decoration', value: 3 }], worth: 45 }} />);
    expect(stars(container)).toBe(1);
    expect(fillsIn(container)).not.toContain('var(--city-shut)');
    expect(textsIn(container)).toContain('45');
  });

  it('is a building of its own by type: wall, roof and windows', () => {
    const houses = Object.values(HOUSES);
    expect(new Set(houses.map(({ wall }) => wall)).size).toBe(5);
    const roofs = houses.map(({ roof }) => {
      const { container, unmount } = render(<svg aria-hidden="true">{roof}</svg>);
      const drawn = container.innerHTML;
      unmount();
      return drawn;
    });
    expect(new Set(roofs).size).toBe(5);
  });

  it('that is only planned looks unlike one that stands', () => {
    const { container } = render(<CityShop shop={SHOP} planned />);
    expect(container.querySelector('.city-shop.planned [stroke-dasharray="6 4"]')).not.toBeNull();
  });

  it('stands with its feet on the ground and inside its plot, at any size', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SHOPS),
        fc.integer({ min: 60, max: 200 }),
        fc.integer({ min: 80, max: 300 }),
        (shop, width, height) => {
          const { container, unmount } = render(<CityShop shop={shop} width={width} height={height} />);
          const place = container.querySelector('svg > g')?.getAttribute('transform') ?? '';
          unmount();
          const [, x = '', y = '', scale = '1'] = /translate\((\S+) (\S+)\)(?: scale\((\S+)\))?/.exec(place) ?? [];
          expect(Number(x)).toBeGreaterThanOrEqual(0);
          expect(Number(x) + 92 * Number(scale)).toBeLessThanOrEqual(width + 0.2);
          expect(Number(y) + 140 * Number(scale)).toBeCloseTo(height, 0);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('is light: fewer than 110 nodes, so that a street of twenty is drawn at once', () => {
    for (const shop of SHOPS) {
      const { container, unmount } = render(<CityShop shop={shop} />);
      expect(container.querySelectorAll('*').length).toBeLessThan(110);
      unmount();
    }
  });
});

describe('a plot', () => {
  it.each(['empty', 'lit', 'shut', 'idle'] as const)('%s, has its name and a look of its own', (look) => {
    const { container } = render(<Plot name="S7" look={look} />);
    expect(textsIn(container)).toEqual(['S7']);
    const others = (['empty', 'lit', 'shut', 'idle'] as const).filter((other) => other !== look);
    for (const other of others) {
      const { container: elsewhere } = render(<Plot name="S7" look={other} />);
      expect(elsewhere.querySelector('svg')?.innerHTML).not.toBe(container.querySelector('svg')?.innerHTML);
    }
  });
});

describe('the counter of open shops', () => {
  it('has a small shop for each that is open and an outline for each that may open yet', () => {
    for (const open of [0, 1, 4]) {
      const { container, unmount } = render(<OpenCounter rows={[{ type: 'home', open }]} />);
      // one more is the sign of the type
      expect(fillsIn(container).filter((fill) => fill === typePaint('home'))).toHaveLength(open + 1);
      expect(container.querySelectorAll('[stroke-dasharray]')).toHaveLength(4 - open);
      unmount();
    }
  });

  it('makes of its rows what the board wants', () => {
    render(
      <OpenCounter
        rows={CITY_TYPES.map((type) => ({ type, open: 2 }))}
        row={(drawing, type) => (
          <button type="button" aria-label={type}>
            {drawing}
          </button>
        )}
      />,
    );
    const list = within(screen.getByRole('list'));
    expect(list.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([...CITY_TYPES]);
  });
});

describe('pawns, dice and thieves', () => {
  it('a pawn has its owner’s colour and its value', () => {
    const { container } = render(<PushPawn mark="lamp" value={2} size={24} />);
    expect(textsIn(container)).toEqual(['×2']);
    expect(fillsIn(container)).toContain('var(--violet)');
    expect(container.querySelector('svg')?.getAttribute('height')).toBe('36');
  });

  it('a die tells its six faces apart, and that it is not thrown', () => {
    const faces = [...PLAYER_MARKS.slice(0, 5), 'blank' as const, null];
    const drawn = faces.map((face) => {
      const { container, unmount } = render(<StreetDie face={face} />);
      const { innerHTML } = container;
      unmount();
      return innerHTML;
    });
    expect(new Set(drawn).size).toBe(7);
    const { container } = render(<StreetDie face="bell" unplayed />);
    expect(container.querySelector('.street-die.unplayed')).not.toBeNull();
  });

  it('a thief tells the limit it sets, where there is one', () => {
    const { container, rerender } = render(<ThiefCard thief="swindler" limit={10} />);
    expect(textsIn(container)).toEqual(['10']);
    rerender(<ThiefCard thief="swindler" />);
    expect(textsIn(container)).toEqual([]);
  });

  it('the paving is decoration, and two of them do not share a pattern', () => {
    const { container } = render(
      <>
        <CityPaving />
        <CityPaving of="road" />
      </>,
    );
    expect(container.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(2);
    const patterns = [...container.querySelectorAll('pattern')].map(({ id }) => id);
    expect(new Set(patterns).size).toBe(patterns.length);
  });
});
