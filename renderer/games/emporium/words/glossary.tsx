import { ClassSign, Coin, Die, GearSign, Icon, ItemBack, MonsterSign } from '../../../design/index.ts';
import type { Glossary } from '../../../table/terms/glossary.ts';

/** The pictures and rulebook headings of Emporium's glossary terms. */
export const glossary: Glossary = {
  slot: {
    rule: 'the-cards',
    picture: () => (
      <>
        <GearSign slot="weapon" size={34} />
        <GearSign slot="armour" size={34} />
        <GearSign slot="charm" size={34} />
      </>
    ),
  },
  class: {
    rule: 'sales',
    picture: () => (
      <>
        <ClassSign heroClass="warrior" size={34} />
        <ClassSign heroClass="rogue" size={34} />
        <ClassSign heroClass="mage" size={34} />
      </>
    ),
  },
  patron: {
    rule: 'patrons',
    picture: () => (
      <>
        <ClassSign heroClass="rogue" size={34} />
        <Icon name="arrow" size={18} />
        <MonsterSign monsterType="beast" size={34} />
      </>
    ),
  },
  bid: { rule: 'patrons', picture: () => <Die value={3} size={40} /> },
  upgrade: {
    rule: 'restocking',
    picture: () => (
      <>
        <ItemBack tier="leather" width={34} height={48} />
        <Icon name="arrow" size={18} />
        <ItemBack tier="chainmail" width={34} height={48} />
      </>
    ),
  },
  set: {
    rule: 'scoring',
    picture: () => (
      <>
        <MonsterSign monsterType="beast" size={30} />
        <MonsterSign monsterType="undead" size={30} />
        <MonsterSign monsterType="fiend" size={30} />
        <Coin amount={5} size={30} />
      </>
    ),
  },
  vote: {
    rule: 'banishing',
    picture: () => (
      <>
        <ClassSign heroClass="mage" size={34} />
        <Icon name="exit" size={26} />
      </>
    ),
  },
};
