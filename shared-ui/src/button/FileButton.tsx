import { useRef } from 'react';
import { Button, type ButtonProps } from './Button.tsx';

interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** The accessible name of the hidden input. */
  fileLabel: string;
  accept: string;
  onFile: (file: File) => unknown;
}

export function FileButton({ fileLabel, accept, onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
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
          // Otherwise the same file could not be chosen again.
          target.value = '';
          if (file) void onFile(file);
        }}
      />
    </>
  );
}
