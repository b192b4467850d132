import { Card as AntdCard } from 'antd';
import type { ReactNode } from 'react';
import { classNames } from '../button/Button.tsx';
import styles from './Card.module.css';
import { Inline } from './Stack.tsx';

export interface CardProps {
  title?: ReactNode;
  level?: 2 | 3;
  actions?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

export function Card({ title, level = 2, actions, children, className }: CardProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <AntdCard
      className={classNames(styles.card, className)}
      title={title && <Heading>{title}</Heading>}
      extra={actions && <Inline space={2}>{actions}</Inline>}
    >
      {children}
    </AntdCard>
  );
}
