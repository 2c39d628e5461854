import { type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Counter, type IconName, Prompt } from '../../design/index.ts';
import { nameOf } from '../../people/player-mark.ts';
import { listOfNames } from '../../words/index.ts';
import { CounterTimers } from '../company/counter-timers.tsx';
import { ExplanationSign } from '../first-match/explanation-sign.tsx';
import { OrderSlips } from '../orders/order-slips.tsx';
import { AskedPlate } from '../seats/asked-plate.tsx';
import { useTurnWords } from '../seats/use-turn-words.ts';
import { TableContext } from '../table-context.ts';
import { useTermsBeside } from '../terms/use-terms-beside.tsx';

interface PromptBarProps {
  /** The question, in one sentence. If absent, the bar names the players that the table waits for. */
  readonly title?: string;
  /** A second line, such as the costs and gains of the pending choice. */
  readonly hint?: ReactNode;
  readonly icon?: IconName;
  /** The actions, the main one last. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/**
 * The counter at the bottom of every table: the question, a second line and the actions.
 * Without a question it names the awaited players, why it may take long and what to do about it. When looking back it
 * shows the timeline.
 */
export function PromptBar({ title, hint, icon, children, className }: PromptBarProps) {
  const { t } = useTranslation('shell');
  const turn = useTurnWords();
  const {
    seats,
    toAct,
    insteadOfPrompt,
    teacher,
    explanation,
    meanwhile = {},
    presences,
    askedPublicly,
  } = useContext(TableContext);
  const isExplained = explanation !== undefined && explanation.kind !== null && !explanation.isOpen;
  // while people are asked too, the wait is not for bots
  const people = toAct.filter((seat) => presences?.[seat]?.presence !== 'bot');
  const names = (people.length > 0 ? people : toAct).map((seat) => nameOf(seats, seat));
  const waits =
    names.length === 0 ? t('table.over') : t('table.waiting', { count: names.length, names: listOfNames(names) });
  const asked = meanwhile.title ?? (title === undefined ? waits : turn.question(title));
  const said = meanwhile.hint ?? hint;
  const terms = useTermsBeside([asked, said]);
  return (
    <Counter label={t('table.counter')} className={className}>
      {teacher}
      {insteadOfPrompt ?? (
        <>
          {askedPublicly !== undefined && (
            <AskedPlate
              key={askedPublicly.seat}
              seats={seats}
              seat={askedPublicly.seat}
              onOpen={askedPublicly.takeInHand}
            />
          )}
          <Prompt
            icon={meanwhile.icon ?? (title === undefined ? 'clock' : icon)}
            title={terms.pointable(asked)}
            hint={terms.pointable(said)}
            sign={isExplained ? <ExplanationSign explanation={explanation} /> : (meanwhile.sign ?? false)}
          >
            <CounterTimers />
          </Prompt>
          {meanwhile.buttons !== undefined && <div className="meanwhile">{meanwhile.buttons}</div>}
          {children}
          {/* after the moves, so that keyboard users reach those first */}
          <OrderSlips />
          {terms.buttons('term-link unseen')}
          {terms.card}
        </>
      )}
    </Counter>
  );
}
