import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HostMessage } from '../../../shared/protocol/messages.ts';
import { type Commands, type Thought, useCommands } from '../../client/commands/commands.ts';
import type { LiveTable } from '../../client/slices/table-slice.ts';
import { nameOf } from '../../people/player-mark.ts';
import type { GameUi } from '../board/game-ui.ts';
import { AdviceCard } from './advice-card.tsx';
import { useChoiceSentence } from './choice-words.ts';
import { ThoughtPanel } from './thought-panel.tsx';

interface ExplanationPanelProps {
  readonly table: LiveTable;
  readonly ui: GameUi;
  /** The number of choices before the explained one, and its seat. */
  readonly position: number;
  readonly seat: number;
  readonly onClose: () => void;
}

interface Explained {
  readonly thought: Thought<'explanation'>;
  /** The table before the choice, as this viewer saw it. The choice is worded from it. */
  readonly view: unknown;
}

async function explain(bots: Commands['bots'], position: number, viewer: LiveTable['viewer']): Promise<Explained> {
  const thought = await bots.explainMove(position);
  return { thought, view: thought.outcome === 'answered' ? await bots.viewAt(position, viewer) : null };
}

/** The reasons for a bot's choice, as far as this viewer could know them. */
export function ExplanationPanel({ table, ui, position, seat, onClose }: ExplanationPanelProps) {
  const { t } = useTranslation('bots');
  const { bots } = useCommands();
  const [explained, setExplained] = useState<Explained | null>(null);
  const viewer = table.outcome === null ? table.viewer : seat;

  useEffect(() => {
    let wanted = true;
    setExplained(null);
    void explain(bots, position, viewer).then((answer) => {
      if (wanted) setExplained(answer);
    });
    return () => {
      wanted = false;
    };
  }, [bots, position, viewer]);

  return (
    <ThoughtPanel title={t('explain.title', { name: nameOf(table.seats, seat) })} onClose={onClose}>
      <div role="status">
        {explained === null && <p className="thought-waits">{t('explain.thinking')}</p>}
        {explained !== null && explained.thought.outcome !== 'answered' && (
          <p>{explained.thought.outcome === 'refused' ? t('explain.refused') : t('hint.lost')}</p>
        )}
      </div>
      {explained?.thought.outcome === 'answered' && (
        <Explanation table={table} ui={ui} said={explained.thought.said} view={explained.view} />
      )}
    </ThoughtPanel>
  );
}

interface ExplanationProps extends Pick<ExplanationPanelProps, 'table' | 'ui'> {
  readonly said: Extract<HostMessage, { type: 'explanation' }>;
  readonly view: unknown;
}

function Explanation({ table, ui, said, view }: ExplanationProps) {
  const { t } = useTranslation('bots');
  const sentenceOf = useChoiceSentence(ui, table.seats);
  const { explained, level, enough } = said;
  const sentence = view === null ? t('choice', { count: explained.moves.length }) : sentenceOf(explained.moves, view);
  return (
    <>
      <AdviceCard game={table.game} advice={explained} sentence={sentence} />
      {!enough && <p className="small">{t('explain.rough')}</p>}
      <p className="soft small">{t('explain.level', { level: t(`level.${level}.name`) })}</p>
    </>
  );
}
