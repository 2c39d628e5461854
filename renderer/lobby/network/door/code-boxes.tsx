import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { joinCodeLength } from '../../../../shared/protocol/messages.ts';
import { readCode } from './code-entry.ts';

interface CodeBoxesProps {
  readonly code: string;
  /** `pasted` is the whole text that was put in: it may be a link with an address before the code. */
  readonly onChange: (code: string, pasted: string) => void;
  /** What else is wrong with the code, once that should be said. */
  readonly fault?: string | null;
}

const places = Array.from({ length: joinCodeLength }, (_, place) => place);

interface CodeSignsProps {
  readonly code: string;
  /** The box that is typed into next. */
  readonly caret?: number;
}

/** The signs of a code, each in its box; to be looked at. Words for reading aloud stand beside it. */
export function CodeSigns({ code, caret }: CodeSignsProps) {
  return places.map((place) => (
    <span
      key={place}
      aria-hidden="true"
      className={`code-box ${code[place] ? 'filled' : ''} ${place === caret ? 'next' : ''}`}
    >
      {code[place]}
    </span>
  ));
}

/**
 * Five boxes for the five signs of a code. One field lies unseen over the drawn boxes, so that typing, pasting and
 * reading aloud are as in any field; a sign that is in no code is refused with a word.
 */
export function CodeBoxes({ code, onChange, fault = null }: CodeBoxesProps) {
  const { t } = useTranslation('network');
  const id = useId();
  const [refused, setRefused] = useState<string | null>(null);
  const [caret, setCaret] = useState(code.length);
  const wrong = refused === null ? fault : t('code.notASign', { sign: refused });
  return (
    <div className="code-entry">
      <label htmlFor={id} className="small">
        {t('code.label')}
      </label>
      <div className="code-boxes">
        <CodeSigns code={code} caret={Math.min(caret, joinCodeLength - 1)} />
        <input
          id={id}
          value={code}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          inputMode="text"
          enterKeyHint="go"
          aria-invalid={wrong !== null}
          aria-describedby={wrong === null ? `${id}-says` : `${id}-says ${id}-wrong`}
          onSelect={(event) => setCaret(event.currentTarget.selectionStart ?? code.length)}
          onChange={({ target }) => {
            const entry = readCode(target.value);
            setRefused(entry.refused);
            onChange(entry.code, target.value);
          }}
        />
      </div>
      <span id={`${id}-says`} className="unseen">
        {t('code.says')}
      </span>
      <p className="fault" id={`${id}-wrong`} role="alert">
        {wrong}
      </p>
    </div>
  );
}
