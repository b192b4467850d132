const hourMs = 3_600_000;

export const maxShiftHours = 16;
/** The roster is read for at most this many days at once. */
export const maxRosterDays = 31;
/** A coming shift's lead writes the roster this long before it begins. */
export const leadAheadHours = 24;
/** A booking that is due within these hours and has no officer is what needs doing now. */
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

/** Afterwards a booking has this officer, had them already, got another one meanwhile, cannot, or broke off. */
export const assignmentOutcomes = ['assigned', 'same', 'changed', 'refused', 'failed'] as const;

/** From when a booking's owner sees who meets the passengers; undefined where nobody is named. */
export const revealsOfficerFrom = (flightAt: Date, hours: number): Date | undefined =>
  hours > 0 ? new Date(flightAt.getTime() - hours * hourMs) : undefined;
