import { Banner, Button, CopyButton, Stack } from 'shared-ui';
import styles from './Security.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
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
    <CopyButton text={codes.join('\n')} block>
      Copy all
    </CopyButton>
    <Button variant="primary" block onClick={onDone}>
      I have kept them
    </Button>
  </Stack>
);
