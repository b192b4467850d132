import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { listOf } from 'shared-api/http';
import { listPayouts } from 'shared-api/payouts';
import { usePublicSettings } from 'shared-api/settings';
import { Banner, Button, PageHeader, Stack, usePageParam } from 'shared-ui';
import { QueryTable } from 'shared-ui/data';
import { AskPayout } from './AskPayout.tsx';
import { payoutColumns } from './payoutColumns.tsx';

/** A client who closes the account may ask for a payout even while the setting `payouts` is off. */
export function PayoutsPage() {
  const { payouts } = usePublicSettings();
  const asked = useQuery(listOf(listPayouts, { query: { pageNumber: usePageParam() } }));
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
      <QueryTable
        label="Payouts"
        query={asked}
        columns={payoutColumns}
        rowKey={({ id }) => id}
        empty="You have not asked for a payout"
      />
      {asking && <AskPayout closing={closing} onClose={close} />}
    </Stack>
  );
}
