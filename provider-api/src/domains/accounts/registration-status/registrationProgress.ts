import type { RegistrationProgress } from 'shared-api/contract';
import type { RegistrationKind } from 'shared-api/rules';
import type { Queryable } from '../../../db/index.ts';
import type { Verb } from '../../../http/context.ts';
import type { SecretBox } from '../../../secrets/index.ts';
import { registrationPayment } from '../../payments/index.ts';
import { openIdentification } from '../identification/identification.ts';
import { nameOf } from '../userRow.ts';
import { linkAgainAt } from '../verify-email/mailVerificationLink.ts';
import { findRegistration, limitTracking, type Registration, stageOf } from './findRegistration.ts';
import { registrationFeeFacts } from './registrationFeeFacts.ts';

function kindOf({ isFamily, organization_CategoryId }: Registration): RegistrationKind {
  if (isFamily) return 'Family';
  return organization_CategoryId === 'Corporate' || organization_CategoryId === 'Government'
    ? organization_CategoryId
    : 'Individual';
}

/** The keys are the field names of the registration forms. */
function detailsOf(row: Registration, secrets: SecretBox): RegistrationProgress['details'] {
  const contact = { Registered_Address: row.registered_Address, PhoneNumber: row.phoneNumber };
  switch (kindOf(row)) {
    case 'Corporate':
      return {
        ...contact,
        ClientTypeId: row.clientTypeId,
        Business_Name: row.business_Name,
        Business_Nature: row.business_Nature,
        Creation_Year: row.creation_Year,
        Registration_Number: row.registration_Number,
      };
    case 'Government':
      return {
        ...contact,
        ClientTypeId: row.clientTypeId,
        Name_Of_Government_Officials_Office: row.business_Name,
        GovernmentStaffType: row.governmentStaffType,
        State: row.state,
      };
    default:
      return {
        ...contact,
        FirstName: row.firstName,
        MiddleName: row.middleName,
        LastName: row.lastName,
        MeansOfId: row.meansOfId,
        Identification: openIdentification(secrets, row.identification),
        Gender: row.gender,
        ...(!row.isFamily && { Student: String(row.isStudent === true), Name_Of_School: row.nameOfSchool }),
      };
  }
}

const documentsOf = (on: Queryable, userId: number): Promise<RegistrationProgress['documents']> =>
  on.all<{ id: number; name: string }>('select id, name from client_files where user_id = $1 order by id', [
    userId,
  ]);

async function feeOf(on: Queryable, userId: number): Promise<RegistrationProgress['fee']> {
  const payment = await registrationPayment(on, userId);
  const fee = registrationFeeFacts(payment);
  return payment && fee
    ? { ...fee, invoiceCode: payment.code, paidAt: payment.paidAt?.toISOString() ?? null }
    : null;
}

/** Only the audit records approvals. The first one belongs to the registration, and later ones end a suspension. */
async function decidedAt(on: Queryable, row: Registration): Promise<Date | null> {
  if (stageOf(row) !== 'approved') return row.rejectedAt;
  const { at } = await on.one<{ at: Date | null }>(
    `select min(at) as at from audit where subject_kind = 'user' and subject_id = $1::text
        and action = 'user.status' and after ->> 'status' = 'Active'`,
    [String(row.id)],
  );
  return at;
}

export async function registrationProgress(
  on: Queryable,
  row: Registration,
  secrets: SecretBox,
): Promise<RegistrationProgress> {
  const stage = stageOf(row);
  return {
    name: nameOf(row),
    email: row.email,
    kind: kindOf(row),
    stage,
    receivedAt: row.dateCreated.toISOString(),
    emailVerified: row.emailVerified,
    emailVerifiedAt: row.emailVerifiedAt?.toISOString() ?? null,
    decidedAt: (await decidedAt(on, row))?.toISOString() ?? null,
    linkAgainAt: row.emailVerified ? null : (await linkAgainAt(on, row.id)).toISOString(),
    reason: stage === 'rejected' ? row.rejectionReason : null,
    details: stage === 'rejected' ? detailsOf(row, secrets) : null,
    documents: stage === 'rejected' ? await documentsOf(on, row.id) : [],
    fee: await feeOf(on, row.id),
  };
}

export const registrationStatus: Verb<'registrationStatus'> = async (ctx, { params }) => {
  await limitTracking(ctx);
  const registration = await findRegistration(ctx.db, { code: params.code, now: ctx.clock.now() });
  return { data: await registrationProgress(ctx.db, registration, ctx.secrets) };
};
