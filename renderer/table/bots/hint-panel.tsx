import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BotLevel, botLevels, type HostMessage } from '../../../shared/protocol/messages.ts';
import { type Thought, useCommands } from '../../client/commands/commands.ts';
import type { LiveTable } from '../../client/slices/table-slice.ts';
import { Button } from '../../design/index.ts';
import { keepLevel, keptLevel } from '../../people/kept-level.ts';
import type { GameUi } from '../board/game-ui.ts';
import { AdviceCard } from './advice-card.tsx';
import { useChoiceSentence } from './choice-words.ts';
import { ThoughtPanel } from './thought-panel.tsx';

type HintSaid = Extract<HostMessage, { type: 'hint' }>;

/** True if both have the same advice in the same order. Then figures can change without moving buttons. */
function isSameAdvice(one: HintSaid, other: HintSaid): boolean {
  const choicesOf = ({ choices }: HintSaid) => JSON.stringify(choices.map(({ moves }) => moves));
  return choicesOf(one) === choicesOf(other);
}

/** The thought so far, marked as final after the connection broke. */
function asItStands(thought: Thought<'hint'> | null): Thought<'hint'> | null {
  return thought?.outcome === 'answered' ? { ...thought, said: { ...thought.said, more: false } } : thought;
}

interface HintPanelProps {
  readonly table: LiveTable;
  readonly ui: GameUi;
  readonly onClose: () => void;
}

/** The default level for hints. */
const USUAL: BotLevel = 'merchant';

/**
 * What a bot would do on the active seat, and its runners-up.
 * The panel alone holds the answer: it disappears with the active seat or a change of the table.
 */
export function HintPanel({ table, ui, onClose }: HintPanelProps) {
  const { t } = useTranslation('bots');
  const { bots } = useCommands();
  const id = useId();
  const [level, setLevel] = useState<BotLevel>(() => keptLevel('hint') ?? USUAL);
  const [asked, setAsked] = useState(0);
  const [thought, setThought] = useState<Thought<'hint'> | null>(null);
  /** The better answer after longer thinking. */
  const [later, setLater] = useState<HintSaid | null>(null);
  const { askHint } = bots;

  useEffect(() => {
    let wanted = asked >= 0;
    setThought(null);
    setLater(null);
    const further = (answer: Thought<'hint'>) => {
      if (!wanted) return;
      if (answer.outcome === 'answered') setLater(answer.said);
      else setThought(asItStands);
    };
    void askHint(level, further).then((answer) => {
      if (wanted) setThought(answer);
    });
    return () => {
      wanted = false;
    };
  }, [askHint, level, asked]);

  const name = t(`level.${level}.name`);
  const said = thought?.outcome === 'answered' ? thought.said : null;
  const isOtherwise = said !== null && later !== null && !isSameAdvice(said, later);
  return (
    <ThoughtPanel title={t('hint.title', { level: name })} onClose={onClose}>
      <div className="thought-level">
        <label htmlFor={id} className="small">
          {t('hint.whose')}
        </label>
        <select
          id={id}
          className="field"
          value={level}
          onChange={({ target }) => {
            const chosen = botLevels.find((each) => each === target.value);
            if (chosen === undefined) return;
            keepLevel('hint', chosen);
            setLevel(chosen);
          }}
        >
          {botLevels.map((each) => (
            <option key={each} value={each}>
              {t(`level.${each}.name`)}
            </option>
          ))}
        </select>
      </div>
      <div role="status">
        {thought === null && <p className="thought-waits">{t('hint.thinking')}</p>}
        {thought !== null && thought.outcome !== 'answered' && (
          <p>{thought.outcome === 'refused' ? t(`refusals:${thought.code}`) : t('hint.lost')}</p>
        )}
        {said !== null && <p className="unseen">{t('hint.told', { level: name })}</p>}
        {said?.more === true && later === null && <p className="soft small">{t('hint.more', { level: name })}</p>}
        {isOtherwise && <p>{t('hint.otherwise', { level: name })}</p>}
      </div>
      {isOtherwise && (
        <Button
          icon="hint"
          onPress={() => {
            setThought({ outcome: 'answered', said: later });
            setLater(null);
          }}
        >
          {t('hint.show')}
        </Button>
      )}
      {thought !== null && thought.outcome !== 'answered' && (
        <Button icon="replay" onPress={() => setAsked(asked + 1)}>
          {t('hint.again')}
        </Button>
      )}
      {said !== null && <Hint table={table} ui={ui} hint={isOtherwise ? said : (later ?? said)} onClose={onClose} />}
    </ThoughtPanel>
  );
}

function Hint({ table, ui, hint, onClose }: HintPanelProps & { readonly hint: HintSaid }) {
  const { t } = useTranslation('bots');
  const { play } = useCommands();
  const sentenceOf = useChoiceSentence(ui, table.seats);
  // the table changed before the hint arrived
  if (hint.version !== table.version || hint.seat !== table.inHand) return <p>{t('hint.stale')}</p>;
  // choices with the same sentence differ only in the order of their moves
  const choices = hint.choices
    .map((advice) => ({
      advice,
      sentence: sentenceOf(advice.moves, table.view),
    }))
    .filter(({ sentence }, at, all) => all.findIndex((each) => each.sentence === sentence) === at);
  const playThis = (moves: (typeof hint.choices)[number]['moves']) => {
    onClose();
    play(...moves);
  };
  return (
    <>
      {choices.slice(0, 1).map(({ advice, sentence }) => (
        <AdviceCard key="best" game={table.game} advice={advice} sentence={sentence}>
          <Button kind="primary" icon="check" onPress={() => playThis(advice.moves)}>
            {t('hint.play')}
          </Button>
        </AdviceCard>
      ))}
      {choices.length > 1 && <h3>{t('hint.runnersUp')}</h3>}
      {choices.slice(1).map(({ advice, sentence }) => (
        <AdviceCard key={sentence} short game={table.game} advice={advice} sentence={sentence}>
          <Button label={t('hint.playInstead', { choice: sentence })} onPress={() => playThis(advice.moves)}>
            {t('hint.play')}
          </Button>
        </AdviceCard>
      ))}
    </>
  );
}
