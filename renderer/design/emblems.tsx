import { Crate } from './crate.tsx';
import type { Labelled } from './drawing.tsx';

export type HeroClass = 'warrior' | 'rogue' | 'mage';
export type MonsterType = 'beast' | 'undead' | 'fiend';
export type SlotKind = 'weapon' | 'armour' | 'charm';
export type Tier = 'leather' | 'chainmail' | 'steel';

interface EmblemProps extends Labelled {
  /** Pixels at the default text size. */
  readonly size?: number | undefined;
}

/** The sign of a class: helmet, hood or pointed hat. */
export function ClassSign({ heroClass, size = 26, ...rest }: EmblemProps & { readonly heroClass: HeroClass }) {
  return <Crate kind={heroClass} size={size} {...rest} />;
}

/** The sign of a type of monster: a pair of ears, a skull, a pair of horns. */
export function MonsterSign({ monsterType, size = 26, ...rest }: EmblemProps & { readonly monsterType: MonsterType }) {
  return <Crate kind={monsterType} size={size} {...rest} />;
}

/** The sign of what gear is worn as: a blade, a shield, a flask; dashed where the slot is open. */
export function GearSign({
  slot,
  open = false,
  size = 26,
  ...rest
}: EmblemProps & { readonly slot: SlotKind; readonly open?: boolean | undefined }) {
  return <Crate kind={slot} size={size} ghost={open} {...rest} />;
}
