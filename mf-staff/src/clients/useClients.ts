import { useQuery } from '@tanstack/react-query';
import { clientsByStatusQuery, clientsQuery, type listClients } from 'shared-api/clients';
import type { QueryOf } from 'shared-api/contract';

type ClientsQuery = QueryOf<typeof listClients>;

/** The page of clients that is asked for; by status alone it has a call of its own (STAFF-03). */
export function useClients(query: ClientsQuery) {
  const { status, kind, from, to, sort, ...rest } = query;
  const byStatusAlone = status !== undefined && !kind && !from && !to && !sort;
  const all = useQuery({ ...clientsQuery(query), enabled: !byStatusAlone });
  const byStatus = useQuery({ ...clientsByStatusQuery(status ?? '', rest), enabled: byStatusAlone });
  return byStatusAlone ? byStatus : all;
}
