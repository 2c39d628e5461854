import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BotLevel, botLevels, type HostMessage } from '../../../shared/protocol/messages.ts';
import { type Thought, useCommands } from '../../app/commands.ts';
import { Button } from '../../design/index.ts';
import type { GameRoom } from '../game-room.ts';
import type { LiveTable } from '../table-slice.ts';
import { AdviceCard } from './advice-card.tsx';
import { choiceSentence } from './choice-words.ts';
import { keepLevel, keptLevel } from './kept-level.ts';
import { ThoughtPanel } from './thought-panel.tsx';

interface HintPanelProps {
  readonly table: LiveTable;
  readonly room: GameRoom;
  readonly onClose: () => void;
}

/** The level that gives hints until another one is chosen. */
const USUAL: BotLevel = 'merchant';

/**
 * What a bot would do on the seat in hand, and its runners-up. What it says is kept in this panel alone: with the seat in
 * hand, or the table as it stood, it is gone.
 */
export function HintPanel({ table, room, onClose }: HintPanelProps) {
  const { t } = useTranslation('bots');
  const { bots } = useCommands();
  const id = useId();
  const [level, setLevel] = useState<BotLevel>(() => keptLevel('hint') ?? USUAL);
  const [asked, setAsked] = useState(0);
  const [thought, setThought] = useState<Thought<'hint'> | null>(null);
  const { askHint } = bots;

  useEffect(() => {
    let wanted = asked >= 0;
    setThought(null);
    void askHint(level).then((told) => {
      if (wanted) setThought(told);
    });
    return () => {
      wanted = false;
    };
  }, [askHint, level, asked]);

  const name = t(`level.${level}.name`);
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
        {thought !== null && thought.outcome !== 'told' && (
          <p>{thought.outcome === 'refused' ? t(`shell:refused.${thought.code}`) : t('hint.lost')}</p>
        )}
        {thought?.outcome === 'told' && <p className="unseen">{t('hint.told', { level: name })}</p>}
      </div>
      {thought !== null && thought.outcome !== 'told' && (
        <Button icon="replay" onPress={() => setAsked(asked + 1)}>
          {t('hint.again')}
        </Button>
      )}
      {thought?.outcome === 'told' && <Hint table={table} room={room} hint={thought.said} onClose={onClose} />}
    </ThoughtPanel>
  );
}

type HintSaid = Extract<HostMessage, { type: 'hint' }>;

function Hint({ table, room, hint, onClose }: HintPanelProps & { readonly hint: HintSaid }) {
  const { t } = useTranslation('bots');
  const { play } = useCommands();
  // an answer that crossed a change of the table is about a table that no longer stands
  if (hint.version !== table.version || hint.seat !== table.inHand) return <p>{t('hint.stale')}</p>;
  // the same things taken in another order are no other choice
  const choices = hint.choices
    .map((advice) => ({
      advice,
      sentence: choiceSentence(room, advice.moves, { view: table.view, seats: table.seats }),
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
