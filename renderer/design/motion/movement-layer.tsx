import { Component, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Timed } from './flight.tsx';
import { pace } from './motion.ts';

interface MovementLayerProps<Happening extends object, Before, Moving extends Timed> {
  /** What happened last. Each is shown once, whatever board is given it again. */
  readonly latest: readonly Happening[];
  /** Looks at the page while what happened is not on it yet. */
  lookBefore(fresh: readonly Happening[]): Before;
  /**
   * Starts everything that moves in its place, and says what moves over the table. `before` is null where the board is
   * new; `run` makes the keys of this run unlike those of any other.
   */
  start(fresh: readonly Happening[], before: Before | null, run: number): readonly Moving[];
  /** Draws one thing that moves, which calls `gone` with its key when it has arrived. */
  draw(moving: Moving, gone: (key: string) => void): ReactNode;
}

/** What was shown: another board may be given the same again, as after looking back. */
const shown = new WeakSet<object>();

let runs = 0;

/**
 * Shows what the latest moves did: it lies over the board, holds nothing up and leaves nothing behind; it takes no
 * presses, and a screen reader passes over it. It is a class because only a class is asked for a look at the page before
 * a change reaches it.
 */
export class MovementLayer<Happening extends object, Before, Moving extends Timed> extends Component<
  MovementLayerProps<Happening, Before, Moving>,
  { readonly moving: readonly Moving[] },
  { readonly fresh: readonly Happening[]; readonly before: Before } | null
> {
  override readonly state: { readonly moving: readonly Moving[] } = { moving: [] };
  #standing = false;

  override componentDidMount(): void {
    this.#standing = true;
    // the board measures its room first
    queueMicrotask(() => this.#start(this.#fresh(), null));
  }

  override getSnapshotBeforeUpdate(last: MovementLayerProps<Happening, Before, Moving>) {
    if (last.latest === this.props.latest) return null;
    const fresh = this.#fresh();
    return { fresh, before: this.props.lookBefore(fresh) };
  }

  override componentDidUpdate(
    _props: unknown,
    _state: unknown,
    prepared: { readonly fresh: readonly Happening[]; readonly before: Before } | null,
  ): void {
    if (prepared !== null) this.#start(prepared.fresh, prepared.before);
  }

  override componentWillUnmount(): void {
    this.#standing = false;
  }

  /** What was not shown yet. */
  #fresh(): readonly Happening[] {
    const fresh = this.props.latest.filter((each) => !shown.has(each));
    for (const each of fresh) shown.add(each);
    return fresh;
  }

  #start(fresh: readonly Happening[], before: Before | null): void {
    if (!this.#standing || pace() === 0) return;
    runs += 1;
    const moving = this.props.start(fresh, before, runs);
    if (moving.length > 0) this.setState({ moving });
  }

  readonly #gone = (key: string): void => {
    if (!this.#standing) return;
    this.setState(({ moving }) => ({ moving: moving.filter((each) => each.key !== key) }));
  };

  override render() {
    const { moving } = this.state;
    if (moving.length === 0) return null;
    return createPortal(
      <div className="in-flight" aria-hidden="true" inert>
        {moving.map((each) => this.props.draw(each, this.#gone))}
      </div>,
      document.body,
    );
  }
}
