import type { ReactNode } from 'react';
import { Breadcrumbs, Card, type Crumb, PageHeader } from 'shared-ui';
import styles from './FormPage.module.css';
import { home } from './home.ts';

interface FormPageProps {
  title: string;
  lead?: ReactNode;
  breadcrumbs?: readonly Crumb[];
  /** Between heading and card, such as the steps of a registration. */
  before?: ReactNode;
  /** Beneath the card, such as the way to another form. */
  after?: ReactNode;
  /** Two columns need more room than one. */
  wide?: boolean;
  children: ReactNode;
}

/** A form of its own on a public page: centred, of readable width. */
export const FormPage = ({ title, lead, breadcrumbs, before, after, wide, children }: FormPageProps) => (
  <div className={`${styles.page} ${wide ? styles.wide : ''}`}>
    <PageHeader
      title={title}
      lead={lead}
      breadcrumbs={breadcrumbs && <Breadcrumbs items={[home, ...breadcrumbs]} />}
    />
    {before}
    {children && <Card className={styles.card}>{children}</Card>}
    {after && <div className={styles.after}>{after}</div>}
  </div>
);
