import { useState } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { notify } from '../notifications/notify.ts';
import { Button, type ButtonProps } from './Button.tsx';

interface CopyButtonProps extends Pick<ButtonProps, 'size' | 'block'> {
  text: string;
  children?: string;
}

/** A browser may refuse to copy, and a page without HTTPS has no clipboard. */
export function CopyButton({ text, children = 'Copy', ...button }: CopyButtonProps) {
  const [copied, setCopied] = useState<string>();
  const isCopied = copied === text;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      notify.error('Not copied: the browser does not permit it');
    }
  };
  return (
    <Button {...button} icon={<Icon name={isCopied ? 'check' : 'copy'} />} onClick={() => void copy()}>
      {isCopied ? 'Copied' : children}
    </Button>
  );
}
