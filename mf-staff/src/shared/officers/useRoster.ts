import { useQuery } from '@tanstack/react-query';
import { queryOf } from 'shared-api/http';
import { listShifts } from 'shared-api/roster';

/** The shifts of one airport and day, with who may be given work there. */
export const useRoster = (airportId: number, date: string) =>
  useQuery(queryOf(listShifts, { query: { airportId, from: date, to: date } }));
