import { type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Counter, type IconName, Prompt } from '../../design/index.ts';
import { nameOf } from '../../people/player-mark.ts';
import { listOfNames } from '../../words/index.ts';
import { ExplanationSign } from '../first-match/explanation-sign.tsx';
import { AskedSign } from '../seats/asked-sign.tsx';
import { useTurnWords } from '../seats/use-turn-words.ts';
import { TableContext } from '../table-context.ts';
import { useTermsBeside } from '../terms/use-terms-beside.tsx';

interface PromptBarProps {
  /** What is asked, in one sentence. Left out, the bar itself says whom the table waits for. */
  readonly asks?: string;
  /** What the choice at hand costs and brings, or any second line. */
  readonly says?: ReactNode;
  readonly icon?: IconName;
  /** The actions, the main one last. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/**
 * The counter along the bottom of every table: one sentence of what is asked, a second line, the actions. There is no
 * dead end: without a question it names those we wait for, says why it may take long and what can be done about it;
 * while somebody looks back it holds the timeline.
 */
export function PromptBar({ asks, says, icon, children, className }: PromptBarProps) {
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
    askedOpenly,
  } = useContext(TableContext);
  const isExplained = explanation !== undefined && explanation.kind !== null && !explanation.isOpen;
  // bots keep nobody waiting while people are asked as well
  const people = toAct.filter((seat) => presences?.[seat]?.presence !== 'bot');
  const names = (people.length > 0 ? people : toAct).map((seat) => nameOf(seats, seat));
  const waits =
    names.length === 0 ? t('table.over') : t('table.waiting', { count: names.length, names: listOfNames(names) });
  const asked = meanwhile.asks ?? (asks === undefined ? waits : turn.question(asks));
  const said = meanwhile.says ?? says;
  const terms = useTermsBeside([asked, said]);
  return (
    <Counter label={t('table.counter')} className={className}>
      {teacher}
      {insteadOfPrompt ?? (
        <>
          {askedOpenly !== undefined && (
            <AskedSign key={askedOpenly.seat} seats={seats} seat={askedOpenly.seat} onOpen={askedOpenly.takeInHand} />
          )}
          <Prompt
            icon={meanwhile.icon ?? (asks === undefined ? 'clock' : icon)}
            asks={terms.pointable(asked)}
            says={terms.pointable(said)}
            sign={isExplained ? <ExplanationSign explanation={explanation} /> : (meanwhile.sign ?? false)}
          />
          {meanwhile.ways !== undefined && <div className="meanwhile">{meanwhile.ways}</div>}
          {children}
          {/* after the moves: nobody who goes by the keys has further to them for it */}
          {terms.ways('term-way unseen')}
          {terms.card}
        </>
      )}
    </Counter>
  );
}
