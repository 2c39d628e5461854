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

/** How things are held open on this page: by holding, or by pressing twice, for hands that cannot hold. */
export const HoldWay = createContext<'hold' | 'press-twice'>('hold');

interface HoldToLookProps {
  readonly looking: boolean;
  /** Told when the look begins and ends. It ends by itself when the window is left or the button goes. */
  readonly onLook: (looking: boolean) => void;
  /** "Hold to look", or "Look" and "Cover it" where it is pressed twice: what it says now. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

const isHoldKey = ({ key }: KeyboardEvent): boolean => key === ' ' || key === 'Enter';

/** A button that shows something secret only for as long as it is held: let go, it is covered again. */
export function HoldToLook({ looking, onLook, children, className = '' }: HoldToLookProps) {
  const pressTwice = useContext(HoldWay) === 'press-twice';
  // the click that follows a press or a key is part of the hold; one that comes alone is a helping device's
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
          // the finger is followed wherever it slips to, so that letting go is never missed
          currentTarget.setPointerCapture(pointerId);
          onLook(true);
        }}
        onPointerUp={release}
        onPointerCancel={release}
        onLostPointerCapture={release}
        onBlur={cover}
        onKeyDown={(event) => {
          // a key that another button shows is that button's
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
