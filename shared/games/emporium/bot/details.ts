import { type Details, playerAt } from '../../../engine/index.ts';
import { stepsFrom } from '../choices.ts';
import type { EmporiumTypes } from '../index.ts';
import { heroClasses, slotKinds } from '../items/item.ts';
import { tiers } from '../items/tiers.ts';
import { monsterTypes } from '../monsters.ts';
import { heroFigures, itemFigures, monsterFigures } from './figures.ts';
import { fightsLeft } from './trophies.ts';
import type { weights } from './weights.ts';

type Feature = keyof typeof weights;

/** How many of the list have each number from 0 to `kinds` − 1. */
function tally(numbers: readonly number[], kinds: number): readonly number[] {
  const counts = Array.from({ length: kinds }, () => 0);
  for (const kind of numbers) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

/** What the network of Emporium sees besides the guide's features: trophies and cards by kind, and the row. */
export const emporiumDetails: Details<EmporiumTypes> = {
  names: [
    'fights left',
    'order',
    'strength',
    ...monsterTypes.map((type) => `monsters: ${type}`),
    ...heroClasses.map((heroClass) => `heroes: ${heroClass}`),
    ...tiers.map((tier) => `cards: ${tier}`),
    ...slotKinds.map((kind) => `cards: ${kind}`),
    ...slotKinds.map((kind) => `open slots: ${kind}`),
  ],
  features: [
    'openFight',
    'sale',
    'strongCard',
    ...monsterTypes.map((): Feature => 'monsterLeads'),
    ...heroClasses.map((): Feature => 'heroLeads'),
    ...tiers.map((tier): Feature => tier),
    ...slotKinds.map((): Feature => 'kinds'),
    ...slotKinds.map((): Feature => 'sale'),
  ],
  measure(state, seat) {
    const { hand, heroes, monsters } = playerAt(state, seat);
    const cards = hand.map(itemFigures);
    const open = state.heroRow.flatMap(({ hero, worn }) =>
      heroFigures(hero).slots.filter((_, at) => worn[at] === null),
    );
    return [
      fightsLeft(state),
      stepsFrom(state.marker, seat, state.seatCount),
      cards.reduce((sum, { strength }) => sum + strength, 0),
      ...tally(
        monsters.map((id) => monsterFigures(id).monsterType),
        monsterTypes.length,
      ),
      ...tally(
        heroes.map((id) => heroFigures(id).heroClass),
        heroClasses.length,
      ),
      ...tally(
        cards.map(({ tier }) => tier),
        tiers.length,
      ),
      ...tally(
        cards.map(({ kind }) => kind),
        slotKinds.length,
      ),
      ...tally(open, slotKinds.length),
    ];
  },
};
