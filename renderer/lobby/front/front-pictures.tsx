/// <reference types="vite/client" />
import { useTranslation } from 'react-i18next';
import type { GameId } from '../../../shared/games/index.ts';
import type { FrontPictures as Pictures } from '../../games/game-in-street.ts';

/** What one does in each game, drawn with its own pieces: its own folder says. */
const pictures = import.meta.glob<Pictures>('../../games/*/front-pictures.tsx', { eager: true, import: 'pictures' });

/** Three drawn pictures of what one does in a game, with a few words each. */
export function FrontPictures({ game }: { readonly game: GameId }) {
  const { t } = useTranslation('shell');
  return (
    <ul className="front-pictures">
      {pictures[`../../games/${game}/front-pictures.tsx`]?.map((picture, index) => {
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
