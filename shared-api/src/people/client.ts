import { download } from 'shared-api/http';
import type { QueryOf } from '../contract/endpoint.ts';
import * as api from './contract.ts';

export const peopleExport = (query: QueryOf<typeof api.exportPeople>) =>
  download(api.exportPeople, { query }, 'People.csv');
