import { useState } from 'react';
import { Banner, Button, Icon, Stack } from 'shared-ui';
import styles from './Security.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

function CopyCodes({ codes }: Pick<RecoveryCodesProps, 'codes'>) {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Button icon={<Icon name={copied ? 'check' : 'copy'} />} block onClick={() => void copy()}>
      {copied ? 'Copied' : 'Copy all'}
    </Button>
  );
}

/** The codes are shown only once, because the server stores only their hashes. */
export const RecoveryCodes = ({ codes, onDone }: RecoveryCodesProps) => (
  <Stack space={4}>
    <Banner tone="warning" live="polite">
      These recovery codes are shown only now. Write them down or keep them in a password manager: each opens
      your account once when you do not have your telephone.
    </Banner>
    <ul className={styles.codes} aria-label="Recovery codes">
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
    <CopyCodes codes={codes} />
    <Button variant="primary" block onClick={onDone}>
      I have kept them
    </Button>
  </Stack>
);
