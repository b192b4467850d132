import type { QueryOf } from '../contract/endpoint.ts';
import { download } from '../http/download.ts';
import * as api from './contract.ts';

/** The saved people that the list shows with this query, all pages. */
export const peopleExport = (query: QueryOf<typeof api.exportPeople>) =>
  download(api.exportPeople, { query }, 'People.csv');
