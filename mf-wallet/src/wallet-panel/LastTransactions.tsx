import { useQuery } from '@tanstack/react-query';
import { koboOf } from 'shared-api/money';
import { standingOf, transactionTypes } from 'shared-api/transactions';
import { transactionsQuery } from 'shared-api/wallet';
import { Button, DateText, Money, RowList, Skeletons, Stack, StatusTag } from 'shared-ui';
import styles from './LastTransactions.module.css';

const shown = 5;

export function LastTransactions() {
  const { data, isPending, isFetching, refetch } = useQuery(
    transactionsQuery(transactionTypes.fund, { pageNumber: 1 }),
  );
  if (isPending) return <Skeletons count={3} />;
  if (!data)
    return (
      <Stack space={2}>
        <small>The transactions could not be loaded</small>
        <Button size="small" loading={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </Stack>
    );
  const newest = data.data.transactions.slice(0, shown);
  if (newest.length === 0) return <small>There are no fund transactions to display</small>;
  return (
    <RowList>
      {newest.map((transaction) => (
        <li key={transaction.transactionId}>
          <span className={styles.sum}>
            <strong>
              <Money kobo={koboOf(transaction.amount)} />
            </strong>
            <small>
              <DateText at={transaction.dateCreated} />
            </small>
          </span>
          <StatusTag kind="payment" status={standingOf(transaction).shown} />
        </li>
      ))}
    </RowList>
  );
}
