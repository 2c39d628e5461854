import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { putInWindow, zoomOf } from './in-window.ts';
import { observeSize } from './observed-size.ts';
import { placeTag, type TagSide } from './tag-place.ts';

/** The gap between a tag and its anchor, in pixels of the tag. furniture.css lets the pointer cross it. */
const GAP = 8;

interface TagProps {
  readonly children: ReactNode;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
}

/** A tag on a string: a short explanation. Standalone; `Tagged` attaches it to something. */
export function Tag({ children, id, className = '' }: TagProps) {
  return (
    <span className={`tag ${className}`} id={id}>
      {children}
    </span>
  );
}

interface TaggedProps {
  /** The tag's content. An element renders only while the tag is open. */
  readonly tag: ReactNode;
  readonly side?: TagSide | undefined;
  /** Shows it without pointer or focus. */
  readonly shown?: boolean | undefined;
  readonly className?: string | undefined;
  /** Renders the anchor; pass the id as aria-describedby. */
  readonly children: (describedBy: string) => ReactNode;
}

/**
 * Attaches a tag that shows on hover, focus and press.
 * It closes on Escape, and on a mouse press of a highlighted or chosen piece. Screen readers read it with the focus. It
 * is above everything else and stays inside the window, even beside a narrow anchor.
 */
export function Tagged({ tag, side = 'above', shown = false, className = '', children }: TaggedProps) {
  const id = useId();
  const holder = useRef<HTMLSpanElement>(null);
  const paper = useRef<HTMLSpanElement>(null);
  const [asked, setAsked] = useState(false);
  // only a pointer that came from the anchor may rest on the tag; otherwise it takes no events
  const [held, setHeld] = useState(false);
  const open = shown || asked;
  useEffect(() => {
    const element = holder.current;
    if (!element) return;
    // a mouse press on a highlighted or chosen piece: its tag has been read and would cover the next piece
    let dropped = false;
    const show = () => setAsked(true);
    const move = () => {
      if (dropped) return;
      show();
      setHeld(true);
    };
    const press = (event: MouseEvent) => {
      const byMouse = event instanceof PointerEvent && event.pointerType === 'mouse';
      const plays = event.target instanceof Element && event.target.closest('.lit, .chosen') !== null;
      if (!byMouse || !plays) return;
      dropped = true;
      setAsked(false);
      setHeld(false);
    };
    // a resting mouse opens no tag when something new appears below it, as when the shutter opens
    const arrive = ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') show();
    };
    // a mouse press moves the focus too
    const focus = () => {
      if (element.querySelector(':focus-visible') !== null) show();
    };
    const hide = () => setAsked(false);
    // a leaving mouse closes the tag; a finger or keyboard focus keeps it open for reading
    const leave = ({ pointerType }: PointerEvent) => {
      dropped = false;
      setHeld(false);
      const focused = pointerType === 'mouse' ? ':focus-visible' : ':focus';
      setAsked(element.querySelector(focused) !== null);
    };
    const dismiss = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide();
    };
    element.addEventListener('pointerenter', arrive);
    element.addEventListener('pointermove', move);
    element.addEventListener('click', press);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('focusin', focus);
    element.addEventListener('focusout', hide);
    element.addEventListener('keydown', dismiss);
    return () => {
      element.removeEventListener('pointerenter', arrive);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('click', press);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('focusin', focus);
      element.removeEventListener('focusout', hide);
      element.removeEventListener('keydown', dismiss);
    };
  }, []);
  useLayoutEffect(() => {
    const sheet = paper.current;
    const anchor = holder.current;
    if (!open || !sheet || !anchor) return;
    const place = () => {
      const room = { width: window.innerWidth, height: window.innerHeight };
      const hook = anchor.getBoundingClientRect();
      putInWindow(sheet, placeTag(hook, sheet.getBoundingClientRect(), room, side, GAP * zoomOf(sheet)));
      // the anchor has scrolled out of view, so hide its tag
      const away = hook.bottom < 0 || hook.top > room.height || hook.right < 0 || hook.left > room.width;
      sheet.style.visibility = away ? 'hidden' : '';
    };
    if (sheet.isConnected && typeof sheet.showPopover === 'function') sheet.showPopover();
    // at once: until then it is in the corner of the window, and a pointer resting there would enter and leave it
    place();
    const stops = [sheet, anchor].map((each) => observeSize(each, place));
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, true);
    return () => {
      for (const stop of stops) stop();
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, true);
      if (sheet.isConnected && typeof sheet.hidePopover === 'function') sheet.hidePopover();
    };
  }, [open, side]);
  return (
    <span ref={holder} className={`tagged ${className}`}>
      {children(id)}
      <span
        ref={paper}
        className={`tag hung ${open ? 'open' : ''} ${held ? 'held' : ''}`}
        id={id}
        role="tooltip"
        popover="manual"
      >
        {open || typeof tag === 'string' ? tag : null}
      </span>
    </span>
  );
}
