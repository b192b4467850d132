import type { AppContext } from '../appContext.ts';
import { insertRow, type Tx } from '../db/index.ts';
import { hashPassword, identifications } from '../domains/accounts/index.ts';
import { recordActivity } from '../domains/activities/index.ts';
import { createStaff } from '../domains/staff-accounts/index.ts';
import { type SampleSignIn, sampleClients, sampleStaff } from './sampleAccounts.ts';
import { samplePassword } from './samplePassword.ts';
import { seedPayment } from './seedPayment.ts';

async function seedStaff(tx: Tx, at: Date): Promise<SampleSignIn[]> {
  const signIns: SampleSignIn[] = [];
  for (const { email, role, lastName } of sampleStaff) {
    const password = samplePassword();
    const passwordHash = await hashPassword(password);
    await createStaff(tx, { email, role, firstName: 'Sample', lastName, passwordHash, now: at });
    signIns.push({ email, password, role, kind: null, name: `Sample ${lastName}` });
  }
  return signIns;
}

export async function insertClient(
  tx: Tx,
  { secrets }: Pick<AppContext, 'secrets'>,
  { identification, ...others }: Record<string, unknown>,
): Promise<number> {
  const { id } = await insertRow(tx, 'users', {
    ...others,
    ...(identification !== undefined && {
      identification: identifications.seal(secrets, String(identification)),
    }),
  });
  return id;
}

async function seedClients(tx: Tx, ctx: AppContext, at: Date): Promise<SampleSignIn[]> {
  const signIns: SampleSignIn[] = [];
  for (const { email, kind, name, columns, registrationFeeKobo } of sampleClients) {
    const password = samplePassword();
    const userId = await insertClient(tx, ctx, {
      ...columns,
      email,
      role: 'Client',
      status: 'Active',
      password_hash: await hashPassword(password),
      email_verified_at: at,
      created_at: at,
    });
    await recordActivity(tx, { userId, description: 'Registered', at });
    await seedPayment(tx, { kind: 'registration', userId, amountKobo: registrationFeeKobo, at });
    signIns.push({ email, password, role: 'Client', kind, name });
  }
  return signIns;
}

export async function seedAccounts(tx: Tx, ctx: AppContext, at: Date): Promise<SampleSignIn[]> {
  const staff = await seedStaff(tx, at);
  return [...staff, ...(await seedClients(tx, ctx, at))];
}
