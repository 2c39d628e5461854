/** A piece of what is brought in from another host is no longer than this, in characters: a message has a limit. */
export const longestPiece = 60_000;
/** And there are no more pieces than this. */
export const mostPieces = 64;
