import type { CallMeta } from 'shared-api/contract';

export type PortalMeta = CallMeta;

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: CallMeta;
    mutationMeta: CallMeta;
  }
}
