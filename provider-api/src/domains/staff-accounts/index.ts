import { inviteStaff as endpoint } from 'shared-api/contract';
import type { Domain } from '../../domain.ts';
import { serve } from '../../http/serve.ts';
import { inviteStaff } from './inviteStaff.ts';

export { createStaff } from './createStaff.ts';

export const staffAccounts: Domain = {
  routes: (api) => serve(api, endpoint, inviteStaff),
};
