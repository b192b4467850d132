import { useQuery } from '@tanstack/react-query';
import { clearingQuery } from 'shared-api/books';
import { koboOf } from 'shared-api/money';
import { Money } from 'shared-ui';
import { StatTile, StatTiles } from 'shared-ui/data';
import { QueryState } from '../shared/QueryState.tsx';

/** What the gateway still owes, counted twice: anything but a difference of 0.00 is an error of the portal. */
export function ClearingTiles() {
  const clearing = useQuery(clearingQuery);
  return (
    <QueryState query={clearing} subject="The clearing">
      {({ byLedger, byPayments, difference, openPayments, suspense }) => (
        <StatTiles>
          <StatTile small icon="table" label="Clearing by ledger" value={<Money kobo={koboOf(byLedger)} />} />
          <StatTile
            small
            icon="payments"
            label={`Open payments (${openPayments})`}
            value={<Money kobo={koboOf(byPayments)} />}
          />
          <StatTile
            small
            icon={difference === 0 ? 'success' : 'error'}
            label="Difference"
            value={<Money kobo={koboOf(difference)} />}
          />
          <StatTile small icon="warning" label="In suspense" value={<Money kobo={koboOf(suspense)} />} />
        </StatTiles>
      )}
    </QueryState>
  );
}
