import type { BodyOf } from 'shared-api/contract';
import type { inviteMember, Member } from 'shared-api/members';
import { koboOf, nairaFromKobo } from 'shared-api/money';
import { hasLimits, type MemberRole } from 'shared-api/permissions';
import { amountFieldValue, koboFromTyped } from 'shared-ui/form';

type Invitation = BodyOf<typeof inviteMember>;

export interface MemberValues {
  Email?: string;
  FirstName?: string;
  LastName?: string;
  Role?: MemberRole;
  /** True means a limit of 0: every order needs approval. The amount fields do not accept 0. */
  everything?: boolean;
  /** An empty text means no limit. */
  PerOrder?: string;
  PerMonth?: string;
  version?: number;
}

const typed = (naira: number | null) => (naira ? amountFieldValue(koboOf(naira)) : undefined);

export const valuesOf = ({ role, perOrder, perMonth, version }: Member): MemberValues => ({
  Role: role,
  version,
  everything: perOrder === 0 || perMonth === 0,
  PerOrder: typed(perOrder),
  PerMonth: typed(perMonth),
});

const limitOf = (text: string | undefined): number | null =>
  text ? nairaFromKobo(koboFromTyped(text)) : null;

export function changeOf({ Role = 'Reader', everything, PerOrder, PerMonth }: MemberValues) {
  if (!hasLimits(Role)) return { Role, PerOrder: null, PerMonth: null };
  return everything
    ? { Role, PerOrder: 0, PerMonth: null }
    : { Role, PerOrder: limitOf(PerOrder), PerMonth: limitOf(PerMonth) };
}

export const invitationOf = (values: MemberValues): Invitation => ({
  Email: values.Email ?? '',
  FirstName: values.FirstName ?? '',
  LastName: values.LastName ?? '',
  ...changeOf(values),
});
