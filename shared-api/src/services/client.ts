import { queryOptions } from '@tanstack/react-query';
import { queryOf } from 'shared-api/http';
import { dayMs } from '../dates/dates.ts';
import * as api from './contract.ts';

export const airportsQuery = queryOptions({ ...queryOf(api.listAirports, {}), staleTime: dayMs });
export const servicesQuery = queryOf(api.listServices, {});
