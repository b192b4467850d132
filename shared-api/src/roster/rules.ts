import { hourMs } from '../dates/dates.ts';

export const maxShiftHours = 16;
export const maxRosterDays = 31;
/** The lead of a future shift may edit the roster from this many hours before the shift. */
export const leadAheadHours = 24;
/** A booking without an officer appears on the list of tasks from this many hours before the flight. */
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

/** 'changed' means that somebody else has assigned another officer meanwhile. */
export const assignmentOutcomes = ['assigned', 'same', 'changed', 'refused', 'failed'] as const;

export const revealsOfficerFrom = (flightAt: Date, hours: number): Date | undefined =>
  hours > 0 ? new Date(flightAt.getTime() - hours * hourMs) : undefined;
