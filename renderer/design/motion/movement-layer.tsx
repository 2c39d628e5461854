import { Component, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Timed } from './flight.tsx';
import { pace } from './motion.ts';

interface MovementLayerProps<Happening extends object, Before, Moving extends Timed> {
  /** The latest happenings. Each is animated once, even if another board receives it again. */
  readonly latest: readonly Happening[];
  /** Measures the page before the happenings appear on it. */
  lookBefore(fresh: readonly Happening[]): Before;
  /**
   * Starts the in-place animations, and returns the things that move over the table.
   * `before` is null on a new board. `run` makes the keys of each run unique.
   */
  start(fresh: readonly Happening[], before: Before | null, run: number): readonly Moving[];
  /** Draws a moving thing, which calls `gone` with its key on arrival. */
  draw(moving: Moving, gone: (key: string) => void): ReactNode;
}

/** The happenings already shown: another board may receive them again, as after looking back. */
const shown = new WeakSet<object>();

let runs = 0;

/**
 * Animates the results of the latest moves, over the board.
 * It blocks nothing, takes no presses, and is hidden from screen readers. It is a class because only classes have
 * `getSnapshotBeforeUpdate`.
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
    // after the board has measured its space
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

  /** Returns the happenings not shown yet, and marks them as shown. */
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
