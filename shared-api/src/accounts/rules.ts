import { type AccountStatus, accountStatuses } from '../statuses/statuses.ts';

/** Only an Administrator may change a Deactivated account. */
export const nextAccountStatuses = {
  New: ['Processing', 'Active', 'Inactive'],
  Processing: ['Active', 'Inactive'],
  Active: ['Inactive', 'Deactivated'],
  Inactive: ['Processing', 'Active', 'Deactivated'],
  Deactivated: ['Active', 'Processing'],
} satisfies Record<AccountStatus, readonly AccountStatus[]>;

export const canMoveAccount = (from: AccountStatus, to: AccountStatus): boolean =>
  from === to || (nextAccountStatuses[from] as readonly AccountStatus[]).includes(to);

export function readAccountStatus(value: string | number): AccountStatus | undefined {
  if (typeof value === 'number' || /^\d+$/.test(value)) return accountStatuses[Number(value)];
  return accountStatuses.find((status) => status.toLowerCase() === value.toLowerCase());
}

export const accountTypes = {
  GovernmentOfficial: 0,
  CorporateOrganization: 1,
  Individual: 2,
  Family: 3,
} as const;
export type AccountType = keyof typeof accountTypes;

export const clientKinds = { Corporate: 1, Government: 2, Authority: 3, Individual: 4 } as const;

export const organizationCategories = ['Individual', 'Corporate', 'Government'] as const;
export type OrganizationCategory = (typeof organizationCategories)[number];
