import { useState } from 'react';
import { Button, Icon, Inline } from 'shared-ui';
import styles from './RrrToCopy.module.css';

/** The payment gateway's form accepts only digits. */
export function RrrToCopy({ text }: { text: string }) {
  const [copied, setCopied] = useState(false);
  const digits = text.replace(/\D/g, '');
  if (!digits) return text;
  const copy = () =>
    navigator.clipboard.writeText(digits).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Inline space={2}>
      <span className={`${styles.rrr} nowrap`}>{text}</span>
      <Button
        size="small"
        icon={<Icon name={copied ? 'check' : 'copy'} />}
        aria-label={copied ? 'RRR copied' : 'Copy RRR'}
        onClick={() => void copy()}
      >
        {copied ? 'Copied' : 'Copy'}
      </Button>
    </Inline>
  );
}
