import type { ClientFile, UserDetails } from 'shared-api/contract';
import type { Queryable } from '../../../db/index.ts';
import { may } from '../../../http/actor.ts';
import type { Context } from '../../../http/context.ts';
import { registrationPayment } from '../../payments/index.ts';
import { registrationFeeFacts } from '../registration-status/registrationFeeFacts.ts';
import { twoFactorOn } from '../two-factor/secondFactor.ts';
import { toDetailedUser, type UserRow } from '../userRow.ts';

const filesSql = `select id, name, type, size_bytes as "sizeBytes" from client_files where user_id = $1 order by id`;

const reviewedFilesSql = `
  select f.id, f.name, f.type, f.size_bytes as "sizeBytes",
         exists (select from audit a where a.subject_kind = 'user' and a.subject_id = f.user_id::text
                    and a.action = 'client.file.read' and a.after ->> 'file' = f.name) as opened
    from client_files f where f.user_id = $1 order by f.id`;

interface Kept {
  version: string | null;
  notice: string | null;
  at: Date | null;
  passwordChangedAt: Date | null;
  restriction: string | null;
  erased: boolean;
  twoFactor: boolean;
}

const keptOf = (on: Queryable, userId: number): Promise<Kept> =>
  on.one<Kept>(
    `select u.terms_version as version, u.notice_version as notice, u.terms_accepted_at as at,
            u.password_changed_at as "passwordChangedAt", u.restriction_reason as restriction,
            u.erased_at is not null as erased, ${twoFactorOn} from users u where u.id = $1`,
    [userId],
  );

export async function userDetails(ctx: Context, row: UserRow): Promise<UserDetails> {
  const { db, actor } = ctx;
  const { version, notice, at, passwordChangedAt, restriction, erased, twoFactor } = await keptOf(db, row.id);
  const details = {
    ...toDetailedUser(row, ctx),
    acceptedTerms: version && at ? { version, notice, at: at.toISOString() } : null,
    ...(actor.id === row.id && { passwordChangedAt: passwordChangedAt?.toISOString() ?? null }),
  };
  if (row.role !== 'Client' || row.memberOf !== null) return details;
  const payment = await registrationPayment(db, row.id);
  const reviews = may(actor, 'clients.files');
  return {
    ...details,
    registrationTransactionId: payment?.id ?? null,
    registrationFee: registrationFeeFacts(payment),
    erased,
    closedToChange: row.isKept,
    ...((may(actor, 'privacy.handle') || actor.id === row.id) && { restriction }),
    ...(may(actor, 'users.manage') && { twoFactor }),
    ...((reviews || actor.id === row.id) && {
      clientFiles: await db.all<ClientFile>(reviews ? reviewedFilesSql : filesSql, [row.id]),
    }),
  };
}
