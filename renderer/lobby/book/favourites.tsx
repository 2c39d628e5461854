import { useTranslation } from 'react-i18next';
import type { BookFavourite } from '../../../shared/protocol/messages.ts';
import { useGameUi } from '../../games/game-uis.ts';
import { translatorFor } from '../../words/index.ts';
import { figure } from './figures.ts';

interface FavouritesProps {
  /** Of all games, the most frequent first. */
  readonly favourites: readonly BookFavourite[];
  /** The game to show; null for none. */
  readonly game: string | null;
}

/** What a person collects most in their favourite game, each with its picture. Nothing without any. */
export function Favourites({ favourites, game }: FavouritesProps) {
  const { t, i18n } = useTranslation('book');
  const ui = useGameUi(game ?? undefined);
  const shown = favourites.flatMap((each) => {
    if (game === null || each.game !== game) return [];
    const thing = ui?.collectible?.(each.item, translatorFor(game, i18n.language)) ?? null;
    return thing === null ? [] : [{ ...each, thing }];
  });
  const [first] = shown;
  if (first === undefined) return null;
  return (
    <>
      <h2>{first.thing.title}</h2>
      <div className="book-favourites">
        {shown.map(({ item, times, matches, won, thing: { name, picture, isNamed } }) => (
          <figure key={item}>
            <span aria-hidden="true">{picture}</span>
            <figcaption>
              <b className={isNamed ? 'unseen' : undefined}>{name}</b>
              <span className="small">
                {t('favouriteSays', { count: times, won: figure(won, i18n.language), matches })}
              </span>
            </figcaption>
          </figure>
        ))}
      </div>
    </>
  );
}
