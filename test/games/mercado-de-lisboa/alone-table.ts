import type { ChallengeId } from '../../../shared/games/mercado-de-lisboa/challenges.ts';
import { mercadoDeLisboa } from '../../../shared/games/mercado-de-lisboa/index.ts';
import type { MercadoState } from '../../../shared/games/mercado-de-lisboa/state.ts';
import type { CustomerId } from '../../../shared/games/mercado-de-lisboa/tiles.ts';
import { type Sitting, type Situation, type Table, tableOf } from './table.ts';

export const outcome = ({ state }: { readonly state: MercadoState }) => mercadoDeLisboa.outcome(state);
export const campaign = (table: { readonly state: MercadoState }) => outcome(table)?.alone?.campaign;

/** A table for Ana alone. */
export function alone(
  challenge: ChallengeId,
  ana: Sitting,
  situation: Omit<Situation<'Ana'>, 'players' | 'settled'> = {},
): Table<'Ana'> {
  return tableOf({ ...situation, players: { Ana: ana }, settled: { challenge } });
}

/** Face-up customers, none of whom want fish or flowers. */
export const nobodyForFish: readonly CustomerId[] = [
  'c1-tomato-meat',
  'c1-tomato-grape',
  'c1-meat-grape',
  'c2-tomato-meat',
  'c2-tomato-grape',
  'c2-meat-grape',
  'c3-tomato-meat',
  'c3-tomato-grape',
  'c3-meat-grape',
  'c4-tomato',
  'c4-meat',
  'c4-grape',
];

/** Entrances with this many customers in total. */
export function doorsOf(figures: number): Readonly<Record<string, CustomerId>> {
  const entrances = ['L1', 'L2', 'L3', 'L4', 'L5', 'R1', 'R2', 'R3', 'R4', 'R5', 'T1', 'T2', 'T3', 'T4', 'T5'];
  const others = [
    'fish-flower',
    'fish-tomato',
    'fish-meat',
    'fish-grape',
    'flower-tomato',
    'flower-meat',
    'flower-grape',
  ] as const;
  const doors: Record<string, CustomerId> = {};
  let left = figures;
  for (const level of [3, 2, 1] as const) {
    for (const pair of others) {
      const entrance = entrances[Object.keys(doors).length];
      if (left < level || entrance === undefined) continue;
      doors[entrance] = `c${level}-${pair}`;
      left -= level;
    }
  }
  if (left > 0) throw new RangeError(`no doors for ${figures}`);
  return doors;
}

export const standsOf = (challenge: ChallengeId): readonly string[] =>
  challenge === 'lively-market'
    ? [
        'fish/Ana fish/Ana fish/Ana fish/Ana fish/Ana',
        'fish/Ana fish/Ana flower/Ana flower/Ana flower/Ana',
        'flower/Ana flower/Ana . . .',
      ]
    : ['fish/Ana fish/Ana fish/Ana fish/Ana fish/Ana', 'fish/Ana fish/Ana flower/Ana . .'];

/** Ana opens her last restaurant, after which no action is possible. */
export function lastRestaurant(
  challenge: ChallengeId,
  money: number,
  situation: Omit<Situation<'Ana'>, 'players' | 'settled'> = {},
): Table<'Ana'> {
  return alone(
    challenge,
    { money, tiles: ['tomato', 'meat', 'grape'], restaurants: ['wine-bar'] },
    {
      market: standsOf(challenge),
      customers: nobodyForFish,
      display: ['tomato', 'meat', 'grape'],
      ...situation,
      tally: { specialty: challenge === 'specialist' ? 'fish' : null, ...situation.tally },
    },
  ).restaurant('Ana', 'wine-bar', 24);
}
