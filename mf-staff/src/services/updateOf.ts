import type { BodyOf } from 'shared-api/contract';
import type { Service, updateService } from 'shared-api/services';

type Update = BodyOf<typeof updateService>;

/** The request that changes nothing of a service but what is given: the call takes every field (SERVICES-09). */
export const updateOf = (service: Service, change: Partial<Update>): Update => ({
  Id: service.id,
  Name: service.name,
  Description: service.description ?? '',
  Price: service.price,
  ServiceTypeId: service.serviceTypeId ?? 1,
  Status: service.status !== false,
  ...change,
});
