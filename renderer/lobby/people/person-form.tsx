import '../new-game/new-game.css';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type GivenPerson,
  longestPlayerName,
  nameFault,
  type Person,
  playerColours,
  tidyName,
} from '../../../shared/protocol/messages.ts';
import { nameClashWith } from '../../../shared/protocol/name-clashes.ts';
import { Choice, Icon, PlayerToken } from '../../design/index.ts';
import { listedGames } from '../../games/index.ts';
import { markOfColour } from '../../people/player-mark.ts';
import { languageNames, languages } from '../../words/index.ts';
import { NameField } from '../room/name-field.tsx';

/** The text sizes offered, in percent. */
const sizes = [100, 130, 150, 200];

interface PersonFormProps {
  /** Null for a new person. */
  readonly person: Person | null;
  /** All people, who need other names. */
  readonly others: readonly Person[];
  readonly onSave: (facts: GivenPerson) => Promise<void>;
}

/** The facts of a person: name, colour with emblem, and what they like. */
export function PersonForm({ person, others, onSave }: PersonFormProps) {
  const { t } = useTranslation('people');
  const id = useId();
  const [facts, setFacts] = useState<GivenPerson>(() => ({
    name: person?.name ?? '',
    colour: person?.colour ?? playerColours[others.length % playerColours.length] ?? 'navy',
    language: person?.language ?? null,
    textSize: person?.textSize ?? null,
    shutter: person?.shutter ?? null,
    favourite: person?.favourite ?? null,
  }));
  const [tried, setTried] = useState(false);
  const set =
    <Key extends keyof GivenPerson>(key: Key) =>
    (value: GivenPerson[Key]) =>
      setFacts({ ...facts, [key]: value });
  const names = others.filter((other) => other.id !== person?.id).map(({ name }) => name);
  const fault = nameFault(facts.name, longestPlayerName) ?? nameClashWith(tidyName(facts.name), names);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (fault === null) void onSave({ ...facts, name: tidyName(facts.name) });
  };
  return (
    <form className="person-form" onSubmit={submit} noValidate>
      <NameField
        label={t('lobby:chair.name')}
        name={facts.name}
        autoComplete="off"
        fault={tried ? fault : null}
        onName={set('name')}
      />
      <fieldset className="choice-row">
        <legend>{t('lobby:chair.colour')}</legend>
        {playerColours.map((each) => (
          <label key={each} className="colour-choice">
            <input
              type="radio"
              name={`${id}-colour`}
              checked={facts.colour === each}
              onChange={() => set('colour')(each)}
            />
            <PlayerToken mark={markOfColour(each)} size={38} />
            <span className="unseen">{t(`shell:colours.${each}`)}</span>
          </label>
        ))}
      </fieldset>
      <details className="more-settings">
        <summary>
          <Icon name="chevron" size={20} />
          {t('likes')}
        </summary>
        <p className="soft small">{t('likesSays')}</p>
        <Choice
          title={t('shell:settings.language')}
          value={facts.language}
          choices={[
            [null, t('asDevice')],
            ...languages.map((language) => [language, languageNames[language]] as const),
          ]}
          onChoose={set('language')}
        />
        <Choice
          title={t('shell:settings.textSize')}
          value={facts.textSize}
          choices={[
            [null, t('asDevice')],
            ...sizes.map((percent) => [percent, t('shell:settings.percent', { percent })] as const),
          ]}
          onChoose={set('textSize')}
        />
        <Choice
          title={t('shell:settings.shutter')}
          value={facts.shutter}
          choices={[
            [null, t('asDevice')],
            ['hold', t('shell:settings.shutters.hold')],
            ['press-twice', t('shell:settings.shutters.pressTwice')],
          ]}
          onChoose={set('shutter')}
        />
        <Choice
          title={t('favourite')}
          value={facts.favourite}
          choices={[
            [null, t('noFavourite')],
            ...listedGames.map((game) => [game.id, t(`shell:games.${game.id}`)] as const),
          ]}
          onChoose={set('favourite')}
        />
      </details>
      <div className="row">
        <button type="submit" className="button primary">
          {t(person === null ? 'add' : 'lobby:chair.keep')}
        </button>
      </div>
    </form>
  );
}
