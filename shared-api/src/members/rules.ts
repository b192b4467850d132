import { formatNaira, koboOf } from '../money/money.ts';
import { hasLimits, type MemberRole } from '../permissions/permissions.ts';

/** An organisation can have this many members at the same time. Removed members do not count. */
export const maxMembers = 200;
export const maxLimitKobo = 100_000_000_000;

export const memberRoleTexts: Record<MemberRole, string> = {
  Deputy: 'Does what the organisation does: books, funds the wallet, approves, looks after members',
  Approver: 'Books, and approves the orders of others',
  Booker: 'Books, and sees what they booked themselves',
  Reader: 'Sees all bookings and transactions, and changes nothing',
};

/** 'Removed' is set by the organisation, and 'Stopped' by the authority. */
export const memberStates = ['Invited', 'Active', 'Removed', 'Stopped'] as const;
export type MemberState = (typeof memberStates)[number];

export function limitText(role: MemberRole, naira: number | null): string {
  if (!hasLimits(role)) return '–';
  if (naira === null) return 'No limit';
  return naira === 0 ? 'Approval' : formatNaira(koboOf(naira));
}
