import { Component } from 'react';
import { createPortal } from 'react-dom';
import type { Seat } from '../../../shared/engine/index.ts';
import type { BrickEvent } from '../../../shared/games/brick-and-mortar/events.ts';
import type { SeatSettings } from '../../../shared/protocol/messages.ts';
import { pace } from '../../design/index.ts';
import { InFlight, type Moving } from './movement-flights.tsx';
import { type MovementPlan, planMovement } from './movement-plan.ts';
import { type Before, lookBefore, startMovement } from './movement-start.ts';

interface MovementProps {
  readonly latest: readonly BrickEvent[];
  readonly near: Seat;
  readonly seats: readonly SeatSettings[];
}

/** Events whose movement was shown: another board may be given the same ones again, as after looking back. */
const shown = new WeakSet<BrickEvent>();

interface Prepared {
  readonly plan: MovementPlan;
  readonly before: Before;
}

let runs = 0;

/**
 * Shows what the latest moves did: it lies over the board, holds nothing up and leaves nothing behind. It is a class
 * because only a class is asked for a look at the page before a change reaches it.
 */
export class Movement extends Component<MovementProps, { readonly moving: readonly Moving[] }, Prepared | null> {
  override readonly state: { readonly moving: readonly Moving[] } = { moving: [] };
  #standing = false;

  override componentDidMount(): void {
    this.#standing = true;
    // the board measures its room first
    queueMicrotask(() => this.#start(planMovement(this.#fresh()), null));
  }

  override getSnapshotBeforeUpdate(last: MovementProps): Prepared | null {
    if (last.latest === this.props.latest) return null;
    const plan = planMovement(this.#fresh());
    return { plan, before: lookBefore(plan) };
  }

  override componentDidUpdate(_props: MovementProps, _state: unknown, prepared: Prepared | null): void {
    if (prepared !== null) this.#start(prepared.plan, prepared.before);
  }

  override componentWillUnmount(): void {
    this.#standing = false;
  }

  /** The events whose movement was not shown yet. */
  #fresh(): readonly BrickEvent[] {
    const fresh = this.props.latest.filter((event) => !shown.has(event));
    for (const event of fresh) shown.add(event);
    return fresh;
  }

  #start(plan: MovementPlan, before: Before | null): void {
    if (!this.#standing || pace() === 0) return;
    runs += 1;
    const { near, seats } = this.props;
    const moving = startMovement(plan, before, { near, seats, run: runs });
    if (moving.length > 0) this.setState({ moving });
  }

  readonly #gone = (key: string): void => {
    if (!this.#standing) return;
    this.setState(({ moving }) => ({ moving: moving.filter((each) => each.key !== key) }));
  };

  override render() {
    const { moving } = this.state;
    return moving.length === 0 ? null : createPortal(<InFlight moving={moving} gone={this.#gone} />, document.body);
  }
}
