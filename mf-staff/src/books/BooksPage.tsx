import { PageHeader, Stack } from 'shared-ui';
import { Tabs } from 'shared-ui/tabs';
import { BooksOfToday } from './BooksOfToday.tsx';
import { Codes } from './codes/Codes.tsx';
import { Months } from './months/Months.tsx';
import { Payouts } from './payouts/Payouts.tsx';
import { Reconciliation } from './Reconciliation.tsx';
import { Balances } from './reports/Balances.tsx';
import { Revenue } from './reports/Revenue.tsx';
import { Decisions } from './settlement/Decisions.tsx';
import { Missing } from './settlement/Missing.tsx';

export const BooksPage = () => (
  <Stack space={5}>
    <PageHeader title="Books" />
    <BooksOfToday />
    <Tabs
      label="Books"
      param="tab"
      items={[
        { key: 'reconciliation', label: 'Reconciliation', content: <Reconciliation /> },
        { key: 'missing', label: 'Missing', content: <Missing /> },
        { key: 'decisions', label: 'Decisions', content: <Decisions /> },
        { key: 'balances', label: 'Balances', content: <Balances /> },
        { key: 'revenue', label: 'Revenue', content: <Revenue /> },
        { key: 'months', label: 'Months', content: <Months /> },
        { key: 'payouts', label: 'Payouts', content: <Payouts /> },
        { key: 'codes', label: 'Codes', content: <Codes /> },
      ]}
    />
  </Stack>
);
