import './described-tile.css';
import { useTranslation } from 'react-i18next';
import type { ListedGame } from '../../games/index.ts';
import { Said } from '../../words/said.tsx';
import { TileFacts } from './tile-facts.tsx';
import { TilePictures } from './tile-pictures.tsx';

interface DescribedTileProps {
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
export function TilePreview({ id, game, people, onPress }: DescribedTileProps) {
  const { t } = useTranslation('street');
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keyboard users press the tile itself
    <div id={id} className="tile-description" role="tooltip" onClick={onPress}>
      <Said className="open-tile-pitch">{t(`games.${game.id}.pitch`)}</Said>
      <TilePictures game={game.id} />
      <TileFacts game={game} people={people} />
    </div>
  );
}
