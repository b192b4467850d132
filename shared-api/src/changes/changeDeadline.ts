import type { SettingValues } from '../settings/rules.ts';

const hourMs = 60 * 60 * 1000;

export type ChangeHours = Pick<SettingValues, 'changeHours' | 'cancellationHours'>;

/** The stricter limit applies; otherwise a client could move a flight to avoid the cancellation deadline. */
export const hoursToChange = ({ changeHours, cancellationHours }: ChangeHours): number =>
  Math.max(changeHours, cancellationHours);

export const changeDeadline = (flightAt: Date, settings: ChangeHours): Date =>
  new Date(flightAt.getTime() - hoursToChange(settings) * hourMs);
