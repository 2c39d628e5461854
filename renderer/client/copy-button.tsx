import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../design/index.ts';
import { mayCopy } from './may-copy.ts';

interface CopyButtonProps {
  /** The text to copy. */
  readonly text: string;
  readonly label: string;
  readonly disabled?: boolean;
  /** True to show only the icon, in a row of such buttons. */
  readonly bare?: boolean;
}

/** Copies a text to the clipboard and reports success or failure. Nothing if the page may not copy. */
export function CopyButton({ text, label, disabled = false, bare = false }: CopyButtonProps) {
  const { t } = useTranslation('network');
  /** The last copied text and whether that worked; it does not apply to another text. */
  const [last, setLast] = useState<{ readonly text: string; readonly arrived: boolean } | null>(null);
  if (!mayCopy()) return null;
  const state = last === null || last.text !== text ? 'ready' : last.arrived ? 'copied' : 'failed';
  const copy = async () => {
    const arrived = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setLast({ text, arrived });
  };
  const words = state === 'copied' ? t('copied') : label;
  const button = { icon: state === 'copied' ? 'check' : 'copy', disabled, onPress: () => void copy() } as const;
  return (
    <>
      {bare ? <Button kind="quiet" label={words} {...button} /> : <Button {...button}>{words}</Button>}
      {state === 'failed' && (
        <span role="alert" className="small">
          {t('copyFailed')}
        </span>
      )}
    </>
  );
}
