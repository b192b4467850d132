import * as calls from 'shared-api/contract';
import type { Domain } from '../../domain.ts';
import { serve } from '../../http/serve.ts';
import { exportClients, listClients, listClientsByStatus } from './listClients.ts';
import { listUsersOfKind } from './listUsersOfKind.ts';

export { clientList } from './clientList.ts';

export const clients: Domain = {
  routes(api) {
    serve(api, calls.listClients, listClients);
    serve(api, calls.exportClients, exportClients);
    serve(api, calls.listClientsByStatus, listClientsByStatus);
    serve(api, calls.listUsersOfKind, listUsersOfKind);
  },
};
