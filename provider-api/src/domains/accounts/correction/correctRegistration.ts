import type { RegistrationProgress } from 'shared-api/contract';
import type { OrganizationCategory } from 'shared-api/rules';
import { type Tx, updateRow } from '../../../db/index.ts';
import type { PublicContext, Reply, Verb } from '../../../http/context.ts';
import { BadRequest, NotFound } from '../../../http/errors.ts';
import { publish } from '../../../http/liveEvents.ts';
import type { Upload } from '../../../http/uploads.ts';
import { tell } from '../../../telling/tell.ts';
import { recordActivity } from '../../activities/index.ts';
import { trackingUrl } from '../codes.ts';
import { changeFiles } from '../documents/changeFiles.ts';
import { discardAfter, discardFiles, type StoredFile, storeFiles } from '../documents/storeFiles.ts';
import {
  corporateColumns,
  governmentColumns,
  individualColumns,
  type RegistrationColumns,
} from '../registration/registrationColumns.ts';
import {
  findRegistration,
  limitTracking,
  type Registration,
  stageOf,
} from '../registration-status/findRegistration.ts';
import { registrationProgress } from '../registration-status/registrationProgress.ts';
import { expectOpenToChange } from '../userRow.ts';

interface Correction {
  code: string;
  category: OrganizationCategory;
  columns: (registration: Registration) => RegistrationColumns;
  uploads: readonly Upload[];
  removed?: readonly number[] | undefined;
}

function refuseUnlessRejected(registration: Registration, category: OrganizationCategory): void {
  if (registration.organization_CategoryId !== category) throw new NotFound('This link is not valid');
  expectOpenToChange(registration);
  if (stageOf(registration) !== 'rejected')
    throw new BadRequest('This registration cannot be changed now', 'forbidden_move');
}

async function storeCorrection(
  tx: Tx,
  ctx: PublicContext,
  {
    code,
    category,
    columns,
    stored,
    removed,
  }: Omit<Correction, 'uploads'> & { stored: readonly StoredFile[] },
) {
  const now = ctx.clock.now();
  const registration = await findRegistration(tx, { code, now, lock: true });
  refuseUnlessRejected(registration, category);
  const { id, version } = registration;
  await updateRow(tx, 'users', id, {
    ...columns(registration),
    status: 'Processing',
    rejected_at: null,
    rejection_reason: null,
    version: version + 1,
  });
  const gone = category === 'Corporate' ? await changeFiles(tx, id, { added: stored, removed, now }) : [];
  const corrected = await findRegistration(tx, { code, now });
  await tell(tx, id, 'registration.corrected', { trackingUrl: await trackingUrl(tx, ctx, id) });
  await recordActivity(tx, { userId: id, description: 'Registration corrected and sent again', at: now });
  await publish(tx, { staff: true, type: 'client', id });
  return { gone, progress: await registrationProgress(tx, corrected, ctx.secrets) };
}

async function correctRegistration(
  ctx: PublicContext,
  { code, category, columns, uploads, removed }: Correction,
): Promise<Reply<RegistrationProgress>> {
  const { db, clock, files } = ctx;
  await limitTracking(ctx);
  const now = clock.now();
  refuseUnlessRejected(await findRegistration(db, { code, now }), category);
  const stored = await storeFiles(files, uploads);
  const { gone, progress } = await db
    .transaction((tx) => storeCorrection(tx, ctx, { code, category, columns, stored, removed }))
    .catch(async (thrown) => {
      await discardAfter(thrown, files, stored);
      throw thrown;
    });
  await discardFiles(files, gone);
  return { data: progress, message: 'Your registration has been sent again' };
}

export const correctCorporate: Verb<'correctCorporate'> = (ctx, { params, body, files }) =>
  correctRegistration(ctx, {
    code: params.code,
    category: 'Corporate',
    columns: () => corporateColumns(body),
    uploads: files,
    removed: body.Removed_Files ? body.Removed_Files.split(',').map(Number) : [],
  });

export const correctGovernment: Verb<'correctGovernment'> = (ctx, { params, body }) =>
  correctRegistration(ctx, {
    code: params.code,
    category: 'Government',
    columns: () => governmentColumns(body),
    uploads: [],
  });

export const correctIndividual: Verb<'correctIndividual'> = (ctx, { params, body }) =>
  correctRegistration(ctx, {
    code: params.code,
    category: 'Individual',
    columns: ({ isFamily }) => individualColumns(body, isFamily, ctx.secrets),
    uploads: [],
  });
