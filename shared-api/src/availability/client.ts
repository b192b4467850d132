import { queryOptions } from '@tanstack/react-query';
import { ApiProblem, queryOf } from 'shared-api/http';
import type { QueryOf } from '../contract/endpoint.ts';
import * as api from './contract.ts';
import type { FullHour } from './rules.ts';

/** The free places are fetched again each time, since other clients may have booked meanwhile. */
export const availabilityQuery = (id: number, query: QueryOf<typeof api.serviceAvailability>) =>
  queryOptions({
    ...queryOf(api.serviceAvailability, { params: { id }, query }),
    staleTime: 0,
  });

export const fullHoursOf = (problem: unknown): readonly FullHour[] =>
  problem instanceof ApiProblem && problem.code === 'hour_full' ? (problem.data as readonly FullHour[]) : [];

export const notOfferedOf = (problem: unknown): string | undefined =>
  problem instanceof ApiProblem && problem.code === 'not_offered' ? problem.message : undefined;
