import type { CallMeta } from 'shared-api/contract';

/** Calls declare what they tell the user; it becomes notifications here. */
export type PortalMeta = CallMeta;

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: CallMeta;
    mutationMeta: CallMeta;
  }
}
