import type { GameId } from '../../../shared/games/index.ts';

/** What is played at a new table, and how: a value for every option that is chosen in the dialog. */
export interface NewTable {
  readonly game: GameId;
  readonly options: Readonly<Record<string, string>>;
}

/** Brick & Mortar with the ready-made hands of a first game. */
export const readyMade: NewTable = { game: 'brick-and-mortar', options: { 'first-game': 'yes' } };
/** Brick & Mortar from the draft on. */
export const withDraft: NewTable = { game: 'brick-and-mortar', options: { 'first-game': 'no' } };

/** Harbour with the same board for everybody. */
export const wharfs: NewTable = { game: 'harbour', options: { goods: 'choose' } };
/** Harbour with all characters and everything that can be added. */
export const allCharacters: NewTable = {
  game: 'harbour',
  options: { boards: 'all-characters', goods: 'choose', 'bonus-cards': 'yes', 'inland-traders': 'yes' },
};

/** Mercado de Lisboa with everybody's money and the grey restaurants hidden. */
export const hiddenMarket: NewTable = {
  game: 'mercado-de-lisboa',
  options: { 'hidden-money': 'yes', 'grey-restaurants': 'hidden' },
};
/** Mercado de Lisboa with all of it open. */
export const openMarket: NewTable = {
  game: 'mercado-de-lisboa',
  options: { 'hidden-money': 'no', 'grey-restaurants': 'known' },
};

/** Emporium with a vote on the heroes in every round. */
export const manyVotes: NewTable = { game: 'emporium', options: { votes: 'every-round' } };
/** Emporium with votes only when somebody has asked for one. */
export const votesWhenAsked: NewTable = { game: 'emporium', options: { votes: 'when-asked' } };

/** Shopping Street as it is usually played. */
export const usualStreet: NewTable = { game: 'shopping-street', options: {} };
