/** What a call tells the user; declared where the calls are, turned into notifications here. */
export type { CallMeta as PortalMeta } from 'shared-api';
