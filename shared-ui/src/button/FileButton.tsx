import { useRef } from 'react';
import { notify } from '../notifications/notify.ts';
import { Button, type ButtonProps } from './Button.tsx';

interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** The hidden file input has this accessible name. */
  fileLabel: string;
  accept: string;
  onFile: (file: File) => unknown;
}

export function FileButton({ fileLabel, accept, onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File) => {
    try {
      await onFile(file);
    } catch {
      notify.error('The file could not be read. Please choose it again');
    }
  };
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={fileLabel}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Without this reset, choosing the same file again would cause no change event.
          target.value = '';
          if (file) void take(file);
        }}
      />
    </>
  );
}
