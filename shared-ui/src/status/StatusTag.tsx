import { Icon } from '../icons/Icon.tsx';
import styles from './StatusTag.module.css';
import { type StatusKind, statusText } from './statusText.ts';
import { type Tone, toneIcon } from './tone.ts';

/** Text and icon, with the colour only on top of them. */
export const Tag = ({ tone, children }: { tone: Tone; children: string }) => (
  <span className={`${styles.tag} ${styles[tone]}`}>
    <Icon name={toneIcon[tone]} size="1em" />
    {children}
  </span>
);

export function StatusTag({ kind, status }: { kind: StatusKind; status: string | null | undefined }) {
  const { text, tone } = statusText(kind, status);
  return <Tag tone={tone}>{text}</Tag>;
}
