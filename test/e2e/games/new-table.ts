import type { GameId } from '../../../shared/games/index.ts';

/** The game of a new table, with a value for every option chosen in the dialog. */
export interface NewTable {
  readonly game: GameId;
  readonly options: Readonly<Record<string, string>>;
}

/** Brick & Mortar with the ready-made hands of a first game and hidden money. */
export const readyMade: NewTable = {
  game: 'brick-and-mortar',
  options: { 'first-game': 'yes', 'hidden-money': 'yes' },
};
/** Brick & Mortar with the draft and open money. */
export const withDraft: NewTable = {
  game: 'brick-and-mortar',
  options: { 'first-game': 'no', 'hidden-money': 'no' },
};

/** Harbour with the same board for everyone. */
export const wharfs: NewTable = { game: 'harbour', options: { goods: 'choose' } };
/** Harbour with all characters and additions. */
export const allCharacters: NewTable = {
  game: 'harbour',
  options: { boards: 'all-characters', goods: 'choose', 'bonus-cards': 'yes', 'inland-traders': 'yes' },
};

/** Mercado de Lisboa with hidden money and grey restaurants. */
export const hiddenMarket: NewTable = {
  game: 'mercado-de-lisboa',
  options: { 'hidden-money': 'yes', 'grey-restaurants': 'hidden' },
};
/** Mercado de Lisboa with everything open. */
export const openMarket: NewTable = {
  game: 'mercado-de-lisboa',
  options: { 'hidden-money': 'no', 'grey-restaurants': 'known' },
};

/** Emporium with a vote on the heroes in every round. */
export const manyVotes: NewTable = { game: 'emporium', options: { votes: 'every-round' } };
/** Emporium with votes only on request. */
export const votesWhenAsked: NewTable = { game: 'emporium', options: { votes: 'when-asked' } };

/** Shopping Street with its usual options. */
export const usualStreet: NewTable = { game: 'shopping-street', options: {} };
