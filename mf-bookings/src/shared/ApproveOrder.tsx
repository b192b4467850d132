import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { mutationOf } from 'shared-api/http';
import { koboOf } from 'shared-api/money';
import { approveOrder, type ListedOrder } from 'shared-api/orders';
import { countOf } from 'shared-api/wording';
import { Button, MomentText, Money } from 'shared-ui';
import { ConfirmDialog } from 'shared-ui/dialogs';

/** `total` is the sum that was shown. The server refuses the approval if the order costs something else by now. */
export function ApproveOrder({ order, total }: { order: ListedOrder; total: number }) {
  const { id, version, flights, passengers, madeBy } = order;
  const [asked, setAsked] = useState(false);
  const approve = useMutation(mutationOf(approveOrder));
  const close = () => setAsked(false);
  const body = { version, expectedTotal: total };
  return (
    <>
      <Button variant="primary" onClick={() => setAsked(true)}>
        Approve
      </Button>
      <ConfirmDialog
        title="Approve this order?"
        open={asked}
        confirm="Approve and book"
        onConfirm={() => approve.mutateAsync({ params: { id }, body }).finally(close)}
        onClose={close}
      >
        <p>
          {madeBy?.name}, {countOf(passengers, 'passenger')}, <Money kobo={koboOf(total)} />
        </p>
        <ul>
          {flights.map(({ serviceName, flightNumber, flightAt }) => (
            <li key={`${serviceName} ${flightNumber} ${flightAt}`}>
              {serviceName} on {flightNumber}, <MomentText at={flightAt} />
            </li>
          ))}
        </ul>
        <p>
          All its flights are booked now. While the wallet does not hold the total, it waits and is booked
          once it does.
        </p>
      </ConfirmDialog>
    </>
  );
}
