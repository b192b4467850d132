import type { ReactNode } from 'react';
import { Breadcrumbs, Card, type Crumb, PageHeader } from 'shared-ui';
import styles from './FormPage.module.css';
import { home } from './home.ts';

interface FormPageProps {
  title: string;
  lead?: ReactNode;
  breadcrumbs?: readonly Crumb[];
  before?: ReactNode;
  after?: ReactNode;
  wide?: boolean;
  children: ReactNode;
}

export const FormPage = ({ title, lead, breadcrumbs, before, after, wide, children }: FormPageProps) => (
  <div className={`${styles.page} ${wide ? styles.wide : ''} narrow`}>
    <PageHeader
      title={title}
      lead={lead}
      breadcrumbs={breadcrumbs && <Breadcrumbs items={[home, ...breadcrumbs]} />}
    />
    {before}
    {children && <Card className={styles.card}>{children}</Card>}
    {after && <div className={`${styles.after} soft linksInText`}>{after}</div>}
  </div>
);
