import { Pressable } from '../controls/pressable.tsx';
import { Die } from '../emporium/die.tsx';
import { ClassSign, GearSign, MonsterSign } from '../emporium/emblems.tsx';
import { HeroCard } from '../emporium/hero-card.tsx';
import { ItemCard } from '../emporium/item-card.tsx';
import { MonsterCard } from '../emporium/monster-card.tsx';
import { ItemBack, TierPile } from '../emporium/tier-pile.tsx';
import { Sky } from '../street/sky.tsx';
import { TimberWall } from '../street/timber-wall.tsx';
import { HAND, HEROES, MONSTERS } from './emporium-samples.ts';
import { Group, nothing, Piece } from './piece.tsx';

const TIERS = ['leather', 'chainmail', 'steel'] as const;

/** The pieces of Emporium: heroes, monsters, items and their wall. */
export function Emporium() {
  return (
    <Group title="The emporium">
      <Piece name="classes, types, gear">
        {(['warrior', 'rogue', 'mage'] as const).map((heroClass) => (
          <ClassSign key={heroClass} heroClass={heroClass} label={heroClass} />
        ))}
        {(['beast', 'undead', 'fiend'] as const).map((type) => (
          <MonsterSign key={type} monsterType={type} label={type} />
        ))}
        {(['weapon', 'armour', 'charm'] as const).map((slot) => (
          <GearSign key={slot} slot={slot} label={slot} />
        ))}
        {(['weapon', 'armour', 'charm'] as const).map((slot) => (
          <GearSign key={slot} slot={slot} open />
        ))}
      </Piece>
      <Piece name="dice">
        {[1, 4, 8, null].map((value) => (
          <Die key={value} value={value} />
        ))}
        <Die value={6} size={24} />
        <Die value={6} size={60} />
      </Piece>
      <Piece name="items">
        {HAND.map((item, index) => (
          <ItemCard key={item.id} item={item} price={index === 0 ? 4 : undefined} label={item.name} />
        ))}
      </Piece>
      <Piece name="items, small">
        {HAND.map((item, index) => (
          <ItemCard key={item.id} item={item} price={index === 0 ? 4 : undefined} width={80} height={100} />
        ))}
      </Piece>
      <Piece name="as small as they get">
        {HAND.map((item) => (
          <ItemCard key={item.id} item={item} price={4} width={64} height={80} />
        ))}
        {[14, 20, 26].map((width) =>
          TIERS.map((tier) => (
            <ItemBack key={`${width} ${tier}`} tier={tier} width={width} height={Math.round(width * 1.35)} />
          )),
        )}
        <TierPile tier="chainmail" count={12} width={46} height={60} />
        <MonsterCard
          monster={{ id: 'dire-badger', name: 'Dire Badger', monsterType: 'beast', strength: 11, gold: 7 }}
          width={96}
          height={112}
        />
        {HEROES.slice(20, 23).map((hero) => (
          <HeroCard
            key={hero.id}
            hero={hero}
            total={hero.base}
            openLabel="ouvert"
            baseLabel={`base ${hero.base}`}
            width={190}
            height={150}
          />
        ))}
        <HeroCard
          hero={{ id: 'x', name: 'Mara of the Rooftops', heroClass: 'rogue', base: 8, slots: HEROES[24]?.slots ?? [] }}
          total={8}
          openLabel="ouvert"
          baseLabel="base 8"
          width={140}
          height={220}
        />
      </Piece>
      <Piece name="backs and piles">
        {TIERS.map((tier) => (
          <ItemBack key={tier} tier={tier} width={44} height={58} />
        ))}
        {TIERS.map((tier) => (
          <ItemBack key={tier} tier={tier} />
        ))}
        {TIERS.map((tier, index) => (
          <TierPile key={tier} tier={tier} count={[18, 2, 0][index] ?? 1} label={`${tier} pile`} />
        ))}
      </Piece>
      <Piece name="heroes">
        {HEROES.map((hero) => (
          <HeroCard
            key={hero.id}
            hero={hero}
            total={hero.slots.reduce((sum, { item }) => sum + (item?.strength ?? 0), hero.base)}
            openLabel="open"
            baseLabel={`base ${hero.base}`}
          />
        ))}
      </Piece>
      <Piece name="heroes, upright and small">
        {HEROES.slice(0, 4).map((hero) => (
          <HeroCard
            key={hero.id}
            hero={hero}
            total={hero.base}
            openLabel="open"
            baseLabel={`base ${hero.base}`}
            width={164}
            height={250}
          />
        ))}
        {HEROES.slice(0, 4).map((hero) => (
          <HeroCard
            key={hero.id}
            hero={hero}
            total={hero.base}
            openLabel="libre"
            baseLabel={`base ${hero.base}`}
            width={210}
            height={170}
          />
        ))}
      </Piece>
      <Piece name="monsters">
        {MONSTERS.map((monster) => (
          <MonsterCard key={monster.id} monster={monster} width={124} height={150} />
        ))}
      </Piece>
      <Piece name="the row">
        <div className="gallery-guild street-guild">
          <Sky street="guild" day={0.7} />
          <div className="gallery-gate">
            {MONSTERS.slice(9, 12).map((monster) => (
              <MonsterCard key={monster.id} monster={monster} />
            ))}
          </div>
          <div className="gallery-heroes">
            <TimberWall />
            {HEROES.slice(0, 2).map((hero) => (
              <HeroCard
                key={hero.id}
                hero={hero}
                total={hero.base}
                openLabel="open"
                baseLabel={`base ${hero.base}`}
                card={(drawing) => (
                  <Pressable state="lit" label={hero.name} onPress={nothing}>
                    {drawing}
                  </Pressable>
                )}
                slot={(drawing, index) => <span data-slot={`${hero.id}:${index}`}>{drawing}</span>}
              />
            ))}
            {TIERS.map((tier) => (
              <TierPile key={tier} tier={tier} count={18} />
            ))}
          </div>
        </div>
      </Piece>
    </Group>
  );
}
