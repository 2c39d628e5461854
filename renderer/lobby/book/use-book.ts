import { useEffect, useMemo, useState } from 'react';
import { type BookPage, type BookQuestion, bookPage } from '../../../shared/protocol/book.ts';
import { type BookAnswer, useCommands } from '../../client/commands/commands.ts';

/** Time between questions while the host is still reading, and afterwards, in milliseconds. */
const readingPause = 1000;
const usualPause = 10_000;

/** A page of the book, and how far the host has read the saved games; null before the first answer. */
export function useBook<Page extends BookPage['page']>(
  question: Extract<BookQuestion, { page: Page }>,
): { readonly page: Extract<BookPage, { page: Page }>; readonly reading: BookAnswer['reading'] } | null {
  const { lookInBook } = useCommands();
  const [answer, setAnswer] = useState<BookAnswer | null>(null);
  const asked = JSON.stringify(question);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` is the question, equal as long as its text is
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWanted = true;
    const ask = async () => {
      const found = await lookInBook(question);
      if (!isWanted) return;
      setAnswer(found);
      if (found !== null) timer = setTimeout(ask, found.reading === null ? usualPause : readingPause);
    };
    void ask();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [lookInBook, asked]);
  const page = useMemo(() => bookPage.safeParse(answer?.page).data, [answer]);
  return answer !== null && page !== undefined && isOf(page, question.page) ? { page, reading: answer.reading } : null;
}

function isOf<Page extends BookPage['page']>(page: BookPage, wanted: Page): page is Extract<BookPage, { page: Page }> {
  return page.page === wanted;
}
