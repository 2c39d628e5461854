import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Person } from '../../../shared/protocol/messages.ts';
import { useCommands } from '../../client/commands/commands.ts';
import { Button } from '../../design/index.ts';
import { CodeField, isPersonCode } from './code-field.tsx';
import { PersonForm } from './person-form.tsx';
import { PlateButton } from './plate-button.tsx';

interface PersonPageProps {
  readonly person: Person;
  readonly people: readonly Person[];
  /** Called once the person is forgotten or part of another. */
  readonly onGone: () => void;
}

/** The page of a person: facts, code, merging, forgetting. */
export function PersonPage({ person, people, onGone }: PersonPageProps) {
  const { t } = useTranslation('people');
  const { hosting } = useCommands();
  const [saved, setSaved] = useState(false);
  return (
    <section className="person-page" aria-label={t('pageOf', { name: person.name })}>
      <PersonForm
        person={person}
        others={people}
        onSave={async (facts) =>
          setSaved(await hosting.changePeople({ type: 'keep-person', person: person.id, ...facts }))
        }
      />
      <p role="status" className="soft small">
        {saved ? t('saved') : person.names.length > 0 ? t('formerly', { names: person.names.join(', ') }) : null}
      </p>
      <PersonCode person={person} />
      <Merging person={person} people={people} onGone={onGone} />
      <Forgetting person={person} onGone={onGone} />
    </section>
  );
}

/** Sets or removes the four digits by which a person comes back from another device. */
function PersonCode({ person }: Pick<PersonPageProps, 'person'>) {
  const { t } = useTranslation('people');
  const { hosting } = useCommands();
  const change = (to: string | null) => hosting.changePeople({ type: 'set-person-code', person: person.id, code: to });
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFault(isPersonCode(code) ? null : t('code.fault'));
    if (isPersonCode(code) && (await change(code))) setCode('');
  };
  return (
    <section className="person-section" aria-label={t('code.section')}>
      <p className="soft small">{t(person.hasCode ? 'code.has' : 'code.says', { name: person.name })}</p>
      <form className="code-of-person" onSubmit={(event) => void submit(event)} noValidate>
        <CodeField label={t('code.title')} code={code} fault={fault} onCode={setCode} />
        <Button submit onPress={() => {}}>
          {t('code.set')}
        </Button>
        {person.hasCode && <Button onPress={() => void change(null)}>{t('code.remove')}</Button>}
      </form>
    </section>
  );
}

/** Makes one person of two, for someone who is listed twice. */
function Merging({ person, people, onGone }: PersonPageProps) {
  const { t } = useTranslation('people');
  const { hosting } = useCommands();
  const [isOpen, setIsOpen] = useState(false);
  const others = people.filter(({ id }) => id !== person.id);
  if (others.length === 0) return null;
  return (
    <section className="person-section" aria-label={t('merge.title')}>
      <Button icon="people" expanded={isOpen} onPress={() => setIsOpen(!isOpen)}>
        {t('merge.title')}
      </Button>
      {isOpen && (
        <>
          <p className="soft small">{t('merge.says', { name: person.name })}</p>
          <ul className="person-plates" aria-label={t('merge.title')}>
            {others.map((each) => (
              <li key={each.id}>
                <PlateButton
                  person={each}
                  onPress={async () => {
                    const merge = { type: 'merge-people', person: person.id, into: each.id } as const;
                    if (await hosting.changePeople(merge)) onGone();
                  }}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Forgets a person, after a confirmation. */
function Forgetting({ person, onGone }: Pick<PersonPageProps, 'person' | 'onGone'>) {
  const { t } = useTranslation('people');
  const { hosting } = useCommands();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const { name } = person;
  const forget = async () => {
    setBusy(true);
    const done = await hosting.changePeople({ type: 'forget-person', person: person.id, instead: t('instead') });
    setBusy(false);
    if (done) onGone();
  };
  return (
    <section className="person-section" aria-label={t('forget.title', { name })}>
      {asking ? (
        <>
          <p role="alert">{t('forget.says', { name, instead: t('instead') })}</p>
          <div className="row">
            <Button onPress={() => setAsking(false)}>{t('forget.keep')}</Button>
            <Button icon="remove" disabled={busy} onPress={() => void forget()}>
              {t('forget.do', { name })}
            </Button>
          </div>
        </>
      ) : (
        <Button icon="remove" onPress={() => setAsking(true)}>
          {t('forget.title', { name })}
        </Button>
      )}
    </section>
  );
}
