import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { joinCodeLength } from '../../../../shared/protocol/messages.ts';
import { readCode } from './code-entry.ts';

interface CodeBoxesProps {
  readonly label: string;
  readonly code: string;
  /** `pasted`: the whole entered text, possibly a link with an address before the code. */
  readonly onChange: (code: string, pasted: string) => void;
  /** Another fault of the code, once it should show. */
  readonly fault?: string | null;
}

const places = Array.from({ length: joinCodeLength }, (_, place) => place);

interface CodeCharactersProps {
  readonly code: string;
  /** Index of the box for the next character. */
  readonly caret?: number;
}

/** The characters of a code in boxes, hidden from screen readers, which have a label. */
export function CodeCharacters({ code, caret }: CodeCharactersProps) {
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
 * Five boxes for the five characters of a code.
 * An invisible field over them makes typing, pasting and screen readers work as usual. It rejects characters that no
 * code contains, with a message.
 */
export function CodeBoxes({ label, code, onChange, fault = null }: CodeBoxesProps) {
  const { t } = useTranslation('network');
  const id = useId();
  const [refused, setRefused] = useState<string | null>(null);
  const [caret, setCaret] = useState(code.length);
  const wrong = refused === null ? fault : t('code.notASign', { sign: refused });
  return (
    <div className="code-entry">
      <label htmlFor={id} className="small">
        {label}
      </label>
      <div className="code-boxes">
        <CodeCharacters code={code} caret={Math.min(caret, joinCodeLength - 1)} />
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
