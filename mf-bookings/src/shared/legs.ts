import { personKey } from 'shared-api/people';
import { goesWith, type Service } from 'shared-api/services';
import type { AddedPassenger, FlightValues } from './bookingValues.ts';

export interface AlsoBooked {
  serviceId: number;
  flight: FlightValues;
}

export interface Leg {
  service: Service;
  added: readonly AddedPassenger[];
}

export const otherDirection = (service: Service, services: readonly Service[]): Service[] =>
  services.filter(
    ({ direction, serviceTypeId, status }) =>
      status !== false &&
      direction &&
      service.direction &&
      direction !== service.direction &&
      goesWith({ serviceTypeId: service.serviceTypeId }, { serviceTypeId }),
  );

/** A passenger with several flights counts only once. */
export function everybody(added: readonly AddedPassenger[]): AddedPassenger[] {
  const names = added.map(({ person }) => personKey(person));
  return added.filter((_, at) => names.indexOf(names[at] ?? '') === at);
}

interface Draft {
  added: readonly AddedPassenger[];
  also: AlsoBooked | undefined;
}

export function legsOf({ added, also }: Draft, service: Service, services: readonly Service[]): Leg[] {
  const other = also && otherDirection(service, services).find(({ id }) => id === also.serviceId);
  const first = { service, added };
  if (!also || !other) return [first];
  return [first, { service: other, added: everybody(added).map((one) => ({ ...one, flight: also.flight })) }];
}
