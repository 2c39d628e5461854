import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommands } from '../client/commands/commands.ts';
import { sheetOpened } from '../client/slices/page-slice.ts';
import { useAppDispatch, useAppSelector } from '../client/store.ts';
import { untilFetched } from '../client/until-fetched.ts';
import { GameTile, Pressable } from '../design/index.ts';
import { type ListedGame, listedGame, listedGames } from '../games/index.ts';
import { useSpaceFor } from '../table/board/space-for.ts';
import { fetchWords } from '../words/fetched.ts';
import { knownPeople } from './new-game/known-people.ts';
import { FilterBar } from './tiles/filter-bar.tsx';
import { type GameFilter, isFiltered, minutesBetween, minutesOf, whyFilteredOut } from './tiles/minutes.ts';
import type { TilePreview } from './tiles/tile-preview.tsx';

/** The previews and open tiles of games, with their texts. */
const fetchTiles = untilFetched(async () => {
  const [{ OpenTile }, { TilePreview }] = await Promise.all([
    import('./tiles/open-tile.tsx'),
    import('./tiles/tile-preview.tsx'),
    fetchWords(['street']),
  ]);
  return { OpenTile, TilePreview };
});

/** Delay before prefetching, in milliseconds, so that the home screen is drawn first. */
const drawnWithin = 1000;

/** The game tiles, one of which may be open, and the filters below them. */
export function GameTiles() {
  const { t } = useTranslation('shell');
  const [opened, setOpened] = useState<string | null>(null);
  const [fronts, setFronts] = useState<Awaited<ReturnType<typeof fetchTiles>> | null>(null);
  // prefetch for hover; a tile that is opened earlier opens once loaded
  useEffect(() => {
    const timer = setTimeout(() => void fetchTiles().then(setFronts), opened === null ? drawnWithin : 0);
    return () => clearTimeout(timer);
  }, [opened]);
  const [filter, setFilter] = useState<GameFilter>({ people: null, time: null, isEasy: false });
  const open = opened === null || fronts === null ? undefined : listedGame(opened);
  const dispatch = useAppDispatch();
  const { beginLesson } = useCommands();
  // a learner gets the name of the last player
  const [last] = knownPeople(
    useAppSelector((state) => state.library.tables),
    () => false,
  );
  const isInRow = useSpaceFor('tiles');
  const fitting = listedGames.filter((game) => whyFilteredOut(game, filter) === null);
  return (
    <>
      <ul
        className={`game-street ${open === undefined ? '' : 'one-open'}`}
        style={{ '--fronts': listedGames.length }}
        aria-label={t('shelf.games')}
      >
        {listedGames.map((game) => (
          <li key={game.id} className={game === open ? 'opened' : ''}>
            {game === open && fronts !== null ? (
              <fronts.OpenTile
                game={game}
                people={filter.people}
                onLesson={(lesson, name) => void beginLesson(game.id, lesson, last?.name ?? name)}
                onSitDown={() => dispatch(sheetOpened({ name: 'new-game', game: game.id, hosted: false, again: null }))}
                onClose={() => setOpened(null)}
              />
            ) : (
              <Front
                game={game}
                filter={filter}
                beside={open !== undefined}
                isWide={open === undefined && isInRow}
                Telling={fronts?.TilePreview}
                onPress={() => setOpened(game.id)}
              />
            )}
          </li>
        ))}
      </ul>
      <FilterBar filter={filter} fitting={fitting.length} onChange={setFilter} />
    </>
  );
}

interface FrontProps {
  readonly game: ListedGame;
  readonly filter: GameFilter;
  /** Whether another tile is open. */
  readonly beside: boolean;
  /** Whether all stand in one row, and fill it. */
  readonly isWide: boolean;
  /** The hover preview; undefined until loaded. */
  readonly Telling: typeof TilePreview | undefined;
  readonly onPress: () => void;
}

/** A closed game tile. If the game does not fit the filter, its shutter is down, with the reason. */
function Front({ game, filter, beside, isWide, Telling, onPress }: FrontProps) {
  const { people } = filter;
  const { id, street, seats } = game;
  const { t } = useTranslation('shell');
  const title = t(`games.${id}`);
  const why = whyFilteredOut(game, filter);
  const between = minutesBetween(id);
  const exactly = people === null ? undefined : minutesOf(id, people);
  const minutes = exactly ?? between?.least;
  const time = exactly ?? (between && `${between.least}–${between.most}`);
  const closed = {
    people: t('fronts.closedPeople', seats),
    time: minutes === undefined ? '' : t('fronts.closedTime', { minutes }),
    new: t('fronts.closedNew'),
  };
  const telling = useId();
  const { isAsked, ...asking } = useAsked();
  // no space for it beside an open tile
  const isTelling = isAsked && !beside && Telling !== undefined;
  return (
    <div className="tile-place" {...asking}>
      <Pressable
        state={why === null && isFiltered(filter) && !beside ? 'lit' : 'plain'}
        label={why === null ? t('shelf.front', { game: title, ...seats }) : `${title}, ${closed[why]}`}
        {...(isTelling && { describedBy: telling })}
        onPress={onPress}
      >
        <GameTile
          street={street}
          title={title}
          {...(why !== null && { closed: closed[why] })}
          width={isWide ? 284 : 240}
          height={368}
        />
      </Pressable>
      <p className="tile-brief">
        {t('home.players', seats)} <span>{time !== undefined && t('home.minutes', { minutes: time })}</span>
      </p>
      {isTelling && <Telling id={telling} game={game} people={people} onPress={onPress} />}
    </div>
  );
}

/** Whether a mouse hovers over it or it has keyboard focus. Escape resets it. */
function useAsked() {
  const [isAsked, setAsked] = useState(false);
  return {
    isAsked,
    onPointerEnter: ({ pointerType }: PointerEvent) => setAsked(pointerType === 'mouse'),
    onPointerLeave: () => setAsked(false),
    // touch also focuses, but opens the tile at once
    onFocus: ({ target }: FocusEvent) => setAsked(target.matches(':focus-visible')),
    onBlur: () => setAsked(false),
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setAsked(false);
    },
  };
}
