import type { Seat } from '../../../shared/engine/index.ts';
import type { Size } from './layout.ts';

/** The near player's desk: sign, pawns, score so far, sets, and the hand. `card` is the size of a card, in pixels. */
export function OwnDesk({ card }: { readonly card: Size }) {
  return (
    <article className="ss-desk desk">
      <OwnPlate />
      <SetsRow />
      <OwnHand card={card} />
    </article>
  );
}

/** The near player's sign with pawns and the score so far. */
export function OwnPlate() {
  return <div className="ss-plate" />;
}

/** The pawns of a seat that stand with no shop yet; the near player's own can be pressed where `near`. */
export function Pawns({ seat }: { readonly seat: Seat; readonly near?: boolean }) {
  return <span className="ss-pawns" data-pawns={seat} />;
}

/** The points of a seat so far, with their parts on demand. */
export function ScoreSoFar({ seat }: { readonly seat: Seat }) {
  return <span className="ss-score" data-score={seat} />;
}

/** For each type, which product groups the hand holds; a complete set can be pressed. */
export function SetsRow() {
  return <div className="ss-sets" />;
}

/** The cards of the hand, sorted by type and product, in a fan that overlaps where they are many. */
export function OwnHand({ card }: { readonly card: Size }) {
  return <div className="ss-hand" style={{ height: card.height }} />;
}
