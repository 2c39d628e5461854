import './rules.css';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Dialog, useBack } from '../../design/index.ts';
import type { DrawnExample } from '../../game-kit/examples.tsx';
import { listedGame, listedGames } from '../../games/index.ts';
import { spoken, translatorFor } from '../../words/index.ts';
import { ExampleFigure } from './example-figure.tsx';
import { exampleWords } from './example-words.ts';
import { FoldedSection } from './folded-section.tsx';
import { useFoundWords } from './found-words.ts';
import { blocksOf, searchable, sectionsOf } from './markdown.ts';
import { MarkdownText } from './markdown-text.tsx';
import { OnePage } from './one-page.tsx';
import { useRules } from './use-rules.ts';

interface RulesSheetProps {
  /** Null if the reader chooses among the available games. */
  readonly game: string | null;
  /** The heading to open at; null for the beginning. */
  readonly anchor: string | null;
  readonly onClose: () => void;
}

/** The deepest heading level in the contents. */
const DEEPEST_IN_CONTENTS = 2;
/** The sections about the text itself rather than the game. */
const FOLDED: readonly string[] = ['what-is-reconstructed'];
/** The anchor of the text's title. */
const BEGINNING = 'rules';

/** Scrolls to a heading, and unfolds its section. */
function showHeading(text: HTMLElement | null, anchor: string): void {
  const heading = text?.querySelector<HTMLElement>(`#rule-${CSS.escape(anchor)}`);
  const folded = heading?.closest('details');
  if (folded) folded.open = true;
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

/** The normalized texts of a game's examples for search, with their headings. */
function searchedExamples(game: string, examples: readonly DrawnExample[]) {
  const translate = translatorFor(game);
  return examples.map((example) => {
    const { title, before, after } = exampleWords(game, example, example.show(translate).figures, translate);
    return { rule: example.rule, searched: searchable([title, before, after].join(' ')) };
  });
}

/**
 * The rules of a game: contents, the text with examples, and a search that filters sections.
 * Or the one-page rules, to print.
 */
export function RulesSheet({ game, anchor, onClose }: RulesSheetProps) {
  const { t, i18n } = useTranslation('rules');
  const search = useId();
  const body = useRef<HTMLDivElement>(null);
  const [sought, setSought] = useState('');
  const [chosen, setChosen] = useState(game ?? listedGames[0]?.id ?? '');
  const [isOnOnePage, setOnOnePage] = useState(false);
  const { text, examples, failed } = useRules(chosen, spoken());
  useBack(isOnOnePage, () => setOnOnePage(false));
  const sections = useMemo(() => (text === null ? [] : sectionsOf(blocksOf(text))), [text]);
  const words = searchable(sought.trim());
  const isSought = words !== '';
  const exampleTexts = useMemo(
    () => (isSought ? searchedExamples(chosen, examples) : []),
    [isSought, chosen, examples],
  );
  const shown = useMemo(() => {
    if (words === '') return sections;
    const illustrated = exampleTexts.filter(({ searched }) => searched.includes(words)).map(({ rule }) => rule);
    return sections.filter(({ anchor: of, searched }) => searched.includes(words) || illustrated.includes(of));
  }, [sections, exampleTexts, words]);
  useFoundWords(body, words, shown);

  const choose = (other: string) => {
    setChosen(other);
    setSought('');
    body.current?.scrollTo({ top: 0 });
  };

  const goTo = (to: string) => {
    setSought('');
    setOnOnePage(false);
    requestAnimationFrame(() => showHeading(body.current, to));
  };

  useEffect(() => {
    // nothing to scroll to until the text is loaded
    if (anchor !== null && sections.length > 0) showHeading(body.current, anchor);
  }, [anchor, sections]);

  const sheet = { open: true, wide: true, closeLabel: t('shell:close'), onClose };
  const chosenGame = listedGame(chosen);
  if (isOnOnePage && chosenGame !== undefined && text !== null) {
    return (
      <Dialog
        {...sheet}
        title={t('onOnePage')}
        className="rules on-one-page"
        actions={
          <>
            <Button icon="book" onPress={() => goTo(BEGINNING)}>
              {t('whole')}
            </Button>
            <Button kind="primary" onPress={() => window.print()}>
              {t('print')}
            </Button>
          </>
        }
      >
        <OnePage game={chosenGame} text={text} onLink={goTo} />
      </Dialog>
    );
  }
  return (
    <Dialog {...sheet} title={t('of', { game: t(`shell:games.${chosen}`) })} className="rules">
      <div className="rules-inside">
        <nav aria-label={t('contents')}>
          {game === null && listedGames.length > 1 && <GameChoice chosen={chosen} onChoose={choose} />}
          {text !== null && (
            <Button icon="log" onPress={() => setOnOnePage(true)}>
              {t('onOnePage')}
            </Button>
          )}
          <label htmlFor={search}>{t('search')}</label>
          <input
            id={search}
            type="search"
            className="field"
            value={sought}
            onChange={(event) => setSought(event.target.value)}
          />
          <p className="small soft" role="status">
            {words === '' ? '' : t('found', { count: shown.length })}
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
          {sections.length === 0 && <p role="status">{t(failed ? 'none' : 'shell:opening')}</p>}
          {shown.map((section) => (
            <section key={section.anchor}>
              {FOLDED.includes(section.anchor) ? (
                <FoldedSection section={section} isOpen={words !== ''} onLink={goTo} />
              ) : (
                <MarkdownText blocks={section.blocks} onLink={goTo} />
              )}
              {examples
                .filter(({ rule }) => rule === section.anchor)
                .map((example) => (
                  <ExampleFigure key={example.id} game={chosen} example={example} />
                ))}
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

/** The choice among the available games' rules. */
function GameChoice({ chosen, onChoose }: GameChoiceProps) {
  const { t } = useTranslation('rules');
  const name = useId();
  return (
    <fieldset className="choice-row">
      <legend>{t('game')}</legend>
      {listedGames.map(({ id }) => (
        <label key={id} className="choice">
          <input type="radio" name={name} checked={chosen === id} onChange={() => onChoose(id)} />
          <span>{t(`shell:games.${id}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
