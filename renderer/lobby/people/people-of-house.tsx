import './people.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { foldedName, type GivenPerson, mostPeople, playerColours } from '../../../shared/protocol/messages.ts';
import { useCommands } from '../../client/commands/commands.ts';
import { useAppSelector } from '../../client/store.ts';
import { Button } from '../../design/index.ts';
import { type KnownPerson, knownPeople } from '../new-game/known-people.ts';
import { PersonForm } from './person-form.tsx';
import { PersonPage } from './person-page.tsx';
import { PlateButton } from './plate-button.tsx';

/** A person of whom only this is known. */
function unknown({ name, colour }: KnownPerson): GivenPerson {
  return { name, colour, language: null, textSize: null, shutter: null, favourite: null };
}

/** Most players of any game: placeholders count this far. */
const mostSeats = playerColours.length;

/** The people of the house, the page of the chosen one, and names of saved games to add. For the host person. */
export function PeopleOfHouse() {
  const { t } = useTranslation('people');
  const { hosting } = useCommands();
  const people = useAppSelector((state) => state.server.people);
  const saved = useAppSelector((state) => state.library.tables);
  const [chosen, setChosen] = useState<string | 'new' | null>(null);
  const person = people.find(({ id }) => id === chosen);
  const placeholders = Array.from({ length: mostSeats }, (_, place) =>
    t('shell:newGame.player', { number: place + 1 }),
  );
  const taken = new Set([...people.flatMap(({ name, names }) => [name, ...names]), ...placeholders].map(foldedName));
  const offered = knownPeople(saved, (name) => taken.has(foldedName(name)));
  return (
    <>
      <p className="soft small">{t('says')}</p>
      <ul className="person-plates" aria-label={t('lobby:people.title')}>
        {people.map((each) => (
          <li key={each.id}>
            <PlateButton
              person={each}
              pressed={each.id === chosen}
              onPress={() => setChosen(each.id === chosen ? null : each.id)}
            />
          </li>
        ))}
        <li>
          <Button
            icon="person"
            pressed={chosen === 'new'}
            onPress={() => setChosen(chosen === 'new' ? null : 'new')}
            disabledReason={people.length >= mostPeople ? t('refusals:too-many-people') : undefined}
          >
            {t('add')}
          </Button>
        </li>
      </ul>
      {chosen === 'new' && (
        <PersonForm
          key="new"
          person={null}
          others={people}
          onSave={async (facts) => {
            if (await hosting.changePeople({ type: 'keep-person', person: null, ...facts })) setChosen(null);
          }}
        />
      )}
      {person !== undefined && (
        <PersonPage key={person.id} person={person} people={people} onGone={() => setChosen(null)} />
      )}
      {offered.length > 0 && chosen === null && people.length < mostPeople && (
        <section className="person-section" aria-label={t('fromGames')}>
          <p className="soft small">{t('fromGames')}</p>
          <ul className="person-plates">
            {offered.map((each) => (
              <li key={each.name}>
                <Button
                  icon="check"
                  onPress={() => void hosting.changePeople({ type: 'keep-person', person: null, ...unknown(each) })}
                >
                  {t('take', { name: each.name })}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
