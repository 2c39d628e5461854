import { type ReactNode, useId } from 'react';

interface SwitchProps {
  readonly on: boolean;
  /** What it is called. */
  readonly title: string;
  readonly onTurn: () => void;
  /** It cannot be turned now; `says` tells why. */
  readonly stuck?: boolean;
  /** What it stands for, in a sentence below it. */
  readonly says: ReactNode;
}

/** A switch that slides, and says by its place and its tick whether it is on. */
export function Switch({ on, title, onTurn, stuck = false, says }: SwitchProps) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        role="switch"
        className="switch"
        aria-checked={on}
        aria-disabled={stuck}
        aria-describedby={id}
        onClick={onTurn}
      >
        <span className="switch-track" aria-hidden="true">
          <span className="switch-knob" />
        </span>
        <b>{title}</b>
      </button>
      <p className="small soft" id={id}>
        {says}
      </p>
    </>
  );
}
