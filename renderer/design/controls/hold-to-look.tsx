import {
  createContext,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import { Icon } from '../drawing/icon.tsx';

/** How to hold things open on this page: by holding, or by pressing twice for people who cannot hold. */
export const HoldWay = createContext<'hold' | 'press-twice'>('hold');

interface HoldToLookProps {
  readonly looking: boolean;
  /** Called when the look begins and ends. It also ends when the window loses focus or the button unmounts. */
  readonly onLook: (looking: boolean) => void;
  /** The current label: "Hold to look", or "Look" and "Cover it" when pressed twice. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

const isHoldKey = ({ key }: KeyboardEvent): boolean => key === ' ' || key === 'Enter';

/** A button that shows a secret only while held. */
export function HoldToLook({ looking, onLook, children, className = '' }: HoldToLookProps) {
  const pressTwice = useContext(HoldWay) === 'press-twice';
  // a click after a press or key belongs to the hold; a click alone comes from assistive technology
  const held = useRef(false);
  const cover = () => {
    if (looking) onLook(false);
  };
  const leave = useEffectEvent(cover);
  useEffect(() => {
    const left = () => leave();
    window.addEventListener('blur', left);
    document.addEventListener('visibilitychange', left);
    return () => {
      window.removeEventListener('blur', left);
      document.removeEventListener('visibilitychange', left);
      left();
    };
  }, []);
  const release = () => {
    if (!pressTwice) cover();
  };
  return (
    <span className={`hold-to-look ${className}`}>
      <button
        type="button"
        className="button quiet"
        aria-pressed={looking}
        onContextMenu={(event) => event.preventDefault()}
        onPointerDown={({ currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
          held.current = true;
          if (pressTwice) return;
          // captures the pointer, so that a release is never missed
          currentTarget.setPointerCapture(pointerId);
          onLook(true);
        }}
        onPointerUp={release}
        onPointerCancel={release}
        onLostPointerCapture={release}
        onBlur={cover}
        onKeyDown={(event) => {
          // a key shown on another button belongs to that button
          if (!isHoldKey(event) || event.defaultPrevented) return;
          held.current = true;
          if (pressTwice) return;
          event.preventDefault();
          if (!event.repeat) onLook(true);
        }}
        onKeyUp={(event) => {
          if (isHoldKey(event)) release();
        }}
        onClick={() => {
          if (pressTwice || !held.current) onLook(!looking);
          held.current = false;
        }}
      >
        <Icon name="eye" size={22} />
        {children}
      </button>
    </span>
  );
}
