import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { BodyOf, QueryOf } from '../contract/endpoint.ts';
import { keys } from '../http/keys.ts';
import { call } from '../http/request.ts';
import * as api from './contract.ts';

const members = [...keys.user, 'members'] as const;

export const membersQuery = (query: QueryOf<typeof api.listMembers> = {}) =>
  queryOptions({
    queryKey: [...members, query],
    queryFn: async ({ signal }) => (await call(api.listMembers, { query }, { signal })).data,
    meta: { failure: 'Fetching members failed. Kindly Refresh' },
  });

/** One key for one intent: repeating it after a lost reply does nothing twice (S13). */
interface Intent<Body> {
  id: number;
  body: Body;
  idempotencyKey: string;
}

export const inviteMemberMutation = mutationOptions({
  mutationFn: ({ body, idempotencyKey }: Omit<Intent<BodyOf<typeof api.inviteMember>>, 'id'>) =>
    call(api.inviteMember, { body }, { idempotencyKey }),
  meta: { success: 'Invitation sent', failure: 'The member was not invited', invalidates: [members] },
});

export const changeMemberMutation = mutationOptions({
  mutationFn: ({ id, body, idempotencyKey }: Intent<BodyOf<typeof api.changeMember>>) =>
    call(api.changeMember, { params: { id }, body }, { idempotencyKey }),
  meta: { success: 'Member updated', failure: 'The member was not updated', invalidates: [members] },
});

export const removeMemberMutation = mutationOptions({
  mutationFn: ({ id, idempotencyKey }: Omit<Intent<never>, 'body'>) =>
    call(api.removeMember, { params: { id }, body: {} }, { idempotencyKey }),
  meta: { success: 'Member removed', failure: 'The member was not removed', invalidates: [members] },
});

export const inviteMemberAgainMutation = mutationOptions({
  mutationFn: ({ id, idempotencyKey }: Omit<Intent<never>, 'body'>) =>
    call(api.inviteMemberAgain, { params: { id }, body: {} }, { idempotencyKey }),
  meta: { success: 'Invitation sent', failure: 'The invitation was not sent', invalidates: [members] },
});
