import type { ReactNode } from 'react';
import { Breadcrumbs, Card, type Crumb } from 'shared-ui';
import { Result, type ResultProps } from 'shared-ui/details';
import styles from './FormPage.module.css';
import { home } from './home.ts';

interface OutcomePageProps extends ResultProps {
  breadcrumbs?: readonly Crumb[];
  before?: ReactNode;
}

export const OutcomePage = ({ breadcrumbs, before, ...result }: OutcomePageProps) => (
  <div className={`${styles.page} narrow`}>
    {breadcrumbs && <Breadcrumbs items={[home, ...breadcrumbs]} />}
    {before}
    <Card className={styles.card}>
      <Result {...result} />
    </Card>
  </div>
);
