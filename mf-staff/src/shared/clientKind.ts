import type { User } from 'shared-api/accounts';

/** What staff call a client's kind: Family apart from Individual (G08). */
export const clientKindText = ({ organization_CategoryId, isFamily }: User): string =>
  isFamily ? 'Family' : (organization_CategoryId ?? 'N/A');
