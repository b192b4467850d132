import { airports } from '../airports/airports.ts';

/** Users have these values as `ClientTypeId`, and services as `ServiceTypeId`. */
export const serviceTypes = { Domestic: 1, International: 2 } as const;
export type ServiceType = keyof typeof serviceTypes;

export const serviceDirections = { Arrival: 1, Departure: 2 } as const;

export const serviceTypeChoices = Object.entries(serviceTypes).map(([label, key]) => ({ key, label }));

export const serviceTypeLabel = (id: number | null | undefined): ServiceType =>
  id === serviceTypes.International ? 'International' : 'Domestic';

/** A booking contains only the name of its service. `wayOf` finds the direction in the name. */
export interface DirectedService {
  name: string;
  direction?: number | null | undefined;
}

/** The direction is seen from the airport where the passengers are met. */
export function wayOf({ name, direction }: DirectedService): 'arrival' | 'departure' | undefined {
  if (direction === serviceDirections.Arrival || /arrival/i.test(name)) return 'arrival';
  return direction === serviceDirections.Departure || /departure/i.test(name) ? 'departure' : undefined;
}

/** `here` is the airport of the service, so an arrival comes from `other`. */
export function routeFacts(service: DirectedService, here: string, other: string): [string, string][] {
  const way = wayOf(service);
  if (!way) return [['Destination', other]];
  return way === 'arrival'
    ? [
        ['From', other],
        ['To', here],
      ]
    : [
        ['From', here],
        ['To', other],
      ];
}

export function routeWords(service: DirectedService, here: string, other: string): string {
  const way = wayOf(service);
  if (!way) return `${here} – ${other}`;
  return way === 'arrival' ? `${other} to ${here}` : `${here} to ${other}`;
}

interface ServiceKind {
  serviceTypeId?: number | undefined;
  direction?: number | null | undefined;
}

const agree = (one: number | null | undefined, other: number | null | undefined): boolean =>
  !one || !other || one === other;

export const goesWith = (booked: ServiceKind, additional: ServiceKind): boolean =>
  agree(booked.serviceTypeId, additional.serviceTypeId) && agree(booked.direction, additional.direction);

export const isNowhere = ({ notOfferedAt }: { notOfferedAt?: readonly number[] | undefined }): boolean =>
  notOfferedAt?.length === airports.length;

export const usableTypes = ({ clientTypeId }: { clientTypeId: number | null }): number[] =>
  clientTypeId === serviceTypes.International
    ? Object.values(serviceTypes)
    : [clientTypeId ?? serviceTypes.Domestic];
