import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { isMissing, queryOf } from 'shared-api/http';
import { invoiceByCode } from 'shared-api/wallet';
import { Card, LinkButton, LoadFailure, links, PageHeader, Skeletons, Stack } from 'shared-ui';
import { Result } from 'shared-ui/details';
import { Invoice } from './Invoice.tsx';
import styles from './InvoicePage.module.css';

const NoInvoice = () => (
  <Card className={`${styles.missing} narrow`}>
    <Result
      tone="error"
      title="Invoice not found"
      text="There is no invoice at this address. Open the link in the e-mail that brought you the invoice."
      actions={
        <LinkButton to={links.home()} variant="primary" size="large">
          Go to the homepage
        </LinkButton>
      }
    />
  </Card>
);

export function InvoicePage() {
  const [search] = useSearchParams();
  const code = search.get('code') ?? '';
  const { data, error, isLoading, refetch } = useQuery({
    ...queryOf(invoiceByCode, { params: { code } }),
    enabled: code !== '',
  });
  const missing = code === '' || (!data && isMissing(error));
  return (
    <Stack space={5} className="narrow" style={{ maxWidth: '45rem' }}>
      {missing ? <NoInvoice /> : <PageHeader title="Invoice" />}
      {isLoading && <Skeletons count={4} />}
      {error && !data && !isMissing(error) && <LoadFailure what="The invoice" onRetry={refetch} />}
      {data && <Invoice code={code} transaction={data} />}
    </Stack>
  );
}
