import { isShoppingStreetView } from './reading.ts';

/**
 * Does the match stand in the middle of a run of moves that the page plays as one choice: cards chosen one by one, and not
 * yet all of them? As far as the viewer can see, for others choose behind their screens.
 */
export function isMidway(view: unknown): boolean {
  if (!isShoppingStreetView(view)) return false;
  const { question, draft, players } = view;
  if (question?.type === 'pay' || question?.type === 'stock') return true;
  if (draft !== null && draft.wanted !== null) return true;
  return players.some(({ laid, hasAnswered, discarding, hand }) => {
    const isLaying = laid !== null && laid.length > 0 && !hasAnswered;
    const owed = question?.type === 'rob' ? hand.count - question.limit : 0;
    return isLaying || (discarding !== null && discarding.length > 0 && discarding.length < owed);
  });
}
