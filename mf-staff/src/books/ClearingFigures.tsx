import { useQuery } from '@tanstack/react-query';
import { readClearing } from 'shared-api/books';
import { queryOf } from 'shared-api/http';
import { koboOf } from 'shared-api/money';
import { Card, Money, Stack } from 'shared-ui';
import { QueryState } from '../shared/QueryState.tsx';
import styles from './ClearingFigures.module.css';

const signs =
  'What the gateway took in and has not paid out yet: owed to the portal, so with a minus, as in Balances.';

const Figure = ({ label, naira, wrong = false }: { label: string; naira: number; wrong?: boolean }) => (
  <div>
    <dt>{label}</dt>
    <dd className={wrong ? 'error' : undefined}>
      <Money kobo={koboOf(naira)} />
    </dd>
  </div>
);

export function ClearingFigures() {
  const clearing = useQuery(queryOf(readClearing, {}));
  return (
    <Card>
      <QueryState query={clearing} subject="The clearing">
        {({ byLedger, byPayments, difference, openPayments, suspense }) => (
          <Stack space={3}>
            <p>{signs}</p>
            <dl className={styles.figures}>
              <Figure label="Clearing by ledger" naira={byLedger} />
              <Figure label={`Open payments (${openPayments})`} naira={byPayments} />
              <Figure label="Difference" naira={difference} wrong={difference !== 0} />
              <Figure label="In suspense" naira={suspense} />
            </dl>
          </Stack>
        )}
      </QueryState>
    </Card>
  );
}
