import { Icon } from './drawing/icon.tsx';
import { ICONS, type IconName } from './drawing/icons.ts';
import { City } from './gallery/city.tsx';
import { Emporium } from './gallery/emporium.tsx';
import { Furniture } from './gallery/furniture.tsx';
import { Warehouses } from './gallery/harbour.tsx';
import { MarketSquare } from './gallery/market-square.tsx';
import { Group, Piece } from './gallery/piece.tsx';
import { Market, Shops } from './gallery/shops.tsx';
import { States } from './gallery/states.tsx';
import { Street } from './gallery/street.tsx';
import { Tokens } from './gallery/tokens.tsx';
import { Waterfront } from './gallery/waterfront.tsx';

const isIcon = (name: string): name is IconName => name in ICONS;
const ICON_NAMES = Object.keys(ICONS).filter(isIcon);

/** Every piece of the design in all states. A page for designers, not part of the app. */
export function Gallery() {
  return (
    <main className="gallery">
      <Tokens />
      <States />
      <Shops />
      <Market />
      <Warehouses />
      <Waterfront />
      <MarketSquare />
      <Emporium />
      <City />
      <Furniture />
      <Street />
      <Group title="Icons">
        {ICON_NAMES.map((name) => (
          <Piece key={name} name={name}>
            <Icon name={name} size={26} />
          </Piece>
        ))}
      </Group>
    </main>
  );
}
