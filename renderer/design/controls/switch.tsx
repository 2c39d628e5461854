import { type ReactNode, useId } from 'react';

interface SwitchProps {
  readonly on: boolean;
  /** Its label. */
  readonly title: string;
  readonly onTurn: () => void;
  /** Whether it cannot be switched now; `says` explains why. */
  readonly stuck?: boolean;
  /** Its meaning, in a sentence below it. */
  readonly says: ReactNode;
}

/** A sliding switch; position and tick show its state. */
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
