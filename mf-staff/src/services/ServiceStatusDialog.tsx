import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from 'shared-api/contract';
import { mutationOf, queryOf } from 'shared-api/http';
import { type Service, serviceById, updateService } from 'shared-api/services';
import { ConfirmDialog } from 'shared-ui/dialogs';

type Update = BodyOf<typeof updateService>;

/** The call requires every field (SERVICES-09), so unchanged values are sent too. */
const updateOf = (service: Service, change: Partial<Update>): Update => ({
  Id: service.id,
  Name: service.name,
  Description: service.description ?? '',
  Price: service.price,
  ServiceTypeId: service.serviceTypeId ?? 1,
  Status: service.status !== false,
  version: service.version,
  ...change,
});

export function ServiceStatusDialog({ service, onClose }: { service: Service; onClose: () => void }) {
  const { mutateAsync } = useMutation({ ...mutationOf(updateService), onSettled: onClose });
  const queryClient = useQueryClient();
  const active = service.status !== false;
  /** The service is fetched first, so that a colleague's new price is not overwritten. */
  const change = async () => {
    const now = await queryClient.fetchQuery({
      ...queryOf(serviceById, { params: { id: service.id } }),
      staleTime: 0,
    });
    await mutateAsync({ body: updateOf(now, { Status: !active }) });
  };
  const label = active ? 'Deactivate' : 'Activate';
  return (
    <ConfirmDialog
      title={`${label} ${service.name}?`}
      open
      confirm={label}
      onConfirm={() => change().catch(onClose)}
      onClose={onClose}
    >
      <p>
        {active
          ? 'Clients can no longer book it. Bookings already made stay as they are and are served.'
          : 'Clients can book it again, at its present price.'}
      </p>
    </ConfirmDialog>
  );
}
