import { useTranslation } from 'react-i18next';
import type { LedgerProps } from '../../table/index.ts';
import { columnsByPlace, ScoringBook } from '../../table/index.ts';
import { listOfNames, translatorFor } from '../../words/index.ts';
import { FactList } from './fact-list.tsx';
import { commonFacts } from './facts.ts';
import { PlainWords } from './plain-words.ts';

/** The final scores and the ending, from the outcome, beside the table's facts. */
export function PlainLedger({ game, seats, view, outcome, actions }: LedgerProps & { readonly game: string }) {
  const { t } = useTranslation('plain');
  const words = new PlainWords(game, seats, translatorFor(game));
  const columns = columnsByPlace(outcome, seats);
  const first = columns.filter((column) => column.first).map(({ name }) => name);
  const { ending, tieBreak, alone } = outcome;
  const lost = alone?.won === false;
  return (
    <ScoringBook
      heading={lost ? t('lost') : t('won', { count: first.length, names: listOfNames(first) })}
      why={t('ended', { ending: words.word(ending) })}
      ribbon={lost ? null : '1'}
      columns={columns}
      rows={[{ key: 'place', label: t('place'), values: columns.map(({ seat }) => placeOf(outcome.places, seat)) }]}
      moments={[]}
      charts={[]}
      tieBreak={tieBreak === null ? undefined : t('tieBreak', { tieBreak: words.word(tieBreak) })}
      more={<FactList facts={commonFacts(view, words)} />}
      actions={actions}
    />
  );
}

function placeOf(places: readonly number[], seat: number | null): number | null {
  return seat === null ? null : (places[seat] ?? null);
}
