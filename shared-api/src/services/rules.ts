import { airports } from '../airports/airports.ts';

/** A user has it as `ClientTypeId`, a service as `ServiceTypeId` (G01). */
export const serviceTypes = { Domestic: 1, International: 2 } as const;
export type ServiceType = keyof typeof serviceTypes;

export const serviceDirections = { Arrival: 1, Departure: 2 } as const;

export const serviceTypeChoices = Object.entries(serviceTypes).map(([label, key]) => ({ key, label }));

export const serviceTypeLabel = (id: number | null | undefined): ServiceType =>
  id === serviceTypes.International ? 'International' : 'Domestic';

/** The service of a booking says its direction by its name alone. */
export interface DirectedService {
  name: string;
  direction?: number | null | undefined;
}

/** The way is seen from the airport where the passengers are met. */
export function wayOf({ name, direction }: DirectedService): 'arrival' | 'departure' | undefined {
  if (direction === serviceDirections.Arrival || /arrival/i.test(name)) return 'arrival';
  return direction === serviceDirections.Departure || /departure/i.test(name) ? 'departure' : undefined;
}

/** A booking names the airport of its service first: an arrival comes from the other one (G55). */
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

/** The same in a line, by codes or names: 'ABV to LOS'. */
export function routeWords(service: DirectedService, here: string, other: string): string {
  const way = wayOf(service);
  if (!way) return `${here} – ${other}`;
  return way === 'arrival' ? `${other} to ${here}` : `${here} to ${other}`;
}

interface ServiceKind {
  /** Domestic or International; a literal reply does not say. */
  serviceTypeId?: number | undefined;
  /** It is arrival, departure, or neither, such as a car. */
  direction?: number | null | undefined;
}

const agree = (one: number | null | undefined, other: number | null | undefined): boolean =>
  !one || !other || one === other;

/** Whether one flight can have both: not a domestic with an international one, nor an arrival with a departure (G99). */
export const goesWith = (booked: ServiceKind, additional: ServiceKind): boolean =>
  agree(booked.serviceTypeId, additional.serviceTypeId) && agree(booked.direction, additional.direction);

/** It cannot be booked: it is offered at none of the airports. */
export const isNowhere = ({ notOfferedAt }: { notOfferedAt?: readonly number[] | undefined }): boolean =>
  notOfferedAt?.length === airports.length;

export const usableTypes = ({ clientTypeId }: { clientTypeId: number | null }): number[] =>
  clientTypeId === serviceTypes.International
    ? Object.values(serviceTypes)
    : [clientTypeId ?? serviceTypes.Domestic];
