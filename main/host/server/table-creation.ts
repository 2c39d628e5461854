import type { ClientMessage } from '../../../shared/protocol/messages.ts';
import type { Journals } from '../../storage/journals.ts';
import type { People } from '../people/people.ts';
import { dealtAtTable } from '../room/provable-chance.ts';
import { type Chance, newSeed } from '../secrets.ts';
import type { Table } from '../table/table.ts';
import type { HostSettings } from './host-settings.ts';
import { validateNewTable } from './new-table.ts';
import { settlePlayingOn } from './playing-on.ts';

export interface TableCreationParts {
  readonly journals: Journals;
  readonly people: People;
  readonly chance: Chance;
  readonly gameOf: NonNullable<HostSettings['gameOf']>;
  /** The given seed of each new match, or undefined. */
  readonly givenSeed: HostSettings['newSeed'];
  /** Opens a table. Throws `RequestError`, `JournalDamaged` or `JournalNewer`. */
  readonly open: (id: string) => Table;
}

/** Creates tables outside rooms. */
export class TableCreation {
  readonly #parts: TableCreationParts;

  constructor(parts: TableCreationParts) {
    this.#parts = parts;
  }

  /** Creates a table. Throws `RequestError`, or `JournalNotWritten` if the disk is full. */
  create(message: Extract<ClientMessage, { type: 'create-table' }>): Table {
    const { journals, people, chance, gameOf, givenSeed, open } = this.#parts;
    const { game, seats, options, held } = validateNewTable(gameOf(message.game), message);
    const { seed, ...more } = dealtAtTable(givenSeed, newSeed(chance), message.chance, held);
    const players = people.seated(seats, held, message.people);
    return open(journals.create(game, { options, seats: seats.length, seed }, players, more));
  }

  /** Creates a table that continues a finished match or a puzzle. Throws `RequestError` or `JournalNotWritten`. */
  playOn(table: Table, message: Extract<ClientMessage, { type: 'play-on' }>): Table {
    const { game, match, seats, more } = settlePlayingOn(table, message);
    const { journals, open } = this.#parts;
    return open(journals.create(game, match, seats, more));
  }
}
