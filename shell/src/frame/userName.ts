import type { User } from 'shared-api/accounts';
import { displayName } from 'shared-api/wording';

/** How the menu names the user: a business by its name, a person by their last name (SHELL-08). */
export const userName = ({ business_Name, lastName, email }: User): string =>
  business_Name || lastName || email;

export const fullName = (user: User): string => displayName(user) || user.email;

/** The first letters of the first two words of the name. */
export const initials = (user: User): string =>
  fullName(user)
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
