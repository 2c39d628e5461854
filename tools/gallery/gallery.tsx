import type { ReactNode } from 'react';
import { BrickAndMortar } from './brick-and-mortar.tsx';
import { Controls } from './controls.tsx';
import { Drawings } from './drawings.tsx';
import { Emporium } from './emporium.tsx';
import { Furniture } from './furniture.tsx';
import { Harbour } from './harbour.tsx';
import { MercadoDeLisboa } from './mercado-de-lisboa.tsx';
import { ShoppingStreet } from './shopping-street.tsx';

const sections: Readonly<Record<string, () => ReactNode>> = {
  Drawings,
  Controls,
  Furniture,
  'Brick & Mortar': BrickAndMortar,
  Harbour,
  'Mercado de Lisboa': MercadoDeLisboa,
  Emporium,
  'Shopping Street': ShoppingStreet,
};

/** The pieces of the design, in their states and sizes. The address takes `?theme=dark` and `?text=1.5`. */
export function Gallery() {
  return (
    <main className="gallery">
      {Object.entries(sections).map(([title, Section]) => (
        <section key={title}>
          <h2>{title}</h2>
          <div className="pieces">
            <Section />
          </div>
        </section>
      ))}
    </main>
  );
}
