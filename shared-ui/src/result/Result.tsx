import { Result as AntdResult } from 'antd';
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { Inline } from '../layout/Stack.tsx';
import { useDocumentTitle } from '../page/useDocumentTitle.ts';
import { usePageHeading } from '../page/usePageHeading.ts';
import type { Tone } from '../status/tone.ts';
import styles from './Result.module.css';

export interface ResultProps {
  tone: Exclude<Tone, 'neutral'>;
  title: string;
  text?: ReactNode;
  live?: 'status' | 'alert';
  actions?: ReactNode;
  children?: ReactNode;
}

export function Result({ tone, title, text, live, actions, children }: ResultProps) {
  const heading = usePageHeading();
  useDocumentTitle(title);
  return (
    <AntdResult
      status={tone}
      icon={<Icon name={tone} size="4rem" />}
      title={
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
      }
      subTitle={text && <div role={live}>{text}</div>}
      classNames={styles}
    >
      {children}
      {actions && (
        <Inline justify="center" className={styles.actions}>
          {actions}
        </Inline>
      )}
    </AntdResult>
  );
}
