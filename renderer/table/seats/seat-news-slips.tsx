import type { TFunction } from 'i18next';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SeatSettings } from '../../../shared/protocol/messages.ts';
import type { LiveTable } from '../../client/slices/table-slice.ts';
import { nameOf } from '../../people/player-mark.ts';
import { listOfNames } from '../../words/index.ts';
import { newsBetween, type SeatNews } from './seat-news.ts';

/** How long a slip stays, in milliseconds. */
const STAYS = 7000;
/** Most slips shown at once. */
const MOST = 2;

interface Slip {
  readonly id: number;
  readonly text: string;
}

function newsWords(t: TFunction<'seats'>, seats: readonly SeatSettings[], news: SeatNews): string {
  switch (news.kind) {
    case 'renamed':
      return t('news.renamed', { before: news.before, name: nameOf(seats, news.seat) });
    case 'came-in':
    case 'went':
      return t(`news.${news.kind}`, { name: news.guest ?? t('news.somebody') });
    default: {
      const names = news.seats.map((seat) => nameOf(seats, seat));
      return t(`news.${news.kind}`, { count: names.length, names: listOfNames(names) });
    }
  }
}

/** Shows for a while who comes, goes and takes over a seat. This is not part of the match or its log. */
export function SeatNewsSlips({ table }: { readonly table: LiveTable }) {
  const { t } = useTranslation('seats');
  const last = useRef(table);
  const number = useRef(0);
  const [slips, setSlips] = useState<readonly Slip[]>([]);

  useEffect(() => {
    const before = last.current;
    last.current = table;
    if (before === table || before.table !== table.table) return;
    const fresh = newsBetween(before, table).map((news): Slip => {
      number.current += 1;
      return { id: number.current, text: newsWords(t, table.seats, news) };
    });
    if (fresh.length > 0) setSlips((lying) => [...lying, ...fresh].slice(-MOST));
  }, [table, t]);

  return (
    <ul aria-live="polite" aria-relevant="additions" aria-label={t('news.title')}>
      {slips.map(({ id, text }) => (
        <PassingSlip key={id} text={text} onGone={() => setSlips((lying) => lying.filter((each) => each.id !== id))} />
      ))}
    </ul>
  );
}

/** A slip that disappears after a while. */
export function PassingSlip({ text, onGone }: { readonly text: string; readonly onGone: () => void }) {
  const gone = useRef(onGone);
  useEffect(() => {
    gone.current = onGone;
  });
  useEffect(() => {
    const timer = setTimeout(() => gone.current(), STAYS);
    return () => clearTimeout(timer);
  }, []);
  return <li>{text}</li>;
}
