import { Tag as AntdTag } from 'antd';
import { Icon } from '../icons/Icon.tsx';
import styles from './StatusTag.module.css';
import { type StatusKind, statusText } from './statusText.ts';
import { type Tone, toneIcon } from './tone.ts';

const colours = {
  success: 'success',
  info: 'processing',
  warning: 'warning',
  error: 'error',
  neutral: 'default',
} as const satisfies Record<Tone, string>;

/** Text and icon, with the colour only on top of them. */
export const Tag = ({ tone, children }: { tone: Tone; children: string }) => (
  <AntdTag
    color={colours[tone]}
    variant="outlined"
    icon={<Icon name={toneIcon[tone]} size="1em" />}
    className={styles.tag}
  >
    {children}
  </AntdTag>
);

export function StatusTag({ kind, status }: { kind: StatusKind; status: string | null | undefined }) {
  const { text, tone } = statusText(kind, status);
  return <Tag tone={tone}>{text}</Tag>;
}
