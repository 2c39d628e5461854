import { useContext, useEffect, useState } from 'react';
import { useCommands } from '../../client/commands/commands.ts';
import { useAppSelector } from '../../client/store.ts';
import type { Beat } from '../../client/story.ts';
import { translatorFor } from '../../words/index.ts';
import { type ReasonLine, reasonLines } from '../bots/reason-words.ts';
import { TableContext } from '../table-context.ts';

/**
 * What spoke most for the choice of a bot that a beat tells of first, as far as these eyes could know it; null for people, while
 * it is being asked, and where nothing weighs anything. Only the house's own page asks by itself: a guest's may ask for so
 * much work, and keeps it for what its owner wants to know.
 */
export function useBotReason(beat: Beat, before: Beat | undefined, game: string): ReasonLine | null {
  const { bots } = useCommands();
  const { presences } = useContext(TableContext);
  const isKeeper = useAppSelector((state) => state.house.role === 'keeper');
  const [found, setFound] = useState<{ readonly beat: Beat; readonly line: ReasonLine | null } | null>(null);
  const goesOn = before?.kind === 'done' && before.from === beat.from;
  const isWanted = isKeeper && beat.kind === 'done' && !goesOn && presences?.[beat.seat]?.level != null;
  useEffect(() => {
    if (!isWanted) return;
    let stands = true;
    void bots.explainMove(beat.to - 1).then((thought) => {
      if (!stands || thought.outcome !== 'told') return;
      // what a choice was made for, and not what it cost: that stands in the whole account of it
      const gains = thought.said.explained.reasons.filter(({ whose, points }) => whose === 'own' && points > 0);
      const [line = null] = reasonLines(gains, game, translatorFor(game));
      setFound({ beat, line });
    });
    return () => {
      stands = false;
    };
  }, [bots, beat, game, isWanted]);
  return found?.beat === beat ? found.line : null;
}
