import { memo } from 'react';
import { Crate, CrateShape } from '../drawing/crate.tsx';
import { Disc, type Labelled } from '../drawing/drawing.tsx';
import { type CityType, TYPE_KINDS } from './city-kinds.ts';

interface TypeDiscProps {
  readonly type: CityType;
  /** Its centre. */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** The emblem of a type on a light disc, inside another drawing: visible on any colour. */
export function TypeDisc({ type, x, y, radius }: TypeDiscProps) {
  const size = radius * 1.5;
  return (
    <>
      <Disc x={x} y={y} radius={radius} />
      <CrateShape kind={TYPE_KINDS[type]} x={x - size / 2} y={y - size / 2} size={size} />
    </>
  );
}

interface TypeSignProps extends Labelled {
  readonly type: CityType;
  /** Pixels at the default text size. */
  readonly size?: number | undefined;
}

/** The emblem of a shop type: apple, house, shirt, kite or chip, with its colour and letter. */
export const TypeSign = memo(function TypeSign({ type, size = 26, ...rest }: TypeSignProps) {
  return <Crate kind={TYPE_KINDS[type]} size={size} {...rest} />;
});
