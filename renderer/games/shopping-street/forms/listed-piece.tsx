import { product, type ShopType } from '../../../../shared/games/shopping-street/products.ts';
import { Button } from '../../../design/index.ts';
import { lookOf, press } from '../interaction/interaction.ts';
import { type Meaning, meaningOf, type Piece } from '../interaction/pieces.ts';
import { CardTag } from '../regions/card-tag.tsx';
import { PawnTag, TypeTag } from '../regions/own-tags.tsx';
import { PlotTag } from '../regions/plot-tag.tsx';
import { StreetTag } from '../regions/tag.tsx';
import { useTable } from '../table.ts';
import { toldCard, toldSet } from '../words/labels.ts';
import type { Words } from '../words.ts';

/** Pieces one below the other, each with everything about it in words, and a button where it can be used now. */
export function ListedPieces({ pieces }: { readonly pieces: readonly Piece[] }) {
  const table = useTable();
  return (
    <ul className="listed">
      {pieces.map((piece) => (
        <li key={piece} {...placeOf(piece)} className={lookOf(table, piece).state === 'chosen' ? 'held' : undefined}>
          <Told piece={piece} />
          <PieceButton piece={piece} />
        </li>
      ))}
    </ul>
  );
}

/** Where cards and pawns fly to and from. */
function placeOf(piece: Piece): Readonly<Record<string, string>> {
  const meaning = meaningOf(piece);
  if (meaning.of === 'plot') return { 'data-plot': meaning.space };
  return meaning.of === 'display' ? { 'data-display': meaning.card } : {};
}

function Told({ piece }: { readonly piece: Piece }) {
  const meaning = meaningOf(piece);
  switch (meaning.of) {
    case 'plot':
      return <PlotTag space={meaning.space} />;
    case 'pawn':
      return <PawnTag pawn={meaning.pawn} />;
    case 'type':
      return <TypeTag type={meaning.type} />;
    case 'set':
      return <ToldSet type={meaning.type} />;
    case 'card':
      return <ToldCard piece={piece} type={product(meaning.card).type} />;
    default:
      return <CardTag piece={piece} />;
  }
}

/** What the hand holds of a type; that says already why it makes no shop. */
function ToldSet({ type }: { readonly type: ShopType }) {
  const { name, facts } = toldSet(useTable(), type);
  return (
    <span className="tag-lines ss-tag">
      <strong>{name} </strong>
      {facts.map((fact) => (
        <span key={fact}>{fact} </span>
      ))}
    </span>
  );
}

/** A card of the hand; what is said of its set stands over all its cards. */
function ToldCard({ piece, type }: { readonly piece: Piece; readonly type: ShopType }) {
  const table = useTable();
  const { name, facts } = toldCard(table, piece);
  const ofSet = toldSet(table, type).name;
  return <StreetTag piece={piece} told={{ name, facts: facts.filter((fact) => fact !== ofSet) }} />;
}

/** A button for a piece that can be used now; nothing for one whose words say why it cannot. */
export function PieceButton({ piece }: { readonly piece: Piece }) {
  const table = useTable();
  const { words } = table;
  const { state, reason } = lookOf(table, piece);
  if (reason !== null || (state !== 'lit' && state !== 'chosen')) return null;
  return (
    <Button kind="secondary" piece={piece} onPress={() => press(table, piece)}>
      {words.say(state === 'chosen' ? 'lists.put-back' : 'lists.choose', { what: nameOf(meaningOf(piece), words) })}
    </Button>
  );
}

/** A piece by its name alone. */
function nameOf(meaning: Meaning, words: Words): string {
  switch (meaning.of) {
    case 'plot':
      return words.space(meaning.space);
    case 'pawn':
      return words.pawn(meaning.pawn);
    case 'type':
      return words.type(meaning.type);
    case 'set':
      return words.say('lists.best-four', { type: words.type(meaning.type) });
    default:
      return words.card(meaning.card);
  }
}
