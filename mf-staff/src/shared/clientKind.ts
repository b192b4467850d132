import type { User } from 'shared-api/accounts';

export const clientKindText = ({ organization_CategoryId, isFamily }: User): string =>
  isFamily ? 'Family' : (organization_CategoryId ?? 'N/A');
