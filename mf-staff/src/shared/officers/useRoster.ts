import { useQuery } from '@tanstack/react-query';
import { shiftsQuery } from 'shared-api/roster';

/** The shifts of one airport and day, with who may be given work there. */
export const useRoster = (airportId: number, date: string) =>
  useQuery(shiftsQuery({ airportId, from: date, to: date }));
