export const accountStatuses = ['Processing', 'Inactive', 'Active', 'New', 'Deactivated'] as const;
export type AccountStatus = (typeof accountStatuses)[number];

/** The moves staff may make (G24); Deactivated is left by an Administrator only. */
export const nextAccountStatuses = {
  New: ['Processing', 'Active', 'Inactive'],
  Processing: ['Active', 'Inactive'],
  Active: ['Inactive', 'Deactivated'],
  Inactive: ['Processing', 'Active', 'Deactivated'],
  Deactivated: ['Active', 'Processing'],
} satisfies Record<AccountStatus, readonly AccountStatus[]>;

export const canMoveAccount = (from: AccountStatus, to: AccountStatus): boolean =>
  from === to || (nextAccountStatuses[from] as readonly AccountStatus[]).includes(to);

/** Reads a status by name in any letter case, or by its index in the order of {@link accountStatuses} (G82). */
export function readAccountStatus(value: string | number): AccountStatus | undefined {
  if (typeof value === 'number' || /^\d+$/.test(value)) return accountStatuses[Number(value)];
  return accountStatuses.find((status) => status.toLowerCase() === value.toLowerCase());
}
