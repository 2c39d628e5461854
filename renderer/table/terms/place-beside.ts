/** Between a word and its card, and between the card and the edge of the window, in pixels. */
const gap = 8;

/**
 * Lays a card over the sentences with the word that it explains, or under them where there is no room, inside the window: they
 * can be read beside it.
 */
export function placeBeside(word: Element, card: HTMLElement): void {
  const { left, width } = word.getBoundingClientRect();
  const { top, bottom } = (word.closest('[role="status"]') ?? word).getBoundingClientRect();
  const { offsetWidth, offsetHeight } = card;
  const middle = left + width / 2 - offsetWidth / 2;
  const across = Math.max(gap, Math.min(middle, window.innerWidth - offsetWidth - gap));
  const above = top - offsetHeight - gap;
  const down = above >= gap ? above : Math.min(bottom + gap, window.innerHeight - offsetHeight - gap);
  card.style.left = `${across}px`;
  card.style.top = `${Math.max(gap, down)}px`;
}
