import type { User } from 'shared-api/accounts';

/** For staff a Family is a kind of its own (G08). */
export const clientKindText = ({ organization_CategoryId, isFamily }: User): string =>
  isFamily ? 'Family' : (organization_CategoryId ?? 'N/A');
