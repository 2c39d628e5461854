/** Maximum length of one piece of an import, in characters. Pieces keep messages within their limit. */
export const longestPiece = 60_000;
/** Maximum number of pieces. */
export const mostPieces = 64;
/** Maximum length of an import, in characters. */
export const longestImport = longestPiece * mostPieces;
