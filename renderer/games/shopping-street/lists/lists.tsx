import { ReadingLists } from '../../../table/index.ts';
import { askerOf } from '../interaction/standing.ts';
import { StreetCounter } from '../regions/counter.tsx';
import { Header } from '../regions/header.tsx';
import { useTable } from '../table.ts';
import { Jumps, type ListedPart } from './jumps.tsx';
import { ListedHand } from './listed-hand.tsx';
import { ListedOffers } from './listed-offers.tsx';
import { ListedPlayers } from './listed-player.tsx';
import { ListedDisplay, ListedStreet, ListedTypes } from './listed-street.tsx';

/**
 * The whole table as lists in reading order, for large text: the trade, the own hand, the counter of open shops, the
 * display, the street, the players, the log.
 */
export function Lists() {
  const { view, log, words, shared } = useTable();
  const parts: readonly ListedPart[] = [
    ...(askerOf(view) === null ? [] : (['offers'] as const)),
    ...(shared ? [] : (['hand'] as const)),
    'types',
    'display',
    'street',
    'players',
    ...(log === undefined ? [] : (['roll'] as const)),
  ];
  return (
    <>
      <Header />
      <ReadingLists
        log={
          log === undefined ? undefined : (
            <div data-listed="roll" tabIndex={-1}>
              {log}
            </div>
          )
        }
        logTitle={words.say('lists.parts.roll')}
      >
        <Jumps parts={parts} />
        <ListedOffers />
        {!shared && <ListedHand />}
        <ListedTypes />
        <ListedDisplay />
        <ListedStreet />
        <ListedPlayers />
      </ReadingLists>
      <StreetCounter />
    </>
  );
}
