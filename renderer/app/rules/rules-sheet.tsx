import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../design/index.ts';
import { gamesInStreet } from '../../games/index.ts';
import { spoken } from '../../words/index.ts';
import { blocksOf, searchable, sectionsOf } from './markdown.ts';
import { MarkdownText } from './markdown-text.tsx';
import { useRules } from './use-rules.ts';

interface RulesSheetProps {
  /** Null where the reader chooses among the open games. */
  readonly game: string | null;
  /** The heading to open at; null for the beginning. */
  readonly anchor: string | null;
  readonly onClose: () => void;
}

/** Headings down to this level stand in the list of contents. */
const DEEPEST_IN_CONTENTS = 2;

/** The rules of a game: contents at the side, the text, and a search that keeps the sections that say so. */
export function RulesSheet({ game, anchor, onClose }: RulesSheetProps) {
  const { t, i18n } = useTranslation('shell');
  const search = useId();
  const body = useRef<HTMLDivElement>(null);
  const [sought, setSought] = useState('');
  const [chosen, setChosen] = useState(game ?? gamesInStreet[0]?.id ?? '');
  const { text, failed } = useRules(chosen, spoken());
  const sections = useMemo(() => (text === null ? [] : sectionsOf(blocksOf(text))), [text]);
  const words = searchable(sought.trim());
  const shown = words === '' ? sections : sections.filter((section) => section.searched.includes(words));

  const choose = (other: string) => {
    setChosen(other);
    setSought('');
    body.current?.scrollTo({ top: 0 });
  };

  const goTo = (to: string) => {
    setSought('');
    requestAnimationFrame(() => {
      const heading = body.current?.querySelector<HTMLElement>(`#rule-${CSS.escape(to)}`);
      heading?.scrollIntoView({ block: 'start' });
      heading?.focus({ preventScroll: true });
    });
  };

  useEffect(() => {
    // there is nothing to go to before the text has come
    if (anchor === null || sections.length === 0) return;
    const heading = body.current?.querySelector<HTMLElement>(`#rule-${CSS.escape(anchor)}`);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }, [anchor, sections]);

  return (
    <Dialog
      open
      wide
      title={t('rules.of', { game: t(`games.${chosen}`) })}
      closeLabel={t('close')}
      onClose={onClose}
      className="rules"
    >
      <div className="rules-inside">
        <nav aria-label={t('rules.contents')}>
          {game === null && gamesInStreet.length > 1 && <GameChoice chosen={chosen} onChoose={choose} />}
          <label htmlFor={search}>{t('rules.search')}</label>
          <input
            id={search}
            type="search"
            className="field"
            value={sought}
            onChange={(event) => setSought(event.target.value)}
          />
          <p className="small soft" role="status">
            {words === '' ? '' : t('rules.found', { count: shown.length })}
          </p>
          <ol>
            {shown
              .filter((section) => section.level === DEEPEST_IN_CONTENTS || (words !== '' && section.level > 1))
              .map((section) => (
                <li key={section.anchor}>
                  <button type="button" className="link" onClick={() => goTo(section.anchor)}>
                    {section.title}
                  </button>
                </li>
              ))}
          </ol>
        </nav>
        <div className="rules-text" ref={body} lang={i18n.language}>
          {sections.length === 0 && <p role="status">{t(failed ? 'rules.none' : 'opening')}</p>}
          {shown.map((section) => (
            <section key={section.anchor}>
              <MarkdownText blocks={section.blocks} onLink={goTo} />
            </section>
          ))}
        </div>
      </div>
    </Dialog>
  );
}

interface GameChoiceProps {
  readonly chosen: string;
  readonly onChoose: (game: string) => void;
}

/** Which of the open games the rules are of. */
function GameChoice({ chosen, onChoose }: GameChoiceProps) {
  const { t } = useTranslation('shell');
  const name = useId();
  return (
    <fieldset className="choice-row">
      <legend>{t('rules.game')}</legend>
      {gamesInStreet.map(({ id }) => (
        <label key={id} className="choice">
          <input type="radio" name={name} checked={chosen === id} onChange={() => onChoose(id)} />
          <span>{t(`games.${id}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
