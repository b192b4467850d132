import { portalSettings } from 'shared-api/rules';

export const PAGE_SIZE: number = portalSettings.pageSize;

/** Showing 11 to 20 of 23 entries; 'entry' when there is one (SHELL-18, SHELL-19). */
export function tableCaption(page: number, shown: number, total: number, pageSize = PAGE_SIZE): string {
  const first = shown === 0 ? 0 : (page - 1) * pageSize + 1;
  const last = shown === 0 ? 0 : first + shown - 1;
  return `Showing ${first} to ${last} of ${total} ${total === 1 ? 'entry' : 'entries'}`;
}
