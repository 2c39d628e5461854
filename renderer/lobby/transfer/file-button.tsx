import { type ChangeEvent, useRef } from 'react';
import { Button } from '../../design/index.ts';

interface FileButtonProps {
  /** The ending of the files that it offers. */
  readonly accept: string;
  readonly label: string;
  readonly onFile: (file: File) => void;
}

/** A button that chooses a file. */
export function FileButton({ accept, label, onFile }: FileButtonProps) {
  const files = useRef<HTMLInputElement>(null);
  const chosen = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (file !== undefined) onFile(file);
    // allows choosing the same file again
    currentTarget.value = '';
  };
  return (
    <>
      {/* the browser's own button would use the browser's language */}
      <input ref={files} type="file" accept={accept} hidden onChange={chosen} />
      <Button kind="primary" icon="open" onPress={() => files.current?.click()}>
        {label}
      </Button>
    </>
  );
}
