import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keys, mutationOf } from 'shared-api/http';
import { koboOf } from 'shared-api/money';
import { approveOrder, type Order } from 'shared-api/orders';
import { countOf } from 'shared-api/wording';
import { Button, MomentText, Money } from 'shared-ui';
import { ConfirmDialog } from 'shared-ui/dialogs';

export function ApproveOrder({ order }: { order: Order }) {
  const { id, version, flights, passengers, madeBy, totalNow, warning } = order;
  const [asked, setAsked] = useState(false);
  const queryClient = useQueryClient();
  const approve = useMutation({
    ...mutationOf(approveOrder),
    // The server refuses if the order costs something else by now, so the new total must be shown.
    onError: () => void queryClient.invalidateQueries({ queryKey: keys.orders }),
  });
  const close = () => setAsked(false);
  if (totalNow === null) return null;
  const body = { version, expectedTotal: totalNow };
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
        {warning && <p>{warning}</p>}
        <p>
          {madeBy?.name}, {countOf(passengers, 'passenger')}, <Money kobo={koboOf(totalNow)} />
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
