import { hourMs, serviceTypes } from 'shared-api/rules';
import { insertRow, isUniqueViolation } from '../../../db/index.ts';
import type { PublicContext, Reply, Verb } from '../../../http/context.ts';
import { Invalid } from '../../../http/errors.ts';
import { limit } from '../../../http/limits.ts';
import { publish } from '../../../http/liveEvents.ts';
import type { Upload } from '../../../http/uploads.ts';
import { tell } from '../../../telling/tell.ts';
import { recordActivity } from '../../activities/index.ts';
import { createRegistrationTransaction } from '../../payments/index.ts';
import { acceptance } from '../../texts/index.ts';
import { trackingUrl } from '../codes.ts';
import { discardAfter, insertFiles, type StoredFile, storeFiles } from '../documents/storeFiles.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { releaseInvitation } from '../releaseInvitation.ts';
import { type UserRow, userColumns } from '../userRow.ts';
import { verificationUrl } from '../verify-email/verificationUrl.ts';
import {
  corporateColumns,
  governmentColumns,
  individualColumns,
  type RegistrationColumns,
} from './registrationColumns.ts';

async function store(
  ctx: PublicContext,
  { columns, files }: { columns: Record<string, unknown>; files: StoredFile[] },
): Promise<UserRow> {
  const { db, clock } = ctx;
  const now = clock.now();
  return db.transaction(async (tx) => {
    await releaseInvitation(tx, { email: String(columns.email), now });
    const user = await insertRow<UserRow>(tx, 'users as u', { ...columns, created_at: now }, userColumns);
    await insertFiles(tx, user.id, files, now);
    await tell(tx, user.id, 'registration.received', {
      verificationUrl: await verificationUrl(tx, ctx, user.id),
      trackingUrl: await trackingUrl(tx, ctx, user.id),
    });
    await recordActivity(tx, { userId: user.id, description: 'Registered', at: now });
    await createRegistrationTransaction(tx, ctx, user);
    await publish(tx, { staff: true, type: 'client', id: user.id });
    return user;
  });
}

async function registerAccount(
  ctx: PublicContext,
  registration: {
    credentials: { Email: string; Password: string };
    columns: RegistrationColumns;
    uploads: readonly Upload[];
    termsVersion?: string | undefined;
  },
): Promise<Reply<{ id: number; status: string }>> {
  const { credentials, uploads } = registration;
  await limit(ctx, { name: 'registration', by: ctx.address, max: 600, windowMs: hourMs });
  const now = ctx.clock.now();
  const version = registration.termsVersion;
  const accepted = await acceptance(ctx.db, { kind: 'registration', version, now });
  const columns = {
    ...registration.columns,
    role: 'Client',
    status: 'New',
    email: credentials.Email,
    password_hash: await hashPassword(credentials.Password),
    terms_version: accepted.termsVersion,
    notice_version: accepted.noticeVersion,
    terms_accepted_at: now,
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
      throw new Invalid({ Email: ['This e-mail address is already registered'] });
    throw thrown;
  }
}

export const registerCorporate: Verb<'registerCorporate'> = async (ctx, { body, query, files }) => {
  if (files.length === 0) throw new Invalid({ Files: ['Please select at least one file'] });
  const columns = { ...corporateColumns(body), category: 'Corporate' };
  return registerAccount(ctx, { credentials: body, columns, uploads: files, ...query });
};

export const registerGovernment: Verb<'registerGovernment'> = async (ctx, { body, query }) => {
  const columns = { ...governmentColumns(body), category: 'Government' };
  return registerAccount(ctx, { credentials: body, columns, uploads: [], ...query });
};

export const registerIndividual: Verb<'registerIndividual'> = async (ctx, { body, query }) => {
  const isFamily = body.IsFamily === true;
  const columns = {
    ...individualColumns(body, isFamily, ctx.secrets),
    category: 'Individual',
    is_family: isFamily,
    client_type_id: serviceTypes.Domestic,
  };
  return registerAccount(ctx, { credentials: body, columns, uploads: [], ...query });
};
