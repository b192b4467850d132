import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { clientsByStatusQuery, clientsOfKindQuery, clientsQuery } from 'shared-api';
import { usePageParam } from 'shared-ui';

/** The page of clients that the address names: by status, by kind, or all. */
export function useClients() {
  const pageNumber = usePageParam();
  const [search] = useSearchParams();
  const status = search.get('status');
  const kind = search.get('kind');
  const query = { pageNumber, search: search.get('search') ?? undefined };
  const all = useQuery({ ...clientsQuery(query), enabled: !status && !kind });
  const byStatus = useQuery({ ...clientsByStatusQuery(status ?? '', query), enabled: Boolean(status) });
  const ofKind = useQuery({ ...clientsOfKindQuery(kind ?? '', query), enabled: Boolean(kind) && !status });
  if (status) return byStatus;
  return kind ? ofKind : all;
}
