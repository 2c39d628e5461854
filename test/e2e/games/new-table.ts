import type { GameId } from '../../../shared/games/index.ts';

/** The game of a new table, with a value for every option chosen in the dialog. */
export interface NewTable {
  readonly game: GameId;
  readonly options: Readonly<Record<string, string>>;
}

export const readyMade: NewTable = {
  game: 'brick-and-mortar',
  options: { 'first-game': 'yes', 'hidden-money': 'yes' },
};
export const withDraft: NewTable = {
  game: 'brick-and-mortar',
  options: { 'first-game': 'no', 'hidden-money': 'no' },
};

export const wharfs: NewTable = { game: 'harbour', options: { goods: 'choose' } };
export const allCharacters: NewTable = {
  game: 'harbour',
  options: { boards: 'all-characters', goods: 'choose', 'bonus-cards': 'yes', 'inland-traders': 'yes' },
};

export const hiddenMarket: NewTable = {
  game: 'mercado-de-lisboa',
  options: { 'hidden-money': 'yes', 'grey-restaurants': 'hidden' },
};
export const openMarket: NewTable = {
  game: 'mercado-de-lisboa',
  options: { 'hidden-money': 'no', 'grey-restaurants': 'known' },
};

export const manyVotes: NewTable = { game: 'emporium', options: { votes: 'every-round' } };
export const votesWhenAsked: NewTable = { game: 'emporium', options: { votes: 'when-asked' } };

export const usualStreet: NewTable = { game: 'shopping-street', options: {} };
