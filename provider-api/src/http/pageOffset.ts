import { portalSettings } from 'shared-api/rules';

/** Beyond any list, within what the database can count to. */
const maxOffset = 1e15;

/** How many entries come before a page; one out of range lies beyond its list and is empty (G80). */
export const pageOffset = (pageNumber: number, pageSize: number = portalSettings.pageSize): number =>
  pageNumber < 1 ? maxOffset : Math.min((pageNumber - 1) * pageSize, maxOffset);
