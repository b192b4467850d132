import type { User } from 'shared-api/accounts';

/** Staff tell a Family apart from an Individual (G08). */
export const clientKindText = ({ organization_CategoryId, isFamily }: User): string =>
  isFamily ? 'Family' : (organization_CategoryId ?? 'N/A');
