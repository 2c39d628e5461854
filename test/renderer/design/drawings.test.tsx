import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { MARKS } from '../../../renderer/design/drawing/marks.ts';
import { ItemShape } from '../../../renderer/design/emporium/items/item-picture.tsx';
import { portraitOfHero } from '../../../renderer/design/emporium/portraits/hero-portrait.tsx';
import { portraitOfMonster } from '../../../renderer/design/emporium/portraits/monster-portrait.tsx';
import {
  CITY_GROUPS,
  CITY_TYPES,
  CityShop,
  ClassSign,
  Crate,
  type CrateKind,
  CustomerCard,
  Die,
  EntranceMark,
  Fame,
  FameRank,
  GearSign,
  GoodsStore,
  GroupSign,
  ItemBack,
  KindLetters,
  MonsterSign,
  Parasol,
  PLAYER_MARKS,
  ProductBack,
  ProductCard,
  RecipeLine,
  Stall,
  StreetDie,
  TypeSign,
  typePaint,
  type Warehouse,
  WarehouseFront,
} from '../../../renderer/design/index.ts';
import { PICTURES } from '../../../renderer/design/shopping-street/pictures/pictures.tsx';
import { THIEVES } from '../../../renderer/design/shopping-street/pictures/thieves.ts';
import { heroes, heroIds } from '../../../shared/games/emporium/heroes.ts';
import { item, itemIds } from '../../../shared/games/emporium/items/index.ts';
import { monsterIds, monsters } from '../../../shared/games/emporium/monsters.ts';

const goods: readonly CrateKind[] = ['fish', 'flower', 'tomato', 'meat', 'grape'];
const brickGoods: readonly CrateKind[] = ['food', 'clothing', 'electronics', 'jewelry', 'art'];
const harbourGoods: readonly CrateKind[] = ['fish', 'livestock', 'wood', 'stone'];

const pub: Warehouse = {
  id: 'pub',
  name: 'Pub',
  symbols: ['top-hat', 'coin'],
  recipe: [[{ good: 'wood', count: 2 }, { icon: 'arrow' }, { good: 'fish', count: 4 }]],
  points: 7,
  price: '$8',
};
const shop = {
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
} as const;

/** The shapes and figures of a drawing, without its colours. */
function withoutColours(drawing: ReactElement): string {
  const { container, unmount } = render(drawing);
  for (const part of container.querySelectorAll('*')) {
    for (const name of ['fill', 'stroke', 'class', 'style', 'aria-label', 'data-mark']) part.removeAttribute(name);
  }
  const drawn = container.innerHTML;
  unmount();
  return drawn;
}

const textOf = (drawing: ReactElement): string => {
  const { container, unmount } = render(drawing);
  const text = container.textContent ?? '';
  unmount();
  return text;
};

describe('drawings of one set', () => {
  it.each<[string, readonly ReactElement[]]>([
    ['goods', [...new Set([...brickGoods, ...harbourGoods, ...goods])].map((kind) => <Crate key={kind} kind={kind} />)],
    ['items', itemIds.map((id) => <ItemShape key={id} {...item(id)} x={0} y={0} size={60} />)],
    [
      'classes of heroes',
      (['warrior', 'rogue', 'mage'] as const).map((each) => <ClassSign key={each} heroClass={each} />),
    ],
    ['monsters', (['beast', 'undead', 'fiend'] as const).map((each) => <MonsterSign key={each} monsterType={each} />)],
    ['gear', (['weapon', 'armour', 'charm'] as const).map((each) => <GearSign key={each} slot={each} />)],
    ['backs of items', (['leather', 'chainmail', 'steel'] as const).map((tier) => <ItemBack key={tier} tier={tier} />)],
    ['types of shops', CITY_TYPES.map((type) => <TypeSign key={type} type={type} />)],
    ['groups of products', CITY_GROUPS.map((group) => <GroupSign key={group} group={group} type="tech" />)],
    [
      'faces of a die',
      [...PLAYER_MARKS.slice(0, 5), 'blank' as const, null].map((face) => <StreetDie key={face} face={face} />),
    ],
    ['owners of stalls', PLAYER_MARKS.map((owner) => <Stall key={owner} good="fish" owner={owner} />)],
    ['ranks', ([0, 1, 2, 3, 4] as const).map((rank) => <FameRank key={rank} rank={rank} />)],
    [
      'open and closed restaurants',
      [true, false].map((open) => <Parasol key={`${open}`} improves={['meat']} open={open} />),
    ],
    ['open and filled slots', [true, false].map((open) => <GearSign key={`${open}`} slot="charm" ghost={open} />)],
    [
      'held and missing groups',
      [true, false].map((open) => <GroupSign key={`${open}`} group="staff" type="tech" open={open} />),
    ],
    [
      'planned and open shops',
      [true, false].map((planned) => <CityShop key={`${planned}`} shop={shop} planned={planned} />),
    ],
  ])('%s differ without colours', (_, drawings) => {
    const drawn = drawings.map(withoutColours);
    expect(new Set(drawn).size).toBe(drawings.length);
  });

  it.each([
    ['heroes', heroIds.map((id) => portraitOfHero(id, heroes[id].heroClass, []))],
    ['monsters', monsterIds.map((id) => portraitOfMonster(id, monsters[id].monsterType))],
    ['products', CITY_TYPES.flatMap((type) => CITY_GROUPS.map((group) => PICTURES[type][group]))],
    ['thieves', Object.values(THIEVES)],
  ])('%s each have several distinct pictures of their own', (_, pictures) => {
    const cuts = pictures.map((picture) => new Set(picture.map(({ path, fill }) => `${path} ${fill}`)));
    for (const [index, one] of cuts.entries()) {
      for (const other of cuts.slice(index + 1)) {
        expect([...one].filter((cut) => !other.has(cut)).length).toBeGreaterThanOrEqual(5);
      }
    }
  });
});

describe('drawing', () => {
  it.each<[string, (label?: string) => ReactElement]>([
    ['stall', (label) => <Stall good="fish" {...(label && { label })} />],
    ['restaurant', (label) => <Parasol improves={goods} {...(label && { label })} />],
    ['customers', (label) => <CustomerCard count={2} wants={['fish']} {...(label && { label })} />],
    ['entrance', (label) => <EntranceMark {...(label && { label })} />],
    ['fame', (label) => <Fame won={2} {...(label && { label })} />],
    ['warehouse', (label) => <WarehouseFront warehouse={pub} {...(label && { label })} />],
    ['store of goods', (label) => <GoodsStore kind="wood" held={5} {...(label && { label })} />],
    ['recipe', (label) => <RecipeLine recipe={pub.recipe} {...(label && { label })} />],
    ['die', (label) => <Die value={4} {...(label && { label })} />],
    ['back', (label) => <ItemBack tier="steel" {...(label && { label })} />],
    ['shop', (label) => <CityShop shop={shop} {...(label && { label })} />],
    [
      'product',
      (label) => <ProductCard product={{ type: 'tech', group: 'staff', value: 2 }} {...(label && { label })} />,
    ],
  ])('of a %s has the given name, and is hidden from screen readers without one', (_, drawing) => {
    const { container, rerender } = render(drawing());
    expect(container.querySelector('[aria-hidden="true"]')).not.toBeNull();
    expect(screen.queryAllByRole('img')).toEqual([]);
    rerender(drawing('named'));
    expect(screen.getByRole('img', { name: 'named' })).toBeTruthy();
  });

  it('of a warehouse in far too small a box has no negative width or height', () => {
    const { container } = render(<WarehouseFront warehouse={pub} width={10} height={20} />);
    expect(container.innerHTML).not.toMatch(/(?:width|height)="-|h-\d[\d.]*v5H/);
  });

  it('of a hidden thing reveals nothing of it', () => {
    expect(textOf(<ItemBack tier="steel" />)).toBe('');
    expect(textOf(<ProductBack />)).toBe('');
    expect(textOf(<Parasol improves={null} />)).toBe('?');
    expect(textOf(<Die value={null} />)).not.toMatch(/\d/);
    for (const type of CITY_TYPES) expect(render(<ProductBack />).container.innerHTML).not.toContain(typePaint(type));
  });

  it('has the letters of the reader’s language if given', () => {
    const letters = { warrior: 'Gu', weapon: 'A', home: 'C' };
    const drawn = (
      <KindLetters value={letters}>
        <ClassSign heroClass="warrior" />
        <GearSign slot="weapon" />
        <ClassSign heroClass="mage" />
        <TypeSign type="home" />
      </KindLetters>
    );
    expect(textOf(drawn)).toBe('GuAMaC');
  });
});

it('players never share a mark or a colour', () => {
  const looks = Object.values(MARKS);
  for (const part of ['colour', 'shape'] as const)
    expect(new Set(looks.map((look) => look[part])).size).toBe(looks.length);
});
