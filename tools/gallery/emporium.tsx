import {
  ClassSign,
  Die,
  type DrawnHero,
  type DrawnItem,
  type DrawnMonster,
  GearSign,
  HeroCard,
  ItemBack,
  ItemCard,
  MonsterCard,
  MonsterSign,
  TierPile,
} from '../../renderer/design/index.ts';
import names from '../../renderer/words/en/emporium-cards.json';
import { type HeroId, heroes, heroIds } from '../../shared/games/emporium/heroes.ts';
import { type ItemId, item } from '../../shared/games/emporium/items/index.ts';
import { heroClasses, slotKinds } from '../../shared/games/emporium/items/item.ts';
import { tiers } from '../../shared/games/emporium/items/tiers.ts';
import { type MonsterId, monsterIds, monsters, monsterTypes } from '../../shared/games/emporium/monsters.ts';
import { Piece } from './piece.tsx';

const drawnItem = (id: ItemId): DrawnItem => ({ ...item(id), name: names.items[id] });
const drawnMonster = (id: MonsterId): DrawnMonster => ({ id, name: names.monsters[id], ...monsters[id] });

const HAND: readonly DrawnItem[] = [
  drawnItem('militia-shortsword'),
  drawnItem('lucky-horseshoe'),
  { ...drawnItem('burglars-leathers'), tier: 'chainmail' },
  { ...drawnItem('jar-of-fireflies'), tier: 'steel', name: 'Loupe du joaillier de la couronne', strength: 7 },
];
const SWORD = drawnItem('militia-shortsword');

/** Every third hero wears a sword. */
const HEROES: readonly DrawnHero[] = heroIds.map((id: HeroId, index) => ({
  id,
  name: names.heroes[id],
  ...heroes[id],
  slots: heroes[id].slots.map((kind) => ({ kind, item: index % 3 === 0 && kind === SWORD.slot ? SWORD : null })),
}));
const MONSTERS = monsterIds.map(drawnMonster);

interface HeroesProps {
  readonly from?: number;
  readonly to: number;
  readonly width?: number;
  readonly height?: number;
}

/** Some of the heroes. */
function Heroes({ from = 0, to, width, height }: HeroesProps) {
  return HEROES.slice(from, to).map((hero) => (
    <HeroCard
      key={hero.id}
      hero={hero}
      total={hero.slots.reduce((sum, slot) => sum + (slot.item?.strength ?? 0), hero.base)}
      openLabel="open"
      baseLabel={`base ${hero.base}`}
      width={width}
      height={height}
    />
  ));
}

/** All heroes and monsters, and some items. */
export function Emporium() {
  return (
    <>
      <Piece name="classes, types, gear; dice">
        {heroClasses.map((each) => (
          <ClassSign key={each} heroClass={each} label={each} />
        ))}
        {monsterTypes.map((each) => (
          <MonsterSign key={each} monsterType={each} label={each} />
        ))}
        {[false, true].map((open) =>
          slotKinds.map((each) => <GearSign key={`${each} ${open}`} slot={each} ghost={open} label={each} />),
        )}
        {[1, 8, null].map((value) => (
          <Die key={value} value={value} />
        ))}
        <Die value={6} size={24} />
      </Piece>
      <Piece name="items">
        {HAND.map((each) => (
          <ItemCard key={each.id} item={each} label={each.name} />
        ))}
        {HAND.map((each) => (
          <ItemCard key={each.id} item={each} price={4} width={64} height={80} />
        ))}
      </Piece>
      <Piece name="backs and piles">
        {tiers.map((tier) => (
          <ItemBack key={tier} tier={tier} width={20} height={27} />
        ))}
        {tiers.map((tier) => (
          <ItemBack key={tier} tier={tier} />
        ))}
        {tiers.map((tier, index) => (
          <TierPile key={tier} tier={tier} count={index * 9} label={`${tier} pile`} />
        ))}
      </Piece>
      <Piece name="heroes">
        <Heroes to={HEROES.length} />
      </Piece>
      <Piece name="heroes, upright and small">
        <Heroes to={4} width={164} height={250} />
        <Heroes from={20} to={23} width={190} height={150} />
      </Piece>
      <Piece name="monsters">
        {MONSTERS.map((monster) => (
          <MonsterCard key={monster.id} monster={monster} width={124} height={150} />
        ))}
      </Piece>
    </>
  );
}
