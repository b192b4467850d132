import { PageHeader, Stack } from 'shared-ui';
import { Tabs } from 'shared-ui/tabs';
import { Reconciliation } from './Reconciliation.tsx';

/** What the finance office reconciles with the gateway and closes month by month. */
export const BooksPage = () => (
  <Stack space={5}>
    <PageHeader title="Books" />
    <Tabs
      label="Books"
      param="tab"
      items={[{ key: 'reconciliation', label: 'Reconciliation', content: <Reconciliation /> }]}
    />
  </Stack>
);
