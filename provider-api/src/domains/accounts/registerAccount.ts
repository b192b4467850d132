import type { OrganizationCategory } from 'shared-api/rules';
import { nationalPhone } from 'shared-api/rules';
import { mailJob } from '../../adapters/mail/mailJob.ts';
import { isUniqueViolation, onlyRow, type Tx } from '../../db/index.ts';
import type { PublicContext, Reply } from '../../http/context.ts';
import { Invalid } from '../../http/errors.ts';
import { publish } from '../../http/events.ts';
import { limit } from '../../http/limits.ts';
import type { Upload } from '../../http/uploads.ts';
import { enqueue } from '../../jobs/index.ts';
import { registrationReceived } from '../../mail/registrationReceived.ts';
import { portalLinks } from '../../portalLinks.ts';
import { recordActivity } from '../activities/index.ts';
import { createRegistrationTransaction } from '../payments/index.ts';
import { codeLifeMs, issueCode } from './codes.ts';
import { hashPassword } from './passwords.ts';
import { type StoredFile, storeFiles } from './storeFiles.ts';
import { nameOf, type UserRow, userColumns } from './userRow.ts';

/** The columns that the kinds of registration fill; the rest is alike for all. */
interface Details {
  category: OrganizationCategory;
  client_type_id: number;
  is_family?: boolean;
  first_name?: string;
  last_name?: string;
  business_name?: string;
  business_nature?: string;
  creation_year?: string;
  registration_number?: string;
  government_staff_type?: string;
  state?: string | undefined;
  means_of_id?: string;
  identification?: string;
  gender?: string | null | undefined;
  is_student?: boolean | undefined;
  name_of_school?: string | undefined;
}

interface Credentials {
  Email: string;
  Password: string;
  PhoneNumber: string;
  Registered_Address: string;
}

const hourMs = 3_600_000;

async function insertUser(tx: Tx, columns: Record<string, unknown>): Promise<UserRow> {
  const names = Object.keys(columns);
  return onlyRow(
    await tx.query<UserRow>(
      `insert into users as u (${names.join()}) values (${names.map((_, at) => `$${at + 1}`).join()})
       returning ${userColumns}`,
      Object.values(columns),
    ),
  );
}

async function insertFiles(tx: Tx, userId: number, files: readonly StoredFile[], now: Date): Promise<void> {
  for (const { key, name, type, sizeBytes } of files)
    await tx.query(
      `insert into client_files (user_id, storage_key, name, type, size_bytes, created_at)
       values ($1, $2, $3, $4, $5, $6)`,
      [userId, key, name, type, sizeBytes, now],
    );
}

async function store(
  ctx: PublicContext,
  { columns, files }: { columns: Record<string, unknown>; files: StoredFile[] },
): Promise<UserRow> {
  const { db, clock, config } = ctx;
  const now = clock.now();
  return db.transaction(async (tx) => {
    const user = await insertUser(tx, { ...columns, created_at: now });
    await insertFiles(tx, user.id, files, now);
    const code = await issueCode(tx, { userId: user.id, purpose: 'verify', now, lifeMs: codeLifeMs.verify });
    const verificationUrl = portalLinks.verifyEmail(config, code);
    await enqueue(tx, mailJob, registrationReceived({ to: user.email, name: nameOf(user), verificationUrl }));
    await recordActivity(tx, { userId: user.id, description: 'Registered', at: now });
    await createRegistrationTransaction(tx, ctx, user);
    await publish(tx, { staff: true, type: 'client', id: user.id });
    return user;
  });
}

/** One registration: account, files, mail and registration transaction together, or none of them (S02, G09). */
export async function registerAccount(
  ctx: PublicContext,
  registration: {
    credentials: Credentials;
    details: Details;
    uploads: readonly Upload[];
  },
): Promise<Reply<{ id: number; status: string }>> {
  const { credentials, details, uploads } = registration;
  await limit(ctx, { name: 'registration', by: ctx.address, most: 600, windowMs: hourMs });
  const columns = {
    ...details,
    role: 'Client',
    status: 'New',
    email: credentials.Email,
    phone_number: nationalPhone(credentials.PhoneNumber),
    registered_address: credentials.Registered_Address.trim(),
    password_hash: await hashPassword(credentials.Password),
  };
  const files = await storeFiles(ctx.files, uploads);
  try {
    const { id, status } = await store(ctx, { columns, files });
    return {
      data: { id, status },
      message: 'Thanks for registering! Your registration is currently in review.',
    };
  } catch (thrown) {
    await Promise.all(files.map(({ key }) => ctx.files.remove(key)));
    if (isUniqueViolation(thrown, 'users_email'))
      throw new Invalid({ Email: ['This email address is already registered'] });
    throw thrown;
  }
}
