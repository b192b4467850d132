import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import styles from './Banner.module.css';
import type { Tone } from './tone.ts';

export interface BannerProps {
  tone: Exclude<Tone, 'neutral'>;
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
  live?: 'polite' | 'assertive';
}

const roles = { polite: 'status', assertive: 'alert' } as const;

export const Banner = ({ tone, title, children, action, live }: BannerProps) => (
  <Alert
    type={tone}
    role={live ? roles[live] : 'presentation'}
    showIcon
    icon={<Icon name={tone} />}
    title={title && <strong>{title}</strong>}
    description={children}
    action={action}
    className={styles.banner}
  />
);
