import './telling-front.css';
import { useTranslation } from 'react-i18next';
import type { ListedGame } from '../../games/index.ts';
import { Said } from '../../words/said.tsx';
import { FrontFacts } from './front-facts.tsx';
import { FrontPictures } from './front-pictures.tsx';

interface TellingFrontProps {
  readonly id: string;
  readonly game: ListedGame;
  readonly people: number | null;
  /** Opens the tile. */
  readonly onPress: () => void;
}

/**
 * The preview of a game tile on hover or focus: the open tile's contents.
 * It covers only the upper storeys, so all controls stay visible and nothing moves.
 */
export function TilePreview({ id, game, people, onPress }: TellingFrontProps) {
  const { t } = useTranslation('street');
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keyboard users press the tile itself
    <div id={id} className="front-tells" role="tooltip" onClick={onPress}>
      <Said className="open-front-pitch">{t(`games.${game.id}.pitch`)}</Said>
      <FrontPictures game={game.id} />
      <FrontFacts game={game} people={people} />
    </div>
  );
}
