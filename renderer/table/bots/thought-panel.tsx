import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Icon, Scroller, useBack } from '../../design/index.ts';

interface ThoughtPanelProps {
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * What a bot thinks, on a slip beside the board: the table stays in sight and can be played on. It takes the focus, Escape
 * puts it away, and the focus goes back to where it was.
 */
export function ThoughtPanel({ title, onClose, children }: ThoughtPanelProps) {
  const { t } = useTranslation('shell');
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useBack(true, onClose);
  useEffect(() => {
    const before = document.activeElement;
    const inside = panel.current;
    heading.current?.focus();
    return () => {
      const isHere = inside?.contains(document.activeElement) === true || document.activeElement === document.body;
      if (isHere && before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <aside
      className="thought card"
      ref={panel}
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // nothing that is half-made on the board is put back with it
        event.stopPropagation();
        event.preventDefault();
        onClose();
      }}
    >
      <header>
        <Icon name="bot" size={24} />
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <Button icon="close" label={t('close')} onPress={onClose} />
      </header>
      <Scroller className="thought-body">{children}</Scroller>
    </aside>
  );
}
