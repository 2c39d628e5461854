/// <reference types="vite/client" />
import { useTranslation } from 'react-i18next';
import type { TilePictures as Pictures } from '../../games/listed-game.ts';

/** The pictures of what players do in each game, from the game's folder. */
const pictures = import.meta.glob<Pictures>('../../games/*/tile-pictures.tsx', { eager: true, import: 'pictures' });

/** Three pictures of what players do in a game, with captions. Nothing for a game without pictures. */
export function TilePictures({ game }: { readonly game: string }) {
  const { t } = useTranslation('shell');
  const drawn = pictures[`../../games/${game}/tile-pictures.tsx`];
  if (drawn === undefined) return null;
  return (
    <ul className="tile-pictures">
      {drawn.map((picture, index) => {
        const words = t(`street:games.${game}.does.${index}`);
        return (
          <li key={words}>
            <span aria-hidden="true">{picture}</span>
            {words}
          </li>
        );
      })}
    </ul>
  );
}
