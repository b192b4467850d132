import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { listOf } from 'shared-api/http';
import { listPayouts } from 'shared-api/payouts';
import { usePublicSettings } from 'shared-api/settings';
import { Banner, Button, LoadFailure, PageHeader, Skeletons, Stack, usePageParam } from 'shared-ui';
import { DataTable } from 'shared-ui/data';
import { AskPayout } from './AskPayout.tsx';
import { payoutColumns } from './payoutColumns.tsx';

function Payouts() {
  const { data, isError, isPlaceholderData, refetch } = useQuery(
    listOf(listPayouts, { query: { pageNumber: usePageParam() } }),
  );
  if (isError && !data) return <LoadFailure what="The payouts" onRetry={refetch} />;
  if (!data) return <Skeletons count={4} />;
  return (
    <DataTable
      label="Payouts"
      columns={payoutColumns}
      dataSource={data.data}
      rowKey={({ id }) => id}
      meta={data.meta}
      stale={isPlaceholderData}
      empty="You have not asked for a payout"
    />
  );
}

/** A client who closes the account may ask for a payout even while the setting `payouts` is off. */
export function PayoutsPage() {
  const { payouts } = usePublicSettings();
  const [address, setAddress] = useSearchParams();
  const closing = address.has('closing');
  const [asking, setAsking] = useState(closing);
  const close = () => {
    setAsking(false);
    setAddress({}, { replace: true });
  };
  return (
    <Stack space={5}>
      <PageHeader
        title="Payouts"
        actions={
          payouts && (
            <Button variant="primary" onClick={() => setAsking(true)}>
              Ask for a payout
            </Button>
          )
        }
      />
      {!payouts && <Banner tone="info">Payouts cannot be asked for at present.</Banner>}
      <Payouts />
      {asking && <AskPayout closing={closing} onClose={close} />}
    </Stack>
  );
}
