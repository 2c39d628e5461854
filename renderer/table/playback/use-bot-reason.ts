import { useContext, useEffect, useState } from 'react';
import { useCommands } from '../../client/commands/commands.ts';
import type { PlaybackStep } from '../../client/playback.ts';
import { useAppSelector } from '../../client/store.ts';
import { translatorFor } from '../../words/index.ts';
import { type ReasonLine, reasonLines } from '../bots/reason-words.ts';
import { TableContext } from '../table-context.ts';

/**
 * The main reason for a bot's choice, as far as this viewer could know.
 * For the first step that shows the choice. Null for people, while it loads, and without a weighty reason. Only the
 * host's page asks: a guest's budget for such work is reserved for its player's own requests.
 */
export function useBotReason(step: PlaybackStep, before: PlaybackStep | undefined, game: string): ReasonLine | null {
  const { bots } = useCommands();
  const { presences } = useContext(TableContext);
  const isHost = useAppSelector((state) => state.server.role === 'host');
  const [found, setFound] = useState<{ readonly step: PlaybackStep; readonly line: ReasonLine | null } | null>(null);
  const goesOn = before?.kind === 'done' && before.from === step.from;
  const isWanted = isHost && step.kind === 'done' && !goesOn && presences?.[step.seat]?.level != null;
  useEffect(() => {
    if (!isWanted) return;
    let stands = true;
    void bots.explainMove(step.to - 1).then((thought) => {
      if (!stands || thought.outcome !== 'answered') return;
      // only gains: the costs are in the full explanation
      const gains = thought.said.explained.reasons.filter(({ whose, points }) => whose === 'own' && points > 0);
      const [line = null] = reasonLines(gains, game, translatorFor(game));
      setFound({ step, line });
    });
    return () => {
      stands = false;
    };
  }, [bots, step, game, isWanted]);
  return found?.step === step ? found.line : null;
}
