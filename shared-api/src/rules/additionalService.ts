interface ServiceKind {
  /** Domestic or International; a literal reply does not say. */
  serviceTypeId?: number | undefined;
  /** Arrival, departure, or neither, such as a car. */
  direction?: number | null | undefined;
}

const agree = (one: number | null | undefined, other: number | null | undefined): boolean =>
  !one || !other || one === other;

/** Whether one flight can have both: not a domestic with an international one, nor an arrival with a departure (G99). */
export const goesWith = (booked: ServiceKind, additional: ServiceKind): boolean =>
  agree(booked.serviceTypeId, additional.serviceTypeId) && agree(booked.direction, additional.direction);
