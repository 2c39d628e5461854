import type { ReactNode } from 'react';
import type { Seat } from '../../shared/engine/index.ts';
import { NamePlate } from '../design/index.ts';
import { markOfPlayer, PresenceSign, useTurnWords } from '../table/index.ts';
import type { PartTable } from './board-parts.tsx';

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

interface ListedSeatProps extends Omit<ListedSectionProps, 'heading' | 'title'> {
  readonly table: PartTable;
  readonly seat: Seat;
}

/** A player's section of the lists: the name plate, and whether the player is asked. */
export function ListedSeat({ table, seat, place, children, ...section }: ListedSeatProps) {
  const turn = useTurnWords();
  const { words, seats, toAct } = table;
  const plate = (
    <NamePlate mark={markOfPlayer(seats, seat)} name={words.name(seat)}>
      <PresenceSign seat={seat} />
    </NamePlate>
  );
  return (
    <ListedSection
      {...section}
      title={words.say('player', words.player(seat))}
      heading={plate}
      place={{ 'data-seat': seat, ...place }}
    >
      {toAct.includes(seat) && (
        <p>
          <b>{turn.mark(seat)}</b>
        </p>
      )}
      {children}
    </ListedSection>
  );
}
