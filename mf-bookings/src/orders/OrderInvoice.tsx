import { formatRrr, koboOf } from 'shared-api/money';
import type { Order } from 'shared-api/orders';
import { moneyState } from 'shared-api/transactions';
import { Card, Inline, LinkButton, links, Money, OutsideButton, Stack } from 'shared-ui';
import { DescriptionList } from 'shared-ui/data';

const wordsOf = ({ status, attention }: NonNullable<Order['invoice']>) => {
  if (attention) return 'A payment is being looked into by the finance office';
  if (status === 'Expired') return 'Expired: ask for a new invoice';
  return status;
};

const rrrOf = ({ rrr, status }: NonNullable<Order['invoice']>) =>
  rrr ? formatRrr(rrr) : moneyState({ status, paymentStatus: status }) === 'due' ? 'Being issued' : 'N/A';

export const OrderInvoice = ({ invoice }: { invoice: NonNullable<Order['invoice']> }) => (
  <Card title="Invoice">
    <Stack space={4}>
      <DescriptionList
        items={[
          { term: 'Invoice No', value: invoice.number },
          { term: 'Amount', value: <Money kobo={koboOf(invoice.amount)} /> },
          { term: 'RRR', value: rrrOf(invoice) },
          { term: 'Status', value: wordsOf(invoice) },
        ]}
      />
      <Inline>
        {invoice.paymentUrl && !invoice.attention && (
          <OutsideButton href={invoice.paymentUrl} variant="primary">
            Pay now
          </OutsideButton>
        )}
        <LinkButton to={links.transaction(String(invoice.transactionId), 2)}>View the invoice</LinkButton>
      </Inline>
    </Stack>
  </Card>
);
