import type { User } from 'shared-api/accounts';

/** How the menu names the user: a business by its name, a person by their last name (SHELL-08). */
export const userName = ({ business_Name, lastName, email }: User): string =>
  business_Name || lastName || email;
