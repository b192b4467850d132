import type { Domain } from '../../domain.ts';
import { exportClients, listClients, listClientsByStatus } from './listClients.ts';
import { listUsersOfKind } from './listUsersOfKind.ts';

export { clientList } from './clientList.ts';

export const clients: Domain = {
  verbs: { listClients, exportClients, listClientsByStatus, listUsersOfKind },
};
