import { useQuery } from '@tanstack/react-query';
import { type User, type UserDetails, userQuery } from 'shared-api/accounts';

/** The session's copy until the server's answer is there; it lacks what only the answer tells. */
export function useOwnDetails(own: User): { user: User & Partial<UserDetails>; isPending: boolean } {
  const query = userQuery(own.id);
  const { data: user = own, isPending } = useQuery({
    ...query,
    meta: { ...query.meta, loading: 'Fetching user information' },
  });
  return { user, isPending };
}
