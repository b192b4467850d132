export const roles = [
  'Client',
  'Registration Officer',
  'Protocol Officer',
  'Finance Officer',
  'Administrator',
] as const;
export type Role = (typeof roles)[number];
export type StaffRole = Exclude<Role, 'Client'>;

const staff = ['Registration Officer', 'Protocol Officer', 'Finance Officer', 'Administrator'] as const;

/** The grants must match the table "Who may do what" in docs/specification.md. */
const grants = {
  'services.read': roles,
  'services.readAll': staff,
  'services.edit': ['Administrator'],
  'services.price': ['Finance Officer', 'Administrator'],
  'services.askInternational': ['Client'],
  'offers.edit': ['Administrator'],
  'bookings.create': ['Client'],
  'bookings.readOwn': ['Client'],
  'bookings.readAll': staff,
  'bookings.cancel': ['Client'],
  'bookings.outcome': ['Protocol Officer', 'Administrator'],
  'bookings.close': ['Finance Officer', 'Administrator'],
  'bookings.change': ['Client'],
  'bookings.changeAny': ['Protocol Officer', 'Administrator'],
  'bookings.correct': ['Protocol Officer', 'Finance Officer', 'Administrator'],
  'bookings.decideCorrection': ['Finance Officer', 'Administrator'],
  'desk.checkIn': ['Protocol Officer', 'Administrator'],
  'desk.roster': ['Administrator'],
  'people.own': ['Client'],
  'orders.make': ['Client'],
  'orders.readOwn': ['Client'],
  'orders.approve': ['Client'],
  'orders.readAll': ['Finance Officer', 'Administrator'],
  'members.manage': ['Client'],
  'members.readAll': ['Registration Officer', 'Finance Officer', 'Administrator'],
  'wallet.own': ['Client'],
  'wallet.fund': ['Client'],
  'statements.own': ['Client'],
  'wallet.adjust': ['Finance Officer', 'Administrator'],
  'payments.confirm': ['Finance Officer', 'Administrator'],
  'books.read': ['Finance Officer', 'Administrator'],
  'books.settle': ['Finance Officer', 'Administrator'],
  'books.close': ['Finance Officer', 'Administrator'],
  'payouts.ask': ['Client'],
  'payouts.decide': ['Finance Officer', 'Administrator'],
  'payouts.pay': ['Finance Officer', 'Administrator'],
  'transactions.readOwn': ['Client'],
  'transactions.readBookings': ['Protocol Officer', 'Finance Officer', 'Administrator'],
  'transactions.readRegistrations': ['Registration Officer', 'Finance Officer', 'Administrator'],
  'transactions.readFunds': ['Finance Officer', 'Administrator'],
  'activities.readAll': staff,
  'users.read': ['Registration Officer', 'Administrator'],
  'users.manage': ['Administrator'],
  'sessions.end': ['Administrator'],
  'clients.read': staff,
  'clients.files': ['Registration Officer', 'Administrator'],
  'clients.status': ['Registration Officer', 'Administrator'],
  'clients.reactivate': ['Administrator'],
  'clients.edit': ['Registration Officer', 'Administrator'],
  'stats.read': staff,
  'feedback.read': ['Protocol Officer', 'Administrator'],
  'feedback.send': ['Client'],
  'settings.edit': ['Administrator'],
  'audit.read': ['Administrator'],
  'remotes.release': ['Administrator'],
  'remotes.preview': roles,
  'privacy.handle': ['Administrator'],
  'payer.read': ['Finance Officer'],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof grants;
export const permissions = Object.keys(grants) as Permission[];

/** Members use the wallet of an organisation. The organisation's own account has no member role. */
export const memberRoles = ['Deputy', 'Approver', 'Booker', 'Reader'] as const;
export type MemberRole = (typeof memberRoles)[number];

const makers = ['Deputy', 'Approver', 'Booker'] as const;

const memberGrants: Partial<Record<Permission, readonly MemberRole[]>> = {
  'services.read': memberRoles,
  'services.askInternational': ['Deputy'],
  'bookings.create': makers,
  'bookings.readOwn': memberRoles,
  'bookings.cancel': makers,
  'bookings.change': makers,
  'people.own': makers,
  'orders.make': makers,
  'orders.readOwn': memberRoles,
  'orders.approve': ['Deputy', 'Approver'],
  'members.manage': ['Deputy'],
  'wallet.own': ['Deputy', 'Approver', 'Reader'],
  'wallet.fund': ['Deputy'],
  'statements.own': ['Deputy', 'Approver', 'Reader'],
  'transactions.readOwn': memberRoles,
  'feedback.send': memberRoles,
  'remotes.preview': memberRoles,
};

export const memberRolesWith = (permission: Permission): readonly MemberRole[] =>
  memberGrants[permission] ?? [];

export const memberCan = (memberRole: MemberRole, permission: Permission): boolean =>
  memberRolesWith(permission).includes(memberRole);

export const hasLimits = (memberRole: MemberRole): boolean =>
  memberRole === 'Approver' || memberRole === 'Booker';

export const roleCan = (role: string, permission: Permission): boolean =>
  (grants[permission] as readonly string[]).includes(role);

export const rolesWith = (permission: Permission): readonly Role[] => grants[permission];

export const permissionsOf = (role: string, memberRole: MemberRole | null = null): Permission[] =>
  permissions.filter(
    (permission) => roleCan(role, permission) && (memberRole === null || memberCan(memberRole, permission)),
  );

export function roleNeedsTwoFactor(role: string, twoFactorFor: string | null): boolean {
  if (twoFactorFor === 'All staff') return isStaff(role);
  if (twoFactorFor !== 'Finance Officers and Administrators') return false;
  return role === 'Finance Officer' || role === 'Administrator';
}

export const isStaff = (role: string): boolean => role !== 'Client';

export const mayHaveMembers = (category: string | null): boolean =>
  category === 'Corporate' || category === 'Government';
