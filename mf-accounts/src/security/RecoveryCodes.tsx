import { Banner, Button, Stack } from 'shared-ui';
import styles from './Security.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** Shown this once: the server keeps only what it needs to know them again. */
export const RecoveryCodes = ({ codes, onDone }: RecoveryCodesProps) => (
  <Stack space={4}>
    <Banner tone="warning" live="polite">
      These recovery codes are shown only now. Print them or write them down: each opens your account once
      when you do not have your telephone.
    </Banner>
    <ul className={styles.codes} aria-label="Recovery codes">
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
    <Button variant="primary" block onClick={onDone}>
      I have kept them
    </Button>
  </Stack>
);
