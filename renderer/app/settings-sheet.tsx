import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Settings } from '../../shared/protocol/messages.ts';
import { useCommands } from '../client/commands/commands.ts';
import { sheetOpened } from '../client/slices/page-slice.ts';
import { useAppDispatch, useAppSelector } from '../client/store.ts';
import { Button, Choice, Dialog } from '../design/index.ts';
import { canShake } from '../table/counter/shaking.ts';
import { languageNames, languages } from '../words/index.ts';

/** Volumes offered, in percent. */
const VOLUMES = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100];

interface OnOffProps {
  readonly title: string;
  readonly says?: string;
  readonly on: boolean;
  readonly onTurn: (on: boolean) => void;
}

function OnOff({ on, onTurn, ...words }: OnOffProps) {
  const { t } = useTranslation();
  return (
    <Choice
      {...words}
      value={on ? 'on' : 'off'}
      choices={[
        ['on', t('settings.on')],
        ['off', t('settings.off')],
      ]}
      onChoose={(value) => onTurn(value === 'on')}
    />
  );
}

interface PercentRowProps {
  readonly title: string;
  readonly value: number;
  /** The offered percentages, ascending. */
  readonly values: readonly number[];
  readonly onChange: (value: number) => void;
}

/** A slider over percentages. Between two of them it shows the lower. */
function PercentRow({ title, value, values, onChange }: PercentRowProps) {
  const { t } = useTranslation('shell');
  const id = useId();
  const place = values.findLastIndex((each) => each <= value);
  const says = t('settings.percent', { percent: value });
  return (
    <fieldset className="choice-row">
      <legend>
        <label htmlFor={id}>{title}</label>
      </legend>
      <input
        id={id}
        type="range"
        min={0}
        max={values.length - 1}
        value={Math.max(0, place)}
        aria-valuetext={says}
        onChange={(event) => onChange(values[event.target.valueAsNumber] ?? value)}
      />
      <output htmlFor={id}>{says}</output>
    </fieldset>
  );
}

const SIZES: readonly number[] = [100, 115, 130, 150, 175, 200];

/** The settings sheet. Every change applies at once, and the device's host stores it. */
export function SettingsSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('shell');
  const settings = useAppSelector((state) => state.settings);
  const { changeSettings } = useCommands();
  const dispatch = useAppDispatch();
  const isHost = useAppSelector((state) => state.server.role === 'host');
  const canHost = useAppSelector((state) => state.server.network !== null);
  const set =
    <Key extends keyof Settings>(key: Key) =>
    (value: Settings[Key]) =>
      changeSettings({ [key]: value });
  return (
    <Dialog
      open
      title={t('settings.title')}
      closeLabel={t('close')}
      onClose={onClose}
      className="settings"
      actions={
        <Button kind="primary" onPress={onClose}>
          {t('settings.done')}
        </Button>
      }
    >
      {isHost && (
        <Button icon="people" onPress={() => dispatch(sheetOpened({ name: 'people' }))}>
          {t('lobby:people.title')}
        </Button>
      )}
      <Choice
        title={t('settings.language')}
        value={settings.language}
        choices={[
          [null, t('settings.languageOfDevice')],
          ...languages.map((language) => [language, languageNames[language]] as const),
        ]}
        onChoose={set('language')}
      />
      <Choice
        title={t('settings.theme')}
        value={settings.theme}
        choices={[
          ['system', t('settings.themes.system')],
          ['light', t('settings.themes.light')],
          ['dark', t('settings.themes.dark')],
        ]}
        onChoose={set('theme')}
      />
      <PercentRow title={t('settings.textSize')} value={settings.textSize} values={SIZES} onChange={set('textSize')} />
      <OnOff title={t('lobby:letters')} on={settings.letters} onTurn={set('letters')} />
      <Choice
        title={t('settings.motion')}
        says={t('settings.motionSays')}
        value={settings.motion}
        choices={[
          ['off', t('settings.motions.off')],
          ['brisk', t('settings.motions.brisk')],
          ['relaxed', t('settings.motions.relaxed')],
        ]}
        onChoose={set('motion')}
      />
      <Choice
        title={t('settings.pace')}
        says={t('settings.paceSays')}
        value={settings.pace}
        choices={[
          ['step-by-step', t('settings.paces.step-by-step')],
          ['calm', t('settings.paces.calm')],
          ['brisk', t('settings.paces.brisk')],
          ['at-once', t('settings.paces.at-once')],
        ]}
        onChoose={set('pace')}
      />
      <Choice
        title={t('settings.shutter')}
        says={t('settings.shutterSays')}
        value={settings.shutter}
        choices={[
          ['hold', t('settings.shutters.hold')],
          ['press-twice', t('settings.shutters.pressTwice')],
        ]}
        onChoose={set('shutter')}
      />
      <OnOff title={t('settings.sound')} says={t('settings.soundSays')} on={settings.sound} onTurn={set('sound')} />
      {settings.sound && (
        <>
          <PercentRow title={t('settings.volume')} value={settings.volume} values={VOLUMES} onChange={set('volume')} />
          <PercentRow
            title={t('settings.ambience')}
            value={settings.ambience}
            values={[0, ...VOLUMES]}
            onChange={set('ambience')}
          />
        </>
      )}
      {canShake() && (
        <OnOff
          title={t('lobby:vibration.title')}
          says={t('lobby:vibration.says')}
          on={settings.vibration}
          onTurn={set('vibration')}
        />
      )}
      {canHost && (
        <Choice
          title={t('network:nearby.title')}
          says={t('network:nearby.lookSays')}
          value={settings.lookNearby ? 'on' : 'off'}
          choices={[
            ['on', t('network:nearby.settingOn')],
            ['off', t('network:nearby.settingOff')],
          ]}
          onChoose={(value) => changeSettings({ lookNearby: value === 'on' })}
        />
      )}
    </Dialog>
  );
}
