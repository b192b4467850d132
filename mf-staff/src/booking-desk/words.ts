import type { Passenger } from 'shared-api/bookings';

/** '1 flight', '3 flights' */
export const countOf = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** What a passenger needs beside the service; empty for most. */
export const needsOf = ({ wheel_Chair, special_Requirement }: Passenger): string =>
  [wheel_Chair && 'Wheelchair', special_Requirement].filter(Boolean).join('; ');
