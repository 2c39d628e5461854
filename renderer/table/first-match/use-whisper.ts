import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AnyMove, sameMove, seatAt } from '../../../shared/engine/index.ts';
import type { CostlyChoice } from '../../../shared/protocol/messages.ts';
import { useCommands, type Weighed } from '../../client/commands/commands.ts';
import type { VisibleState } from '../../client/visible-state.ts';
import { hasCatalogue } from '../../words/fetched.ts';
import { translatorFor } from '../../words/index.ts';
import { useWordsLater } from '../../words/use-words-later.ts';
import type { GameRoom } from '../board/game-room.ts';
import { reasonLines } from '../bots/reason-words.ts';
import { writtenChance } from '../bots/written-chance.ts';
import { whisperCatalogue } from './explanation-words.ts';

/** What the coach whispers before a blunder of somebody who plays for the first time. */
export interface Whisper {
  /** What it says of the press just made; null while it says nothing. */
  readonly said: string | null;
  /** Is a press of these moves only the first, which is answered and does nothing? */
  holdsBack(moves: readonly AnyMove[]): boolean;
  /** The counter asks about these moves itself: the coach says nothing of them. */
  leaveToCounter(moves: readonly AnyMove[]): void;
  /** The warning was about a pending choice that has changed since. */
  drop(): void;
}

/** A press that was answered, at a moment of the table. */
interface Answered {
  readonly key: string;
  readonly moves: readonly AnyMove[];
  /** What was said of it; null where the counter said it. */
  readonly text: string | null;
  /** When, in milliseconds of the page. */
  readonly at: number;
}

/** Nobody has read it sooner, in milliseconds: the second click of a double click is no answer to it. */
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
 * What is on offer is weighed in the background, as a hint is thought of, for the seat in hand: what costs much is answered once
 * before it is played, with what would come of it where its game can say so. What has not been weighed in time is played as it is.
 * @param listens is there anybody to whisper to, and nothing else that a bot is asked about?
 */
export function useWhisper(
  { table, game, version, inHand, view, seats }: VisibleState,
  room: GameRoom,
  listens: boolean,
): Whisper {
  const { i18n, t } = useTranslation('lobby');
  const { bots } = useCommands();
  const { weighChoices } = bots;
  // fetched ahead for whoever learns, with what is explained to them
  const hasWords = useWordsLater(whisperCatalogue(game), listens && hasCatalogue(whisperCatalogue(game)));
  const weighed = useRef<Weighed | null>(null);
  const [answered, setAnswered] = useState<Answered | null>(null);
  const key = `${table} ${version} ${inHand}`;
  if (answered !== null && answered.key !== key) setAnswered(null);
  useEffect(() => {
    if (!listens || key === '') return;
    let isWanted = true;
    const hear = (told: Weighed | null) => {
      if (isWanted) weighed.current = told;
    };
    void weighChoices(hear).then(hear);
    return () => {
      isWanted = false;
      weighed.current = null;
    };
  }, [weighChoices, listens, key]);

  const sentence = ({ cost, reasons }: CostlyChoice, moves: readonly AnyMove[]): string => {
    const what =
      hasWords && inHand !== null
        ? room.whisper(moves, { view, seat: seatAt(inHand), seats, translate: translatorFor(game) })
        : null;
    if (what !== null) return t('firstMatch.whisperOf', { what });
    const [reason] = reasonLines(reasons, game, translatorFor(game));
    const facts = { cost: writtenChance(cost, i18n.language) };
    return reason === undefined
      ? t('firstMatch.whisperPlain', facts)
      : t('firstMatch.whisper', { ...facts, reason: reason.text });
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
