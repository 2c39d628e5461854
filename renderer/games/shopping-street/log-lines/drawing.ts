import type { DiceDraw, DieFace } from '../../../../shared/games/shopping-street/dice.ts';
import type { ShoppingStreetEvent } from '../../../../shared/games/shopping-street/events.ts';
import type { LogLine } from '../../../table/index.ts';
import { sumRow } from '../../../table/log/ruled-line.ts';
import type { Words } from '../words.ts';
import { briefly, cardsOf, line, type RuleAnchor, worded } from './line.ts';

type EventOf<Type extends ShoppingStreetEvent['type']> = Extract<ShoppingStreetEvent, { type: Type }>;

/** A die face in words: the name of its colour's player, "blank", or the text for an unused colour. */
function faceWords(face: DieFace, draws: readonly DiceDraw[], words: Words): string {
  if (face === 'blank') return words.log('face.blank');
  // every player whose colour shows draws, so a colour without a draw has no player
  const drawer = draws.find(({ seat }) => seat === face);
  return drawer === undefined ? words.log('face.nobody') : words.name(drawer.seat);
}

/** The dice and the cards they bring, broken down by face and by player. Rulings 12 and 13. */
export function diceLine({ seat, faces, draws }: EventOf<'dice-rolled'>, words: Words): LogLine {
  const [one, other] = faces;
  const count = draws.reduce((sum, draw) => sum + draw.count, 0);
  return line(words, seat, rolledWords(faces, draws, words), 'roll-both-dice', {
    breakdown: [
      { label: words.log('why.first-die'), amount: faceWords(one, draws, words) },
      { label: words.log('why.second-die'), amount: faceWords(other, draws, words) },
      ...draws.map((draw) => ({ label: whyOf(draw, one === other, words), amount: String(draw.count) })),
      sumRow(words.log('why.by-dice'), count),
    ],
  });
}

function rolledWords(faces: readonly DieFace[], draws: readonly DiceDraw[], words: Words): string {
  const [first, ...more] = draws;
  if (first === undefined) {
    return words.log(faces.every((face) => face === 'blank') ? 'log.dice-blanks' : 'log.dice-nobody');
  }
  const alike = more.length > 0 && more.every(({ count }) => count === first.count);
  const said = alike
    ? words.log('draw-each', { cards: words.cards(first.count), names: words.names(draws.map(({ seat }) => seat)) })
    : words.list(
        draws.map(({ seat, count }) => words.log('draw-of', { cards: words.cards(count), name: words.name(seat) })),
      );
  return words.log('log.dice-rolled', { draws: said });
}

/** The breakdown row of a player's cards: "Ana: 1 + 2 shops". */
function whyOf({ seat, shops, times }: DiceDraw, double: boolean, words: Words): string {
  const facts = { name: words.name(seat), count: shops };
  if (!double) return words.log('why.colour', facts);
  return words.log(times > 1 ? 'why.colour-twice' : 'why.colour-once', facts);
}

/** Cards that a player draws in a row, named if the viewer sees them. */
export function drawnLine(
  [first, ...more]: readonly [EventOf<'cards-drawn'>, ...EventOf<'cards-drawn'>[]],
  words: Words,
) {
  const all = [first, ...more];
  const count = all.reduce((sum, drawn) => sum + drawn.count, 0);
  const byDice = all.reduce((sum, drawn) => sum + (drawn.why === 'dice' ? drawn.count : 0), 0);
  const anchor: RuleAnchor = byDice === count ? 'roll-both-dice' : 'draw-three-cards';
  const deed = drawnWords(count, byDice, words);
  const cards = all.flatMap((drawn) => drawn.cards ?? []);
  if (cards.length === 0) return line(words, first.seat, deed, anchor);
  const text = words.log('with-cards', { deed, cards: briefly(cards, words) });
  return line(words, first.seat, text, anchor, { secret: true });
}

function drawnWords(count: number, byDice: number, words: Words): string {
  if (byDice === 0) return words.log('log.cards-drawn', { count });
  if (byDice === count) return words.log('log.cards-by-dice', { count });
  return words.log('log.cards-some-by-dice', { count, dice: byDice });
}

/** A thief and the hand limit, which depends on the number of thieves so far. Ruling 15. */
export function thiefLine({ thief, drawer, count, limit }: EventOf<'thief-appeared'>, words: Words): LogLine {
  const facts = { thief: words.thief(thief), limit };
  const text = words.log(drawer === null ? 'log.thief-in-display' : 'log.thief-drawn', facts);
  return line(words, drawer, text, 'the-deck-and-the-thieves', {
    breakdown: [{ label: words.log('why.thieves'), amount: String(count) }, sumRow(words.log('why.limit'), limit)],
  });
}

/** The cards that all players lose to a thief, broken down by player. Ruling 16. */
export function robbedLine({ robbed }: EventOf<'hands-robbed'>, words: Words): LogLine {
  const losses = robbed.map(({ seat, cards }) =>
    words.log('loss', { name: words.name(seat), cards: words.cards(cards.length) }),
  );
  return worded(words, null, 'hands-robbed', { losses: words.list(losses) }, 'the-deck-and-the-thieves', {
    reveal: true,
    breakdown: [
      ...robbed.map(({ seat, cards }) => ({ label: cardsOf(seat, cards, words), amount: String(cards.length) })),
      sumRow(
        words.log('why.carried-off'),
        robbed.reduce((sum, { cards }) => sum + cards.length, 0),
      ),
    ],
  });
}
