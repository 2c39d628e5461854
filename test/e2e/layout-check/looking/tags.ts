// Runs in the page: tooltips and their positions.
import { nextFrame } from './hands.ts';
import { type Box, coverAt, describe, isUnseen, overlapOf } from './sight.ts';

/** Pixels that a tooltip may overlap its anchor and the edges of the window. */
const slack = 1;

/** The piece or button that a tooltip describes. */
function anchorOf(tagged: Element): Element {
  return tagged.querySelector('[aria-describedby]') ?? tagged;
}

/** Visible anchors: a point in their middle, left or right belongs to them. */
function isInSight(anchor: Element): boolean {
  const { left, top, width, height } = anchor.getBoundingClientRect();
  if (isUnseen(anchor) || width < 1 || height < 1) return false;
  return [0.15, 0.5, 0.85].some((part) => {
    const [x, y] = [left + width * part, top + height / 2];
    const isInWindow = x >= 0 && y >= 0 && x < window.innerWidth && y < window.innerHeight;
    return isInWindow && coverAt(anchor, x, y) === null;
  });
}

function point(anchor: Element, type: string): void {
  const bubbles = type !== 'pointerleave';
  anchor.dispatchEvent(new PointerEvent(type, { bubbles, pointerType: 'mouse' }));
}

export interface Tooltips {
  readonly opened: number;
  /** Tooltips that cover their anchor or leave the window. */
  readonly faults: readonly string[];
  /** A playable piece with a tooltip, and its middle; null if there is none. */
  readonly lit: { readonly piece: string; readonly x: number; readonly y: number } | null;
}

/** A highlighted piece that a click on its middle reaches while no tooltip is open. */
function reachable(anchors: readonly Element[]): Tooltips['lit'] {
  for (const anchor of anchors) {
    if (!(anchor instanceof HTMLElement) || !anchor.matches('.piece.lit[data-piece]')) continue;
    const { left, top, width, height } = anchor.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (anchor.contains(document.elementFromPoint(x, y))) return { piece: anchor.dataset.piece ?? '', x, y };
  }
  return null;
}

export async function openTooltips(): Promise<readonly Element[]> {
  const all = [...document.querySelectorAll('main .tagged')].filter((tagged) => isInSight(anchorOf(tagged)));
  for (const tagged of all) point(anchorOf(tagged), 'pointermove');
  for (let frames = 0; frames < 3; frames++) await nextFrame();
  return all;
}

export async function closeTooltips(): Promise<void> {
  for (const tagged of document.querySelectorAll('main .tagged')) point(tagged, 'pointerleave');
  await nextFrame();
}

/** Opens every tooltip of a table and closes them again. */
export async function tooltips(): Promise<Tooltips> {
  const room: Box = { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight };
  const lit = reachable([...document.querySelectorAll('main .tagged')].map(anchorOf));
  const all = await openTooltips();
  const faults = all.flatMap((tagged) => {
    const anchor = anchorOf(tagged);
    const tag = tagged.querySelector(':scope > [role="tooltip"]');
    if (tag === null || isUnseen(tag)) return [`does not open: ${describe(anchor)}`];
    const [box, described] = [tag.getBoundingClientRect(), anchor.getBoundingClientRect()];
    const isOut =
      box.left < room.left - slack ||
      box.top < room.top - slack ||
      box.right > room.right + slack ||
      box.bottom > room.bottom + slack;
    return [
      ...(overlapOf(box, described) > slack ? [`covers what it describes: ${describe(anchor)}`] : []),
      ...(isOut ? [`leaves the window: tooltip of ${describe(anchor)}`] : []),
    ];
  });
  await closeTooltips();
  return { opened: all.length, faults, lit };
}

/** Disables the pointer's presses from now on, and records the piece that received the last one. */
export function recordPresses(): void {
  window.addEventListener(
    'click',
    (event) => {
      if (!event.isTrusted) return;
      event.stopPropagation();
      const pressed = event.target instanceof Element ? event.target : document.body;
      document.body.dataset.pressed = pressed.closest<HTMLElement>('.piece')?.dataset.piece ?? describe(pressed);
    },
    true,
  );
}
