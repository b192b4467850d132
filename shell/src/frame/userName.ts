import type { User } from 'shared-api/accounts';
import { displayName } from 'shared-api/wording';

export const userName = ({ business_Name, lastName, email }: User): string =>
  business_Name || lastName || email;

export const fullName = (user: User): string => displayName(user) || user.email;

export const initials = (user: User): string =>
  fullName(user)
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
