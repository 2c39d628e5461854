import type { Seat } from '../../../../shared/engine/index.ts';
import type { ScoreLine } from '../../../../shared/games/shopping-street/events.ts';
import { reckonHand, reckonStreet, totalOf } from '../../../../shared/games/shopping-street/scoring.ts';
import { Tagged, type TagSide } from '../../../design/index.ts';
import { playerOf, useTable } from '../table.ts';
import type { Words } from '../words.ts';

interface ScoreSoFarProps {
  readonly seat: Seat;
  readonly side?: TagSide;
}

/** A seat's current points, with the breakdown on a tag. */
export function ScoreSoFar({ seat, side }: ScoreSoFarProps) {
  const { view, words } = useTable();
  const total = totalOf(reckonStreet(view.street, seat));
  return (
    <Tagged tag={<ScoreParts seat={seat} />} side={side}>
      {(describedBy) => (
        <button
          type="button"
          className="ss-score"
          data-score={seat}
          aria-label={words.say('score', { ...words.player(seat), points: words.points(total) })}
          aria-describedby={describedBy}
        >
          <b className="figure">{total}</b>
          <span aria-hidden="true">{words.say('points-short')}</span>
        </button>
      )}
    </Tagged>
  );
}

/** A seat's points breakdown, and its hand's share if the viewer may know it. */
export function ScoreParts({ seat }: { readonly seat: Seat }) {
  const { view, words } = useTable();
  const lines = reckonStreet(view.street, seat);
  const { cards } = playerOf(view, seat).hand;
  return (
    <span className="ss-parts">
      <b>{words.say('score-parts', words.player(seat))}</b>
      {lines.length === 0 && <span>{words.say('parts.none')}</span>}
      {lines.map((line) => (
        <Part key={keyOf(line)} line={line} words={words} />
      ))}
      {lines.length > 0 && (
        <span className="ss-part total">
          <span>{words.say('parts.total')} </span>
          <b className="figure">{totalOf(lines)}</b>
        </span>
      )}
      {cards !== null && <Part line={reckonHand(cards)} words={words} />}
    </span>
  );
}

function Part({ line, words }: { readonly line: ScoreLine; readonly words: Words }) {
  return (
    <span className="ss-part">
      <span>{partOf(line, words)} </span>
      <b className="figure">{line.amount}</b>
    </span>
  );
}

function keyOf(line: ScoreLine): string {
  return JSON.stringify(line);
}

function partOf(line: ScoreLine, words: Words): string {
  switch (line.type) {
    case 'shop': {
      const { space, shopType, cards, pawn } = line;
      return words.say('parts.shop', { space: words.space(space), type: words.type(shopType), cards, pawn });
    }
    case 'side-by-side':
      return words.say('parts.side-by-side', {
        count: line.spaces.length,
        spaces: words.list(line.spaces.map((space) => words.space(space))),
      });
    case 'same-type':
      return words.say('parts.same-type', { count: line.count, type: words.type(line.shopType) });
    case 'hand':
      return words.say('parts.hand', { cards: line.cards });
  }
}
