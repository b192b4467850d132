import { currentTerms } from 'shared-api/rules';
import { mailJob } from '../../../adapters/mail/mailJob.ts';
import { isUniqueViolation, onlyRow, type Tx } from '../../../db/index.ts';
import type { PublicContext, Reply } from '../../../http/context.ts';
import { Invalid } from '../../../http/errors.ts';
import { publish } from '../../../http/events.ts';
import { limit } from '../../../http/limits.ts';
import type { Upload } from '../../../http/uploads.ts';
import { enqueue } from '../../../jobs/index.ts';
import { registrationReceived } from '../../../mail/registrationReceived.ts';
import { recordActivity } from '../../activities/index.ts';
import { createRegistrationTransaction } from '../../payments/index.ts';
import { insertFiles } from '../documents/insertFiles.ts';
import { trackingUrl, verificationUrl } from '../issueLinks.ts';
import { hashPassword } from '../passwords/passwords.ts';
import type { RegistrationColumns } from './registrationColumns.ts';
import { discardAfter, type StoredFile, storeFiles } from '../documents/storeFiles.ts';
import { nameOf, type UserRow, userColumns } from '../userRow.ts';

interface Credentials {
  Email: string;
  Password: string;
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

async function store(
  ctx: PublicContext,
  { columns, files }: { columns: Record<string, unknown>; files: StoredFile[] },
): Promise<UserRow> {
  const { db, clock } = ctx;
  const now = clock.now();
  return db.transaction(async (tx) => {
    const user = await insertUser(tx, { ...columns, created_at: now });
    await insertFiles(tx, user.id, files, now);
    const urls = {
      verificationUrl: await verificationUrl(tx, ctx, user.id),
      trackingUrl: await trackingUrl(tx, ctx, user.id),
    };
    await enqueue(tx, mailJob, registrationReceived({ to: user.email, name: nameOf(user), ...urls }));
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
    columns: RegistrationColumns;
    uploads: readonly Upload[];
    /** Which terms the page showed; the body says that they were accepted. */
    termsVersion?: string | undefined;
  },
): Promise<Reply<{ id: number; status: string }>> {
  const { credentials, uploads } = registration;
  await limit(ctx, { name: 'registration', by: ctx.address, most: 600, windowMs: hourMs });
  const columns = {
    ...registration.columns,
    role: 'Client',
    status: 'New',
    email: credentials.Email,
    password_hash: await hashPassword(credentials.Password),
    terms_version: registration.termsVersion ?? currentTerms('registration'),
    terms_accepted_at: ctx.clock.now(),
  };
  const files = await storeFiles(ctx.files, uploads);
  try {
    const { id, status } = await store(ctx, { columns, files });
    return {
      data: { id, status },
      message: 'Thanks for registering! Your registration is currently in review.',
    };
  } catch (thrown) {
    await discardAfter(thrown, ctx.files, files);
    if (isUniqueViolation(thrown, 'users_email'))
      throw new Invalid({ Email: ['This email address is already registered'] });
    throw thrown;
  }
}
