import type { statusStats as endpoint } from 'shared-api/contract';
import type { Verb } from '../../http/context.ts';
import { clientsByStatus } from './clientsByStatus.ts';

export const statusStats: Verb<typeof endpoint> = async ({ db }) => ({ data: await clientsByStatus(db) });
