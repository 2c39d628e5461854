import { pick } from '../../../shared/engine/index.ts';
import type { Habit } from './habit.ts';

/** Sends heroes whenever possible, restocks as well as possible, and banishes nobody, so that the monsters run out. */
export const patron: Habit = ({ legal, random }) => {
  const fights = legal.filter(({ type }) => type === 'send');
  if (fights.length > 0) return pick(random, fights);
  const upgrades = legal.filter(({ type }) => type === 'upgrade');
  if (upgrades.length > 0 && pick(random, [true, false])) return pick(random, upgrades);
  const draw = legal.find(({ type }) => type === 'draw');
  if (draw !== undefined) return draw;
  return pick(
    random,
    legal.filter((move) => move.type !== 'ask-for-vote' && (move.type !== 'vote' || move.first === null)),
  );
};

/** Asks for a vote whenever possible and marks every affordable hero, so that the heroes run out. */
export const banisher: Habit = ({ legal, random }) => {
  const ask = legal.find(({ type }) => type === 'ask-for-vote');
  if (ask !== undefined) return ask;
  const votes = legal.filter(({ type }) => type === 'vote');
  if (votes.length > 0) return votes.findLast((vote) => vote.first !== null) ?? pick(random, votes);
  const sales = legal.filter(({ type }) => type === 'sell');
  return pick(random, sales.length > 0 ? sales : legal);
};
