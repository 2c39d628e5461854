import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useBack } from './back.ts';
import { Button } from './button.tsx';
import { Scroller } from './scroller.tsx';

interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  /** Called on Escape, Back, the close button and a press beside the sheet. */
  readonly onClose: () => void;
  readonly closeLabel: string;
  readonly children: ReactNode;
  /** Buttons at the bottom, the main one last. */
  readonly actions?: ReactNode;
  /** Where it opens: from the side (the log, the rules), or as a card in the middle. */
  readonly placement?: 'middle' | 'side' | undefined;
  readonly wide?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A modal sheet on the browser's dialog: it traps the focus while open and restores it afterwards. */
export function Dialog(props: DialogProps) {
  const {
    open,
    title,
    onClose,
    closeLabel,
    children,
    actions,
    placement = 'middle',
    wide = false,
    className = '',
  } = props;
  const sheet = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useBack(open, onClose);
  useEffect(() => {
    const dialog = sheet.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);
  // in some browsers, removing an open modal would leave the rest of the page inert
  useEffect(() => {
    const dialog = sheet.current;
    return () => dialog?.close();
  }, []);
  useEffect(() => {
    const dialog = sheet.current;
    if (!dialog) return;
    const beside = (event: MouseEvent) => {
      if (event.target === dialog) onClose();
    };
    const cancel = (event: Event) => {
      event.preventDefault();
      onClose();
    };
    // some browsers close a modal on Back without asking
    const closed = () => {
      if (open) onClose();
    };
    dialog.addEventListener('click', beside);
    dialog.addEventListener('cancel', cancel);
    dialog.addEventListener('close', closed);
    return () => {
      dialog.removeEventListener('close', closed);
      dialog.removeEventListener('click', beside);
      dialog.removeEventListener('cancel', cancel);
    };
  }, [open, onClose]);
  return (
    <dialog ref={sheet} className={`dialog ${placement} ${wide ? 'wide' : ''} ${className}`} aria-labelledby={heading}>
      {open && (
        <div className="dialog-sheet">
          <header>
            <h2 id={heading}>{title}</h2>
            <Button icon="close" label={closeLabel} onPress={onClose} />
          </header>
          <Scroller className="dialog-body">{children}</Scroller>
          {actions !== undefined && <footer>{actions}</footer>}
        </div>
      )}
    </dialog>
  );
}
