import type { CallMeta } from 'shared-api/contract';

/** What a call tells the user: declared beside the calls, turned into notifications here. */
export type PortalMeta = CallMeta;

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: CallMeta;
    mutationMeta: CallMeta;
  }
}
