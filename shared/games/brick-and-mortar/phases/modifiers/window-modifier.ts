import type { EffectKind, EffectOf } from '../../effects.ts';
import type { BrickEvent } from '../../events.ts';
import type { BrickMove, MoveType } from '../../moves.ts';
import type { BrickState, OpenStore, QuestionFacts } from '../../state.ts';

/** The rules of one kind of modifier used in windows. */
export interface WindowModifier<Kind extends EffectKind> {
  /** The type of move that uses it. */
  readonly move: MoveType;
  /** Once in a window, or as often as possible. */
  readonly once: boolean;
  /** Adds every use that the owner has now. */
  offer(
    state: BrickState,
    moment: QuestionFacts['window'],
    store: OpenStore,
    effect: EffectOf<Kind>,
    into: BrickMove[],
  ): void;
  /** Carries out one of the offered uses. */
  use(
    state: BrickState,
    moment: QuestionFacts['window'],
    store: OpenStore,
    effect: EffectOf<Kind>,
    move: BrickMove,
    events: BrickEvent[],
  ): void;
}
