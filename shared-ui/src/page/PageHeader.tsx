import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { Inline, Stack } from '../layout/Stack.tsx';
import styles from './PageHeader.module.css';
import { useDocumentTitle } from './useDocumentTitle.ts';
import { usePageHeading } from './usePageHeading.ts';

export interface PageHeaderProps {
  title: string;
  documentTitle?: string;
  lead?: ReactNode;
  breadcrumbs?: ReactNode;
  before?: ReactNode;
  actions?: ReactNode;
}

/** The heading is the page's only h1. */
export function PageHeader({ title, documentTitle, lead, breadcrumbs, before, actions }: PageHeaderProps) {
  const heading = usePageHeading();
  useDocumentTitle(documentTitle ?? title);
  return (
    <Stack component="header" space={2} className={styles.header}>
      {breadcrumbs}
      <Flex wrap align="center" justify="space-between" className={styles.row}>
        <div className={styles.titles}>
          <Inline wrap={false}>
            {before}
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
          </Inline>
          {lead && <div className={`${styles.lead} soft`}>{lead}</div>}
        </div>
        {actions && <Inline space={2}>{actions}</Inline>}
      </Flex>
    </Stack>
  );
}
