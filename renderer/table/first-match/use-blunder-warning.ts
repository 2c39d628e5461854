import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AnyMove, sameMove, seatAt } from '../../../shared/engine/index.ts';
import type { CostlyChoice } from '../../../shared/protocol/messages.ts';
import { useCommands, type Weighed } from '../../client/commands/commands.ts';
import type { VisibleState } from '../../client/visible-state.ts';
import { hasCatalogue } from '../../words/fetched.ts';
import { translatorFor } from '../../words/index.ts';
import { useWordsLater } from '../../words/use-words-later.ts';
import type { GameUi } from '../board/game-ui.ts';
import { reasonLines } from '../bots/reason-words.ts';
import { writtenChance } from '../bots/written-chance.ts';
import { blunderWarningCatalogue } from './explanation-words.ts';

/** The blunder warning for a first-time player. */
export interface BlunderWarning {
  /** The warning about the last press; null if there is none. */
  readonly said: string | null;
  /** Whether a press of these moves is the first: it shows the warning instead of playing. */
  holdsBack(moves: readonly AnyMove[]): boolean;
  /** Leaves these moves to the counter's own confirmation, without a warning. */
  leaveToCounter(moves: readonly AnyMove[]): void;
  /** Removes the warning, because the pending choice has changed. */
  drop(): void;
}

/** A press that showed a warning, at a moment of the table. */
interface Answered {
  readonly key: string;
  readonly moves: readonly AnyMove[];
  /** The warning; null if the counter asked instead. */
  readonly text: string | null;
  /** Time of the press, in the page's milliseconds. */
  readonly at: number;
}

/** A second press within this time does not confirm, in milliseconds: the warning is unread. */
const readWithin = 500;

function isSame(one: readonly AnyMove[], other: readonly AnyMove[]): boolean {
  return one.length === other.length && beginsWith(one, other);
}

function beginsWith(moves: readonly AnyMove[], beginning: readonly AnyMove[]): boolean {
  return beginning.every((move, at) => {
    const played = moves[at];
    return played !== undefined && sameMove(played, move);
  });
}

/**
 * Warns once before a costly choice of the active seat, with its consequences if possible.
 * A bot evaluates the choices in the background. Choices not evaluated in time play without a warning.
 * @param listens whether a learner is at the screen and no other bot request is open
 */
export function useBlunderWarning(
  { table, game, version, inHand, view, seats }: VisibleState,
  ui: GameUi,
  listens: boolean,
): BlunderWarning {
  const { i18n, t } = useTranslation('lobby');
  const { bots } = useCommands();
  const { weighChoices } = bots;
  // loaded ahead for learners, together with the explanations
  const hasWords = useWordsLater(blunderWarningCatalogue(game), listens && hasCatalogue(blunderWarningCatalogue(game)));
  const weighed = useRef<Weighed | null>(null);
  const [answered, setAnswered] = useState<Answered | null>(null);
  const key = `${table} ${version} ${inHand}`;
  if (answered !== null && answered.key !== key) setAnswered(null);
  useEffect(() => {
    if (!listens || key === '') return;
    let isWanted = true;
    const receive = (blunders: Weighed | null) => {
      if (isWanted) weighed.current = blunders;
    };
    void weighChoices(receive).then(receive);
    return () => {
      isWanted = false;
      weighed.current = null;
    };
  }, [weighChoices, listens, key]);

  const sentence = ({ cost, reasons }: CostlyChoice, moves: readonly AnyMove[]): string => {
    const what =
      hasWords && inHand !== null
        ? ui.blunderWarning(moves, { view, seat: seatAt(inHand), seats, translate: translatorFor(game) })
        : null;
    if (what !== null) return t('firstMatch.blunderOf', { what });
    const [reason] = reasonLines(reasons, game, translatorFor(game));
    const facts = { cost: writtenChance(cost, i18n.language) };
    return reason === undefined
      ? t('firstMatch.blunderPlain', facts)
      : t('firstMatch.blunder', { ...facts, reason: reason.text });
  };
  return {
    said: answered?.key === key ? answered.text : null,
    holdsBack(moves) {
      const { current } = weighed;
      if (current === null || current.version !== version || current.seat !== inHand) return false;
      const costly = current.costly.find((each) => beginsWith(moves, each.moves));
      if (costly === undefined) return false;
      const now = performance.now();
      const isAgain = answered !== null && answered.key === key && isSame(answered.moves, moves);
      if (isAgain && now - answered.at >= readWithin) {
        setAnswered(null);
        return false;
      }
      if (!isAgain) setAnswered({ key, moves, text: sentence(costly, moves), at: now });
      return true;
    },
    leaveToCounter: (moves) => setAnswered({ key, moves, text: null, at: Number.NEGATIVE_INFINITY }),
    drop: () => setAnswered(null),
  };
}
