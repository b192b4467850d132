import { hourMs } from '../dates/dates.ts';
import type { SettingValues } from '../settings/rules.ts';

export type ChangeHours = Pick<SettingValues, 'changeHours' | 'cancellationHours'>;

/** The stricter limit applies; otherwise a client could move a flight to avoid the cancellation deadline. */
export const hoursToChange = ({ changeHours, cancellationHours }: ChangeHours): number =>
  Math.max(changeHours, cancellationHours);

export const changeDeadline = (flightAt: Date, settings: ChangeHours): Date =>
  new Date(flightAt.getTime() - hoursToChange(settings) * hourMs);
