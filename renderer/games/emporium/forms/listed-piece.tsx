import { highestBid } from '../../../../shared/games/emporium/choices.ts';
import { heroIn } from '../../../../shared/games/emporium/gear.ts';
import type { HeroId } from '../../../../shared/games/emporium/heroes.ts';
import { Button } from '../../../design/index.ts';
import { lookOf, press } from '../interaction/interaction.ts';
import { isAsked, totalsOf } from '../interaction/outlook.ts';
import { cardPiece, diePiece, heroPiece, meaningOf, type Piece } from '../interaction/pieces.ts';
import { CardTag } from '../regions/card-tag.tsx';
import { DieTag } from '../regions/die-tag.tsx';
import { MonsterTag } from '../regions/monster-tag.tsx';
import { EmporiumTag } from '../regions/tag.tsx';
import { useTable } from '../table.ts';
import { heroFacts, heroName, totalWords } from '../words/facts.ts';
import type { Words } from '../words.ts';

interface ListedProps {
  readonly title: string;
  readonly pieces: readonly Piece[];
  /** What the list holds, as the tests know it. */
  readonly data: string;
}

/** Pieces one below the other, each with everything about it in words, and a button where it can be used now. */
export function Listed({ title, pieces, data }: ListedProps) {
  const table = useTable();
  const { half, words } = table;
  const pricing = isAsked(table, 'choose') && half.card !== null ? cardPiece(half.card) : null;
  return (
    <section className="listed-group" aria-label={title} data-listed={data}>
      <h2>{title}</h2>
      <ul className="listed">
        {pieces.map((piece) => (
          <li key={piece} {...placeOf(piece)} className={lookOf(table, piece).state === 'chosen' ? 'held' : undefined}>
            <Told piece={piece} />
            <PieceButton piece={piece} />
            {pricing === piece && <Numbers title={words.say('lists.price')} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The numbers of the die that can be picked now, each with what it would seal and bring. */
export function Numbers({ title }: { readonly title: string }) {
  const table = useTable();
  const numbers = Array.from({ length: highestBid }, (_, index) => index + 1);
  const open = numbers.filter((number) => ['lit', 'chosen'].includes(lookOf(table, diePiece(number)).state));
  return (
    <ul className="listed em-numbers" aria-label={title} data-listed="die">
      {open.map((number) => (
        <li key={number}>
          <DieTag number={number} />
          <PieceButton piece={diePiece(number)} />
        </li>
      ))}
    </ul>
  );
}

/** Where gold and cards fly to and from. */
function placeOf(piece: Piece): Readonly<Record<string, string>> {
  const meaning = meaningOf(piece);
  if (meaning.of === 'hero') return { 'data-hero': meaning.hero };
  if (meaning.of === 'monster') return { 'data-monster': meaning.monster };
  return meaning.of === 'card' ? { 'data-card': meaning.item } : {};
}

function Told({ piece }: { readonly piece: Piece }) {
  const meaning = meaningOf(piece);
  switch (meaning.of) {
    case 'hero':
      return <ToldHero hero={meaning.hero} />;
    case 'monster':
      return <MonsterTag monster={meaning.monster} />;
    case 'die':
      return <DieTag number={meaning.number} />;
    default:
      return <CardTag piece={piece} />;
  }
}

/** A hero with every slot, and how it stands against each monster. */
function ToldHero({ hero }: { readonly hero: HeroId }) {
  const table = useTable();
  const { view, words } = table;
  const totals = totalsOf(view, hero).map((total) => totalWords(words, total));
  return (
    <EmporiumTag
      look={lookOf(table, heroPiece(hero))}
      name={heroName(words, heroIn(view.heroRow, hero))}
      facts={[...totals, ...heroFacts(table, hero)]}
    />
  );
}

/** A button for a piece that can be used now; nothing for one whose words say why it cannot. */
function PieceButton({ piece }: { readonly piece: Piece }) {
  const table = useTable();
  const { words } = table;
  const { state, reason } = lookOf(table, piece);
  if (reason !== null || state === 'blocked') return null;
  return (
    <Button piece={piece} onPress={() => press(table, piece)}>
      {words.say(state === 'chosen' ? 'lists.put-back' : 'lists.choose', { what: nameOfPiece(words, piece) })}
    </Button>
  );
}

/** A piece by its name alone. */
function nameOfPiece(words: Words, piece: Piece): string {
  const meaning = meaningOf(piece);
  switch (meaning.of) {
    case 'hero':
      return words.hero(meaning.hero);
    case 'monster':
      return words.monster(meaning.monster);
    case 'die':
      return String(meaning.number);
    default:
      return words.item(meaning.item);
  }
}
