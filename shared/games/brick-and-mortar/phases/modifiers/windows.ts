import { askedAlone, notAnAnswer, playerAt, type Seat } from '../../../../engine/index.ts';
import { type Effect, type EffectOf, type EffectWindow, effectWindows } from '../../effects.ts';
import type { BrickEvent } from '../../events.ts';
import type { BrickMove } from '../../moves.ts';
import { openStoreOf } from '../../open-stores.ts';
import type { BrickState, OpenStore, QuestionFacts } from '../../state.ts';
import { type StoreId, stores } from '../../stores/index.ts';
import { done } from '../answers.ts';
import type { MarketSteps } from '../market-steps.ts';
import type { RulesOf } from '../question-rules.ts';
import type { WindowModifier } from './window-modifier.ts';
import { isWindowKind, type WindowKind, windowModifiers } from './window-modifiers.ts';

type WindowEffect = { [Kind in WindowKind]: EffectOf<Kind> }[WindowKind];
type WindowQuestion = { readonly type: 'window' } & QuestionFacts['window'];

/** Ruling 45: the moment after the supply of one type is also the moment after the supply of any type. */
const momentsAfterSupply: readonly EffectWindow[] = [
  'after-supply-of-food',
  'after-supply-of-jewelry',
  'after-supply-of-art',
];

function worksAt(moment: EffectWindow, effect: Effect): effect is WindowEffect {
  if (!isWindowKind(effect.kind)) return false;
  if (effect.window === moment) return true;
  return effect.window === 'after-supply-of-any-type' && momentsAfterSupply.includes(moment);
}

const unused: readonly StoreId[] = [];
const noEffects: readonly WindowEffect[] = [];

/** For every window, the stores with modifiers used in it. Precomputed. */
const effectsAt = new Map<EffectWindow, ReadonlyMap<string, readonly WindowEffect[]>>(
  effectWindows.map((moment) => [
    moment,
    new Map(
      Object.entries(stores).flatMap(([id, { effects }]) => {
        const used = effects.filter((effect) => worksAt(moment, effect));
        return used.length === 0 ? [] : [[id, used]];
      }),
    ),
  ]),
);

function effectsInWindow(window: EffectWindow, store: StoreId): readonly WindowEffect[] {
  return effectsAt.get(window)?.get(store) ?? noEffects;
}

/** The one place that connects a modifier to the rules of its kind. */
function modifierOf<Kind extends WindowKind>(effect: EffectOf<Kind>): WindowModifier<Kind> {
  return windowModifiers[effect.kind];
}

function offer<Kind extends WindowKind>(
  state: BrickState,
  question: WindowQuestion,
  store: OpenStore,
  effect: EffectOf<Kind>,
  into: BrickMove[],
): void {
  const modifier = modifierOf<Kind>(effect);
  if (modifier.once && question.used.includes(store.id)) return;
  modifier.offer(state, question, store, effect, into);
}

function use<Kind extends WindowKind>(
  state: BrickState,
  question: WindowQuestion,
  store: OpenStore,
  effect: EffectOf<Kind>,
  move: BrickMove,
  events: BrickEvent[],
): boolean {
  const modifier = modifierOf<Kind>(effect);
  if (modifier.move !== move.type) return false;
  modifier.use(state, question, store, effect, move, events);
  return true;
}

/** Every use of a modifier that the seat has in this window. */
function usesOpen(state: BrickState, question: WindowQuestion): BrickMove[] {
  const moves: BrickMove[] = [];
  for (const store of playerAt(state, question.seat).building) {
    for (const effect of effectsInWindow(question.window, store.id)) offer(state, question, store, effect, moves);
  }
  return moves;
}

/** Asks the next seat in turn order that has a modifier to use in this window. */
export function runWindow(state: BrickState, step: MarketSteps['window']): void {
  const { window, item } = step;
  const byStore = effectsAt.get(window);
  if (byStore === undefined || byStore.size === 0) return;
  // Rules, "Ties and waiting": the player ahead decides first, by the order when the window opens.
  const seats = step.seats ?? state.turnOrder;
  for (let place = 0; place < seats.length; place++) {
    const seat = seats[place];
    if (seat === undefined) return;
    if (!playerAt(state, seat).building.some((store) => byStore.has(store.id))) continue;
    const question: WindowQuestion = { type: 'window', seat, window, item, used: unused };
    if (usesOpen(state, question).length === 0) continue;
    state.agenda.push({ type: 'window', window, item, seats: seats.slice(place + 1) });
    state.question = question;
    return;
  }
}

/** Opens a window after the current step. */
export function pushWindow(state: BrickState, window: EffectWindow, item: MarketSteps['window']['item'] = null): void {
  state.agenda.push({ type: 'window', window, item, seats: null });
}

function carryOut(
  state: BrickState,
  question: WindowQuestion,
  seat: Seat,
  move: BrickMove,
  events: BrickEvent[],
): void {
  if (!('store' in move)) throw notAnAnswer('window', move.type);
  const store = openStoreOf(playerAt(state, seat), move.store);
  const effect = effectsInWindow(question.window, store.id).find((candidate) =>
    use(state, question, store, candidate, move, events),
  );
  if (effect === undefined) throw notAnAnswer('window', move.type);
  const used = modifierOf(effect).once ? [...question.used, store.id] : question.used;
  const next: WindowQuestion = { ...question, used };
  state.question = usesOpen(state, next).length === 0 ? null : next;
}

const windowMoves: RulesOf<'window'>['moves'] = (state, question) => {
  const moves = usesOpen(state, question);
  moves.push(done);
  return moves;
};

export const windowQuestion: RulesOf<'window'> = {
  asks: askedAlone,
  moves: windowMoves,
  // the tokens for surplus show how much money its buyer has
  publicMoves: (state, question, seat) =>
    windowMoves(state, question, seat).filter(({ type }) => type !== 'buy-surplus' || state.openMoney === true),
  answer(state, question, seat, move, events) {
    if (move.type === 'done') state.question = null;
    else carryOut(state, question, seat, move, events);
  },
};
