import { Tag as AntdTag } from 'antd';
import styles from './StatusTag.module.css';
import { type StatusKind, statusText } from './statusTones.ts';
import type { Tone } from './tone.ts';

const colours = {
  success: 'success',
  info: 'processing',
  warning: 'warning',
  error: 'error',
  neutral: 'default',
} as const satisfies Record<Tone, string>;

export const Tag = ({ tone, children }: { tone: Tone; children: string }) => (
  <AntdTag color={colours[tone]} variant="filled" className={styles.tag}>
    {children}
  </AntdTag>
);

export function StatusTag({ kind, status }: { kind: StatusKind; status: string | null | undefined }) {
  const { text, tone } = statusText(kind, status);
  return <Tag tone={tone}>{text}</Tag>;
}
