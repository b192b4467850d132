import { queryOptions } from '@tanstack/react-query';
import { queryOf } from 'shared-api/http';
import type { QueryOf } from '../contract/endpoint.ts';
import { needsDoing } from './contract.ts';

export const needsDoingQuery = (query: QueryOf<typeof needsDoing> = {}) =>
  queryOptions({ ...queryOf(needsDoing, { query }), select: ({ tasks }) => tasks });
