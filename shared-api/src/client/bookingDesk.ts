import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { deskDay } from '../contract/bookingDesk.ts';
import { keys } from './keys.ts';
import { call } from './request.ts';

/** One day at one airport; beneath the bookings, so that what colleagues and clients do shows at once. */
export const deskDayQuery = (airportId: number, date: string) =>
  queryOptions({
    queryKey: [...keys.bookings, 'desk', airportId, date],
    queryFn: async ({ signal }) => (await call(deskDay, { query: { airportId, date } }, { signal })).data,
    placeholderData: keepPreviousData,
    meta: { failure: 'Fetching bookings failed. Kindly Refresh' },
  });
