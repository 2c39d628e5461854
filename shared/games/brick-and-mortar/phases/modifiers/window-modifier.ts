import type { EffectKind, EffectOf } from '../../effects.ts';
import type { BrickEvent } from '../../events.ts';
import type { BrickMove, MoveType } from '../../moves.ts';
import type { BrickState, OpenStore, QuestionFacts } from '../../state.ts';

/** How modifiers of one kind are used in their window. */
export interface WindowModifier<Kind extends EffectKind> {
  /** The type of move that uses it. */
  readonly move: MoveType;
  /** Once in a window, or as often as there is something to use it on. */
  readonly once: boolean;
  /** Adds every use that is open to the owner now. */
  offer(
    state: BrickState,
    moment: QuestionFacts['window'],
    store: OpenStore,
    effect: EffectOf<Kind>,
    into: BrickMove[],
  ): void;
  /** Carries out one of the uses on offer. */
  use(
    state: BrickState,
    moment: QuestionFacts['window'],
    store: OpenStore,
    effect: EffectOf<Kind>,
    move: BrickMove,
    events: BrickEvent[],
  ): void;
}
