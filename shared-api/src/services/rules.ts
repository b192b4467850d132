/** A user has it as `ClientTypeId`, a service as `ServiceTypeId` (G01). */
export const serviceTypes = { Domestic: 1, International: 2 } as const;
export type ServiceType = keyof typeof serviceTypes;

export const serviceDirections = { Arrival: 1, Departure: 2 } as const;

export const serviceTypeChoices = Object.entries(serviceTypes).map(([label, key]) => ({ key, label }));

export const serviceTypeLabel = (id: number | null | undefined): ServiceType =>
  id === serviceTypes.International ? 'International' : 'Domestic';

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

export const usableTypes = ({ clientTypeId }: { clientTypeId: number | null }): number[] =>
  clientTypeId === serviceTypes.International
    ? Object.values(serviceTypes)
    : [clientTypeId ?? serviceTypes.Domestic];
