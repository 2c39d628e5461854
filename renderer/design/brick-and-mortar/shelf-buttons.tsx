import { LIT_NOTE } from '../controls/pressable.tsx';
import type { CratePlace } from './shelf-layout.ts';

/** The button of a crate or a free space. */
export interface CratePress {
  /** Its id, for tests and lessons. */
  readonly piece?: string | undefined;
  /** What a press does, in words. */
  readonly label: string;
  readonly onPress: () => void;
  readonly state?: 'lit' | 'chosen' | 'plain' | undefined;
}

interface ShelfButtonsProps {
  readonly crates: readonly CratePlace[];
  /** Size of the drawing below, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly press: (place: CratePlace) => CratePress | undefined;
  /** The shop's name, used as the group's accessible name. */
  readonly label: string | undefined;
}

const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)}%`;

/** Real buttons over the crates of a shop, for keyboard and screen-reader users. */
export function ShelfButtons({ crates, width, height, press, label }: ShelfButtonsProps) {
  return (
    <fieldset className="shelf-buttons" aria-label={label}>
      {crates.map((crate) => {
        const offer = press(crate);
        if (!offer) return null;
        // of overlapping crates, all but the first show only their right edge
        const overlap = Math.max(0, crate.size - crate.step);
        const hidden = crate.place > 0 ? overlap : 0;
        const margin = overlap > 0 ? 0 : Math.min(2, (crate.step - crate.size) / 2);
        return (
          <button
            type="button"
            key={`${crate.stock} ${crate.shelf} ${crate.place}`}
            className={`crate-button ${offer.state ?? 'lit'}`}
            data-piece={offer.piece}
            aria-label={offer.label}
            aria-describedby={(offer.state ?? 'lit') === 'lit' ? LIT_NOTE : undefined}
            aria-pressed={offer.state === 'chosen' ? true : undefined}
            onClick={offer.onPress}
            style={{
              left: percent(crate.x + hidden - margin, width),
              top: percent(crate.y - 3, height),
              width: percent(crate.size - hidden + margin * 2, width),
              height: percent(crate.size + 6, height),
            }}
          />
        );
      })}
    </fieldset>
  );
}
