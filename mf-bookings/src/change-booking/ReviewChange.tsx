import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  type ChangeQuote,
  changeBookingMutation,
  changeQuoteQuery,
  type WantedChange,
} from 'shared-api/changes';
import { ApiProblem, isUnanswered, keys, newIdempotencyKey } from 'shared-api/http';
import { koboOf } from 'shared-api/values';
import { Banner, Button, Card, LoadFailure, links, Money, Skeletons, Stack, useOffline } from 'shared-ui';
import { DataTable, DescriptionList } from 'shared-ui/data';
import { FormActions } from 'shared-ui/form';
import { FundShortfall } from '../shared/FundShortfall.tsx';

interface Props {
  wanted: WantedChange;
  onEdit: () => void;
}

type Line = ChangeQuote['lines'][number];

const columns = [
  { key: 'what', header: 'What', rowHeader: true, render: ({ what }: Line) => what },
  { key: 'before', header: 'Before', render: ({ before }: Line) => before ?? 'None' },
  { key: 'after', header: 'After', render: ({ after }: Line) => after ?? 'None' },
];

const amount = (term: string, naira: number) => ({ term, value: <Money kobo={koboOf(naira)} /> });

/** What moves, what the booking costs then, and the owner's wallet afterwards. */
const sums = ({ charge, refund, kept, newPrice, balanceAfter }: ChangeQuote) => [
  ...(charge > 0 ? [amount('Charged to the wallet', charge)] : []),
  ...(refund > 0 ? [amount('Refunded to the wallet', refund)] : []),
  ...(kept > 0 ? [amount('Not given back', kept)] : []),
  amount('New price', newPrice),
  ...(balanceAfter !== null && balanceAfter >= 0 ? [amount('Wallet after this change', balanceAfter)] : []),
];

const maxChecks = 5;

/** What is another, what it costs or gives back, and Confirm; a lost reply is asked for again under the same key. */
export function ReviewChange({ wanted, onEdit }: Props) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const offline = useOffline();
  const confirmId = useId();
  const [idempotencyKey, setIdempotencyKey] = useState(newIdempotencyKey);
  const quote = useQuery(changeQuoteQuery(wanted));
  const change = useMutation({
    ...changeBookingMutation,
    retry: (failures, problem) => isUnanswered(problem) && failures < maxChecks,
    onSuccess: () => navigate(links.booking(String(wanted.id))),
    onError: (problem) => {
      if (!(problem instanceof ApiProblem) || isUnanswered(problem)) return;
      // Another Confirm may be for other sums: a request of its own.
      setIdempotencyKey(newIdempotencyKey());
      void queryClient.invalidateQueries({ queryKey: keys.wallet });
      if (problem.code === 'changed_meanwhile')
        void queryClient.invalidateQueries({ queryKey: keys.bookings });
    },
  });
  if (!quote.data) {
    if (quote.isError) return <LoadFailure what="The price" onRetry={() => void quote.refetch()} />;
    return <Skeletons count={2} shape="cards" />;
  }
  const { charge, refund, balanceAfter, warnings, lines } = quote.data;
  const missingKobo = balanceAfter !== null && balanceAfter < 0 ? koboOf(-balanceAfter) : 0;
  return (
    <Stack space={5}>
      <Card title="What changes" level={3}>
        <DataTable
          label="What changes"
          columns={columns}
          rows={lines}
          rowKey={({ what, before }) => `${what} ${before}`}
          empty="Nothing changes"
        />
      </Card>
      <Card title="Price" level={3}>
        <DescriptionList items={sums(quote.data)} />
      </Card>
      {warnings.map((warning) => (
        <Banner key={warning} tone="warning">
          {warning}
        </Banner>
      ))}
      <FundShortfall missingKobo={missingKobo} confirmId={confirmId} />
      <FormActions>
        {missingKobo === 0 && (
          <Button
            id={confirmId}
            variant="primary"
            size="large"
            loading={change.isPending}
            explainDisabled={offline}
            onClick={() => change.mutate({ ...wanted, charge, refund, idempotencyKey })}
          >
            Confirm
          </Button>
        )}
        {!change.isPending && <Button onClick={onEdit}>Edit</Button>}
      </FormActions>
    </Stack>
  );
}
