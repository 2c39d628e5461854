import type { Mark } from './tiles.ts';

/** What a challenge counts at its end. Rules, "The nine challenges". */
export type Counted =
  /** Coins, minus one for every unopened restaurant. */
  | { readonly what: 'coins' }
  /** Coins paid by customer tiles of one level, before costs. Ruling 19. */
  | { readonly what: 'coins-from'; readonly level: 2 | 3 | 4 }
  /** Customers brought: the number of figures, not of tiles. Ruling 18. */
  | { readonly what: 'customers' };

/** One of the nine challenges of the solo campaign. */
export interface Challenge {
  readonly counted: Counted;
  /** The counts needed for 1, 2 and 3 fame. */
  readonly fameAt: readonly [number, number, number];
  /** The difference from the usual rules. */
  readonly twist:
    | 'none'
    /** Only stands of one good, chosen before the first turn, earn from customers. */
    | 'specialist'
    /** A limited number of actions. */
    | 'few-actions'
    /** More wooden stands. */
    | 'more-stands'
    /** Both pubs at the start, and only stands next to an open pub earn from customers. */
    | 'pubs';
  readonly marks: { readonly rule: Mark; readonly fameAt: Mark };
}

const coins: Counted = { what: 'coins' };

const catalogue = {
  specialist: { counted: coins, fameAt: [25, 35, 50], twist: 'specialist', marks: { rule: 'K', fameAt: 'R' } },
  'long-game': {
    counted: { what: 'coins-from', level: 4 },
    fameAt: [8, 20, 32],
    twist: 'none',
    marks: { rule: 'K', fameAt: 'R' },
  },
  'all-couples': {
    counted: { what: 'coins-from', level: 2 },
    fameAt: [40, 55, 70],
    twist: 'none',
    marks: { rule: 'R', fameAt: 'R' },
  },
  'this-time-trios': {
    counted: { what: 'coins-from', level: 3 },
    fameAt: [20, 35, 50],
    twist: 'none',
    marks: { rule: 'R', fameAt: 'R' },
  },
  'last-orders': { counted: coins, fameAt: [12, 20, 30], twist: 'few-actions', marks: { rule: 'R', fameAt: 'R' } },
  'queue-of-customers': {
    counted: { what: 'customers' },
    fameAt: [22, 26, 30],
    twist: 'none',
    marks: { rule: 'R', fameAt: 'R' },
  },
  'lively-market': { counted: coins, fameAt: [80, 100, 120], twist: 'more-stands', marks: { rule: 'R', fameAt: 'R' } },
  'pub-crawl': { counted: coins, fameAt: [55, 75, 95], twist: 'pubs', marks: { rule: 'R', fameAt: 'R' } },
  'duke-of-lisbon': { counted: coins, fameAt: [70, 85, 100], twist: 'none', marks: { rule: 'R', fameAt: 'R' } },
} as const satisfies Readonly<Record<string, Challenge>>;

export type ChallengeId = keyof typeof catalogue;
export const challenges: Readonly<Record<ChallengeId, Challenge>> = catalogue;

/** Whether a text is the id of a challenge. */
export function isChallengeId(id: string): id is ChallengeId {
  return Object.hasOwn(catalogue, id);
}

/** Thrown for an unknown challenge, before anything is set up. */
export class UnknownChallenge extends RangeError {
  override readonly name = 'UnknownChallenge';
  /** The unknown name. */
  readonly challenge: string;

  constructor(challenge: string) {
    super(`Mercado de Lisboa has no challenge ${JSON.stringify(challenge)}`);
    this.challenge = challenge;
  }
}

/** The first challenge of the campaign. */
export const firstChallenge: ChallengeId = 'specialist';

/** The challenges in campaign order. */
export const challengeIds: readonly ChallengeId[] = Object.keys(catalogue).filter(isChallengeId);

/** Number of actions in the challenge with few, and of wooden stands in the one with more. */
export const fewActions = 12;
export const moreStands = 12;

/** The coins earned in one action, before its cost, for a great deal; and its fame, once in a campaign. */
export const greatDeal = { coins: 32, fame: 2 } as const;

/** The ranks of a campaign, with their minimum fame. */
export const fameRanks = [
  { from: 0, rank: 'beginner' },
  { from: 11, rank: 'good-work' },
  { from: 15, rank: 'influence' },
  { from: 20, rank: 'champion' },
  { from: 25, rank: 'legend' },
] as const;
export type FameRank = (typeof fameRanks)[number]['rank'];
