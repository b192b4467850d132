import type { Availability } from 'shared-api/contract';

/** Opening hours that the test does not name have unlimited room. */
export const anAvailability = (
  hours: Record<number, Partial<Availability['hours'][number]>>,
  own: Partial<Availability> = {},
): Availability => ({
  offered: true,
  fromHour: 5,
  toHour: 23,
  leadMinutes: 0,
  counts: 'passengers',
  hours: Array.from({ length: 24 }, (_, hour) => ({
    hour,
    left: null,
    why: hour < 5 || hour === 23 ? 'hours' : null,
    leadMinutes: 0,
    ...hours[hour],
  })),
  ...own,
});
