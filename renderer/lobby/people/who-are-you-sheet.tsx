import './people.css';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PersonPlate } from '../../../shared/protocol/messages.ts';
import { NoticeLine } from '../../client/notice-line.tsx';
import type { LiveRoom } from '../../client/slices/room-slice.ts';
import { Button, Dialog } from '../../design/index.ts';
import { CodeField, isPersonCode } from './code-field.tsx';
import { peopleAway } from './people-away.ts';
import { PlateButton } from './plate-button.tsx';
import { useClaimPerson } from './use-claim-person.ts';

interface WhoAreYouSheetProps {
  readonly room: LiveRoom;
  /** The person whose code is asked for; null to choose one first. */
  readonly person: string | null;
  /** For a further player of this device: their chair, or null for a new one. */
  readonly chair?: number | null | undefined;
  readonly onClose: () => void;
}

/** The sheet on which a guest says which person of the house they are, and gives the code if there is one. */
export function WhoAreYouSheet({ room, person: first, chair, onClose }: WhoAreYouSheetProps) {
  const { t } = useTranslation('people');
  const claimPerson = useClaimPerson();
  const [asked, setAsked] = useState(first);
  const person = room.people.find(({ id }) => id === asked);
  const claim = async ({ id }: PersonPlate) => {
    if ((await claimPerson({ person: id, chair })) === 'code-needed') setAsked(id);
    else onClose();
  };
  return (
    <Dialog
      open
      title={person === undefined ? t('who.title') : t('who.areYou', { name: person.name })}
      closeLabel={t('shell:close')}
      onClose={onClose}
    >
      <NoticeLine />
      {person === undefined ? (
        <ul className="person-plates" aria-label={t('lobby:people.title')}>
          {peopleAway(room).map((each) => (
            <li key={each.id}>
              <PlateButton person={each} onPress={() => void claim(each)} />
            </li>
          ))}
        </ul>
      ) : (
        <CodeOf key={person.id} person={person} chair={chair} onDone={onClose} />
      )}
    </Dialog>
  );
}

interface CodeOfProps extends Pick<WhoAreYouSheetProps, 'chair'> {
  readonly person: PersonPlate;
  readonly onDone: () => void;
}

/** Asks for a person's code, or else for the leader's consent. The fourth digit sends it. */
function CodeOf({ person, chair, onDone }: CodeOfProps) {
  const { t } = useTranslation('people');
  const claimPerson = useClaimPerson();
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async (entered: string) => {
    if (busy) return;
    setBusy(true);
    const why = await claimPerson({ person: person.id, code: entered, chair });
    setBusy(false);
    if (why === null) onDone();
    else {
      setCode('');
      setFault(t(`refusals:${why}`));
    }
  };
  const enter = (entered: string) => {
    setFault(null);
    setCode(entered);
    if (isPersonCode(entered)) void send(entered);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPersonCode(code)) void send(code);
    else setFault(t('code.fault'));
  };
  return (
    <form className="code-of-person" onSubmit={submit} noValidate>
      <CodeField label={t('who.code', { name: person.name })} code={code} fault={fault} isFirst onCode={enter} />
      <Button
        onPress={() => {
          void claimPerson({ person: person.id, asks: true, chair });
          onDone();
        }}
      >
        {t('who.ask')}
      </Button>
    </form>
  );
}
