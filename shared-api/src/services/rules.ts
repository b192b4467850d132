import { airports } from '../airports/airports.ts';

/** `ClientTypeId` of a user and `ServiceTypeId` of a service (G01). */
export const serviceTypes = { Domestic: 1, International: 2 } as const;
export type ServiceType = keyof typeof serviceTypes;

export const serviceDirections = { Arrival: 1, Departure: 2 } as const;

export const serviceTypeChoices = Object.entries(serviceTypes).map(([label, key]) => ({ key, label }));

export const serviceTypeLabel = (id: number | null | undefined): ServiceType =>
  id === serviceTypes.International ? 'International' : 'Domestic';

/** Within a booking, a service has only its name to tell the direction. */
export interface DirectedService {
  name: string;
  direction?: number | null | undefined;
}

/** Seen from the airport where the passengers are met. */
export function wayOf({ name, direction }: DirectedService): 'arrival' | 'departure' | undefined {
  if (direction === serviceDirections.Arrival || /arrival/i.test(name)) return 'arrival';
  return direction === serviceDirections.Departure || /departure/i.test(name) ? 'departure' : undefined;
}

/** A booking's first airport is the one of its service, so an arrival comes from the second (G55). */
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

/** 'ABV to LOS', with codes or names. */
export function routeWords(service: DirectedService, here: string, other: string): string {
  const way = wayOf(service);
  if (!way) return `${here} – ${other}`;
  return way === 'arrival' ? `${other} to ${here}` : `${here} to ${other}`;
}

interface ServiceKind {
  /** Missing in the example replies of the specification. */
  serviceTypeId?: number | undefined;
  /** Arrival or departure; missing for a service such as a car. */
  direction?: number | null | undefined;
}

const agree = (one: number | null | undefined, other: number | null | undefined): boolean =>
  !one || !other || one === other;

/** One flight cannot have a domestic with an international service, nor an arrival with a departure (G99). */
export const goesWith = (booked: ServiceKind, additional: ServiceKind): boolean =>
  agree(booked.serviceTypeId, additional.serviceTypeId) && agree(booked.direction, additional.direction);

/** A service that is offered at no airport cannot be booked. */
export const isNowhere = ({ notOfferedAt }: { notOfferedAt?: readonly number[] | undefined }): boolean =>
  notOfferedAt?.length === airports.length;

export const usableTypes = ({ clientTypeId }: { clientTypeId: number | null }): number[] =>
  clientTypeId === serviceTypes.International
    ? Object.values(serviceTypes)
    : [clientTypeId ?? serviceTypes.Domestic];
