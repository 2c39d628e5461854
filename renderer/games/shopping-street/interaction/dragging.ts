import { type MouseEvent, type PointerEvent as PressEvent, useEffect, useRef } from 'react';
import { isProductId } from '../../../../shared/games/shopping-street/products.ts';
import type { StreetTable } from '../table.ts';
import { type DropTarget, drop, droppedOn, dropTargets } from './dropping.ts';

/** Distance in pixels from which a pointer movement is a drag, not a press. */
const slop = 8;

/** The handlers of a hand's element for dragging cards. */
interface Dragging {
  readonly onPointerDown: (event: PressEvent<HTMLElement>) => void;
  readonly onClickCapture: (event: MouseEvent<HTMLElement>) => void;
}

/**
 * Lets players drag hand cards, by mouse or finger, onto a card laid out, one of the display, or a space. Dragging
 * equals pressing; it does not affect focus or presses.
 */
export function useDragging(table: StreetTable): Dragging {
  const latest = useRef(table);
  latest.current = table;
  const underway = useRef<Drag | null>(null);
  const dragged = useRef(false);
  useEffect(() => () => underway.current?.end(), []);
  return {
    onPointerDown: (event) => {
      if (!event.isPrimary || event.button !== 0 || !latest.current.asked) return;
      const place = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-card]') : null;
      const card = place?.dataset.card;
      if (!place || card === undefined || !isProductId(card)) return;
      underway.current?.end();
      dragged.current = false;
      underway.current = new Drag(place, event, {
        targets: () => dropTargets(latest.current).filter((each) => droppedOn(latest.current, card, each) !== null),
        drop: (target) => drop(latest.current, card, target),
        began: () => {
          dragged.current = true;
        },
      });
    },
    onClickCapture: (event) => {
      // the click at the end of a drag is no press
      if (!dragged.current) return;
      dragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

interface Dropping {
  /** All drop targets of the card. */
  readonly targets: () => readonly DropTarget[];
  readonly drop: (target: DropTarget) => void;
  readonly began: () => void;
}

function targetOf(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>('[data-drop]') ?? null;
}

/** A pointer pressed on a card. Once it moves, an image of the card follows it. */
class Drag {
  readonly #place: HTMLElement;
  readonly #dropping: Dropping;
  readonly #from: { readonly x: number; readonly y: number };
  readonly #pointer: number;
  readonly #listening = new AbortController();
  readonly #targets = new Map<string, DropTarget>();
  #picture: HTMLElement | null = null;
  #over: HTMLElement | null = null;

  constructor(place: HTMLElement, event: PressEvent<HTMLElement>, dropping: Dropping) {
    this.#place = place;
    this.#dropping = dropping;
    this.#from = { x: event.clientX, y: event.clientY };
    this.#pointer = event.pointerId;
    const { signal } = this.#listening;
    window.addEventListener('pointermove', (moved) => this.#move(moved), { signal });
    window.addEventListener('pointerup', (lifted) => this.#lift(lifted), { signal });
    window.addEventListener('pointercancel', () => this.end(), { signal });
    window.addEventListener('blur', () => this.end(), { signal });
    window.addEventListener(
      'keydown',
      (pressed) => {
        if (pressed.key !== 'Escape' || this.#picture === null) return;
        // the card goes back; what was chosen stays
        pressed.preventDefault();
        this.end();
      },
      { signal, capture: true },
    );
  }

  #move(event: PointerEvent): void {
    if (event.pointerId !== this.#pointer) return;
    const [x, y] = [event.clientX - this.#from.x, event.clientY - this.#from.y];
    if (this.#picture === null) {
      if (Math.hypot(x, y) < slop) return;
      this.#begin();
    }
    this.#picture?.style.setProperty('translate', `${x}px ${y}px`);
    this.#pointAt(targetOf(document.elementFromPoint(event.clientX, event.clientY)));
  }

  #begin(): void {
    const drawing = this.#place.querySelector('svg');
    if (drawing === null) return;
    const { left, top, width, height } = drawing.getBoundingClientRect();
    const picture = document.createElement('div');
    picture.className = 'ss-dragged';
    picture.setAttribute('aria-hidden', 'true');
    Object.assign(picture.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
    picture.append(drawing.cloneNode(true));
    document.body.append(picture);
    document.body.classList.add('ss-dragging');
    this.#picture = picture;
    this.#place.classList.add('dragged');
    this.#dropping.began();
    for (const target of this.#dropping.targets()) this.#targets.set(target, target);
    for (const place of document.querySelectorAll<HTMLElement>('[data-drop]')) {
      if (this.#targets.has(place.dataset.drop ?? '')) place.classList.add('drops');
    }
  }

  #pointAt(place: HTMLElement | null): void {
    const over = place?.classList.contains('drops') ? place : null;
    if (over === this.#over) return;
    this.#over?.classList.remove('drop-here');
    over?.classList.add('drop-here');
    this.#over = over;
  }

  #lift(event: PointerEvent): void {
    if (event.pointerId !== this.#pointer) return;
    const target = this.#targets.get(this.#over?.dataset.drop ?? '');
    this.end();
    if (target !== undefined) this.#dropping.drop(target);
  }

  /** Restores the previous state; safe to call more than once. */
  end(): void {
    this.#listening.abort();
    this.#picture?.remove();
    this.#picture = null;
    this.#over = null;
    this.#place.classList.remove('dragged');
    document.body.classList.remove('ss-dragging');
    for (const place of document.querySelectorAll('.drops')) place.classList.remove('drops', 'drop-here');
  }
}
