import type { ReactNode } from 'react';
import type { Seat } from '../../shared/engine/index.ts';
import type { SeatSettings } from '../../shared/protocol/messages.ts';
import { NameSign } from '../design/index.ts';
import { markOfPlayer, PresenceSign } from '../table/index.ts';

/** By what a place is found by whatever flies to and from it, and by the tests. */
export type PlaceData = Readonly<Record<`data-${string}`, string | number>>;

export interface ListedSectionProps {
  /** What it is called; its heading says so, too, where no other is given. */
  readonly title: string;
  readonly heading?: ReactNode;
  /** Is it a part of something that has a heading of its own? */
  readonly inner?: boolean;
  /** What it lists, as the tests know it. */
  readonly part?: string;
  readonly place?: PlaceData;
  readonly children: ReactNode;
}

/** A part of a table as lists, under its heading. */
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

/** A player as a part of the lists, under their sign. */
export function ListedSeat({ seat, seats, name, place, ...section }: ListedSeatProps) {
  const sign = (
    <NameSign mark={markOfPlayer(seats, seat)} name={name}>
      <PresenceSign seat={seat} />
    </NameSign>
  );
  return <ListedSection {...section} heading={sign} place={{ 'data-seat': seat, ...place }} />;
}
