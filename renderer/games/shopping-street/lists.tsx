import { ReadingLists } from '../../table/index.ts';
import { useTable } from './table.ts';

/** The whole table as lists in reading order, for large text. */
export function Lists() {
  const { log, words } = useTable();
  return (
    <ReadingLists log={log} logTitle={words.say('lists.log')}>
      {null}
    </ReadingLists>
  );
}
