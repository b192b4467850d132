import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { serviceQuery, updateServiceMutation } from 'shared-api';
import type { Service } from 'shared-api/contract';
import { Button } from 'shared-ui';
import { ConfirmDialog } from 'shared-ui/form';
import { updateOf } from './updateOf.ts';

/** Offers a service to clients, or no longer; bookings already made are served all the same. */
export function ServiceStatusAction({ service }: { service: Service }) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { mutate, isPending } = useMutation({ ...updateServiceMutation, onSettled: close });
  const queryClient = useQueryClient();
  const active = service.status !== false;
  /** The call carries every field: the others are sent as they are now, so that no colleague's price is undone. */
  const change = async () => {
    const now = await queryClient.fetchQuery({ ...serviceQuery(service.id), staleTime: 0 });
    mutate(updateOf(now, { Status: !active }));
  };
  const label = active ? 'Deactivate' : 'Activate';
  return (
    <>
      <Button size="small" aria-label={`${label} ${service.name}`} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        title={`${label} ${service.name}?`}
        open={asking}
        confirm={label}
        busy={isPending}
        onConfirm={() => void change().catch(close)}
        onClose={close}
      >
        <p>
          {active
            ? 'Clients can no longer book it. Bookings already made stay as they are and are served.'
            : 'Clients can book it again, at its present price.'}
        </p>
      </ConfirmDialog>
    </>
  );
}
