const hourMs = 3_600_000;

export const maxShiftHours = 16;
export const maxRosterDays = 31;
/** The lead of a coming shift may write the roster from this long before the shift begins. */
export const leadAheadHours = 24;
/** A booking due within this time without an officer is listed under what needs doing. */
export const unassignedHours = 3;

export const shiftTooLong = `A shift ends after it begins, at most ${maxShiftHours} hours later`;

export function isShiftSpan(startsAt: string, endsAt: string): boolean {
  const ms = Date.parse(endsAt) - Date.parse(startsAt);
  return ms > 0 && ms <= maxShiftHours * hourMs;
}

export const onlyLead = 'Only the lead of the shift may do that';
export const onlyAdministratorLeads = 'Only an Administrator makes leads, and changes their shifts';
export const shiftOverlaps = 'The officer has another shift at this time';
export const notAtAirport = 'This officer does not work at this airport';

/** 'same': the officer was already assigned. 'changed': somebody else has assigned another one meanwhile. */
export const assignmentOutcomes = ['assigned', 'same', 'changed', 'refused', 'failed'] as const;

/** When a booking's owner begins to see the officer's name; undefined where the name is never shown. */
export const revealsOfficerFrom = (flightAt: Date, hours: number): Date | undefined =>
  hours > 0 ? new Date(flightAt.getTime() - hours * hourMs) : undefined;
