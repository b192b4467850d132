import { useQuery } from '@tanstack/react-query';
import { type User, type UserDetails, userById } from 'shared-api/accounts';
import { queryOf } from 'shared-api/http';

/** Until the server replies, the session's copy of the user is returned, which lacks some details. */
export function useOwnDetails(own: User) {
  const query = queryOf(userById, { params: { id: own.id } });
  const { data, isError, refetch } = useQuery({
    ...query,
    meta: { ...query.meta, loading: 'Fetching user information' },
  });
  const user: User & Partial<UserDetails> = data ?? own;
  return { user, isRead: data !== undefined, isError, refetch };
}
