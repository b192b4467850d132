import { useQuery } from '@tanstack/react-query';
import { queryOf } from 'shared-api/http';
import { listShifts } from 'shared-api/roster';

export const useRoster = (airportId: number, date: string) =>
  useQuery(queryOf(listShifts, { query: { airportId, from: date, to: date } }));
