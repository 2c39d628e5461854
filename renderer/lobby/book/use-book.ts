import { useEffect, useMemo, useState } from 'react';
import { type BookPage, type BookQuestion, bookPage } from '../../../shared/protocol/book.ts';
import { type BookAnswer, useCommands } from '../../client/commands/commands.ts';

/** Time between questions while the host is still reading, and afterwards, in milliseconds. */
const readingPause = 1000;
const usualPause = 10_000;

/**
 * A page of the book, and how far the host has read the saved games; null before the first answer.
 * @param question the same object until the question changes
 */
export function useBook<Page extends BookPage['page']>(
  question: Extract<BookQuestion, { page: Page }>,
): { readonly page: Extract<BookPage, { page: Page }>; readonly reading: BookAnswer['reading'] } | null {
  const { lookInBook } = useCommands();
  const [answer, setAnswer] = useState<BookAnswer | null>(null);
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
  }, [lookInBook, question]);
  const page = useMemo(() => bookPage.safeParse(answer?.page).data, [answer]);
  return answer !== null && page !== undefined && isOf(page, question.page) ? { page, reading: answer.reading } : null;
}

function isOf<Page extends BookPage['page']>(page: BookPage, wanted: Page): page is Extract<BookPage, { page: Page }> {
  return page.page === wanted;
}
