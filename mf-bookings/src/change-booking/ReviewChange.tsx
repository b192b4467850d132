import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { type ChangeQuote, changeQuoteQuery, type WantedChange } from 'shared-api/changes';
import { ApiProblem, keys } from 'shared-api/http';
import { koboOf } from 'shared-api/money';
import { Banner, Button, Card, LoadFailure, Money, Skeletons, Stack, useOffline } from 'shared-ui';
import { type Column, DataTable, DescriptionList } from 'shared-ui/data';
import { FormActions } from 'shared-ui/form';
import { FundShortfall } from '../shared/FundShortfall.tsx';
import { Checking, Unknown } from '../shared/OutcomeUnknown.tsx';
import type { Phase } from './useConfirmChange.ts';

interface Props {
  wanted: WantedChange;
  phase: Phase;
  /** The sums are in naira. */
  onConfirm: (sums: { charge: number; refund: number }) => void;
  onCheckAgain: () => void;
  onEdit: () => void;
}

type Line = ChangeQuote['lines'][number];

const gone = ({ what }: Line) => (what === 'Passenger' ? 'Removed' : 'None');

const columns: readonly Column<Line>[] = [
  { key: 'what', title: 'What', rowScope: 'row', line: 1, dataIndex: 'what' },
  {
    key: 'before',
    title: 'Before',
    line: 2,
    named: true,
    whole: true,
    render: (_, { before }) => before ?? 'None',
  },
  {
    key: 'after',
    title: 'After',
    line: 3,
    named: true,
    whole: true,
    render: (_, line) => line.after ?? gone(line),
  },
];

const amount = (term: string, naira: number) => ({ term, value: <Money kobo={koboOf(naira)} /> });

const sums = ({ charge, refund, kept, newPrice, balanceAfter }: ChangeQuote) => [
  ...(charge > 0 ? [amount('Charged to the wallet', charge)] : []),
  ...(refund > 0 ? [amount('Refunded to the wallet', refund)] : []),
  ...(kept > 0 ? [amount('Not given back', kept)] : []),
  amount('New price', newPrice),
  ...(balanceAfter !== null && balanceAfter >= 0 ? [amount('Wallet after this change', balanceAfter)] : []),
];

const codeOf = (problem: unknown) => (problem instanceof ApiProblem ? problem.code : undefined);
const changed = { what: 'the booking was changed', once: 'nothing is changed or charged twice' };

export function ReviewChange({ wanted, phase, onConfirm, onCheckAgain, onEdit }: Props) {
  const queryClient = useQueryClient();
  const offline = useOffline();
  const confirmId = useId();
  // After sending, the booking may have a new version, and the server would refuse a quote for the old
  // version.
  const quote = useQuery({ ...changeQuoteQuery(wanted), enabled: phase === 'ready' });
  const isOutdated = codeOf(quote.error) === 'changed_meanwhile';
  useEffect(() => {
    if (isOutdated) void queryClient.invalidateQueries({ queryKey: keys.bookings });
  }, [isOutdated, queryClient]);
  if (phase === 'checking') return <Checking {...changed} />;
  if (phase === 'unknown')
    return <Unknown {...changed} same="this same change" onCheckAgain={onCheckAgain} />;
  if (!quote.data) {
    if (!quote.isError) return <Skeletons count={2} shape="cards" />;
    return (
      <Stack space={4}>
        {codeOf(quote.error) ? (
          <Banner tone="warning">{quote.error.message}</Banner>
        ) : (
          <LoadFailure what="The price" onRetry={quote.refetch} />
        )}
        <FormActions>
          <Button onClick={onEdit}>Edit</Button>
        </FormActions>
      </Stack>
    );
  }
  const { charge, refund, balanceAfter, warnings, lines } = quote.data;
  const missingKobo = balanceAfter !== null && balanceAfter < 0 ? koboOf(-balanceAfter) : 0;
  return (
    <Stack space={5}>
      <Card title="What changes" level={3}>
        <DataTable
          label="What changes"
          hideCaption
          columns={columns}
          dataSource={lines}
          rowKey={(line) => lines.indexOf(line)}
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
            loading={phase === 'sending'}
            explainDisabled={offline}
            onClick={() => onConfirm({ charge, refund })}
          >
            Confirm
          </Button>
        )}
        {phase === 'ready' && <Button onClick={onEdit}>Edit</Button>}
      </FormActions>
    </Stack>
  );
}
