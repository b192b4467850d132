import { queryOptions } from '@tanstack/react-query';
import { queryOf } from 'shared-api/http';
import * as api from './contract.ts';

const dayMs = 24 * 60 * 60 * 1000;

export const airportsQuery = queryOptions({ ...queryOf(api.listAirports, {}), staleTime: dayMs });
export const servicesQuery = queryOf(api.listServices, {});
