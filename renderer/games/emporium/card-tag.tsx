import type { Piece } from './pieces.ts';

export function CardTag({ piece }: { readonly piece: Piece }) {
  return <span className="em-tag">{piece}</span>;
}
