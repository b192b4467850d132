import { CopyButton, Inline } from 'shared-ui';
import styles from './RrrToCopy.module.css';

/** The payment gateway's form accepts only digits. */
export function RrrToCopy({ text }: { text: string }) {
  const digits = text.replace(/\D/g, '');
  if (!digits) return text;
  return (
    <Inline space={2}>
      <span className={`${styles.rrr} nowrap`}>{text}</span>
      <CopyButton size="small" text={digits}>
        Copy RRR
      </CopyButton>
    </Inline>
  );
}
