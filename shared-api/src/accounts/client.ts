import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, session } from 'shared-api/http';
import type { BodyOf } from '../contract/endpoint.ts';
import { keys } from '../contract/keys.ts';
import * as api from './contract.ts';

const sessionUserQuery = queryOptions({
  queryKey: [...keys.user, 'session'],
  queryFn: async ({ signal }) => {
    const { user } = session.get();
    if (user) session.update((await call(api.userById, { params: { id: user.id } }, { signal })).data);
    return true;
  },
  initialData: true,
  staleTime: 0,
  gcTime: 0,
  meta: { failure: 'Fetching user details failed. Kindly Refresh' },
});

/** A read that is already under way is canceled, since its reply may be out of date. Failures are ignored. */
export async function reloadSessionUser(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries({ queryKey: sessionUserQuery.queryKey });
  await queryClient.fetchQuery(sessionUserQuery).catch(() => undefined);
}

export type ProfileUpdate =
  | { category: 'Corporate'; body: BodyOf<typeof api.updateCorporate> }
  | { category: 'Government'; body: BodyOf<typeof api.updateGovernment> }
  | { category: 'Individual'; body: BodyOf<typeof api.updateIndividual> }
  | { category: 'Staff'; body: BodyOf<typeof api.updateUser> };

export const sendUpdate = (update: ProfileUpdate) => {
  switch (update.category) {
    case 'Corporate':
      return call(api.updateCorporate, { body: update.body });
    case 'Government':
      return call(api.updateGovernment, { body: update.body });
    case 'Individual':
      return call(api.updateIndividual, { body: update.body });
    case 'Staff':
      return call(api.updateUser, { body: update.body });
  }
};

export const updateProfileMutation = mutationOptions({
  mutationFn: async (update: ProfileUpdate, { client }) => {
    await sendUpdate(update);
    void reloadSessionUser(client);
  },
  meta: {
    success: 'Profile updated successfully',
    failure: 'Updating profile failed. Kindly Refresh',
    loading: 'Updating profile',
    invalidates: [keys.user],
  },
});
