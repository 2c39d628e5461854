import type { ReactNode } from 'react';
import type { Seat } from '../../shared/engine/index.ts';
import type { SeatSettings } from '../../shared/protocol/messages.ts';
import { NamePlate } from '../design/index.ts';
import { markOfPlayer, PresenceSign } from '../table/index.ts';

/** The data attributes by which animations and tests find a place. */
export type PlaceData = Readonly<Record<`data-${string}`, string | number>>;

export interface ListedSectionProps {
  /** Its name, and its heading by default. */
  readonly title: string;
  readonly heading?: ReactNode;
  /** Whether it is part of a section with its own heading. */
  readonly inner?: boolean;
  /** Its name for tests. */
  readonly part?: string;
  readonly place?: PlaceData;
  readonly children: ReactNode;
}

/** A section of the lists, under its heading. */
export function ListedSection(props: ListedSectionProps) {
  const { title, heading = title, inner = false, part, place, children } = props;
  const Heading = inner ? 'h3' : 'h2';
  return (
    <section className="listed-group" aria-label={title} data-listed={part} {...place}>
      <Heading>{heading}</Heading>
      {children}
    </section>
  );
}

interface ListedSeatProps extends Omit<ListedSectionProps, 'heading'> {
  readonly seat: Seat;
  readonly seats: readonly SeatSettings[];
  readonly name: string;
}

/** A player's section of the lists, under the name plate. */
export function ListedSeat({ seat, seats, name, place, ...section }: ListedSeatProps) {
  const sign = (
    <NamePlate mark={markOfPlayer(seats, seat)} name={name}>
      <PresenceSign seat={seat} />
    </NamePlate>
  );
  return <ListedSection {...section} heading={sign} place={{ 'data-seat': seat, ...place }} />;
}
