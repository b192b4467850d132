import { countOf } from 'shared-api/rules';
import { mailJob } from '../../adapters/mail/mailJob.ts';
import type { Config } from '../../config.ts';
import { nameSql, type Tx } from '../../db/index.ts';
import { enqueue } from '../../jobs/index.ts';
import { compose, type Recipient } from '../../mail/compose.ts';
import { readSettings } from '../../settings/index.ts';
import { nameOf, type UserRow } from '../accounts/index.ts';
import { moneyRoles } from '../proposals/index.ts';

interface Colleague {
  user: UserRow;
  /** They gave the account or the role; nobody did where a command made it. */
  maker?: { id: number; name: string };
}

/** Everybody else whose word moves money hears of a new one among them, who might be somebody's second name. */
export async function tellColleagues(tx: Tx, config: Config, { user, maker }: Colleague): Promise<void> {
  const { newColleagueDays: days } = await readSettings(tx, config);
  const { rows } = await tx.query<Recipient>(
    `select u.email as "to", ${nameSql('u')} as name from users u
      where u.role = any ($1::text[]) and u.status = 'Active' and u.id <> all ($2::bigint[])`,
    [moneyRoles, [user.id, maker?.id ?? user.id]],
  );
  const apart = `For ${countOf(days, 'day')} neither of the two decides about money that the other proposed.`;
  for (const recipient of rows)
    await enqueue(
      tx,
      mailJob,
      compose({
        ...recipient,
        subject: `A new ${user.role}`,
        paragraphs: [
          `${maker?.name ?? 'A command on the server'} gave ${nameOf(user)} (${user.email}) the role ${user.role}.`,
          ...(maker && days > 0 ? [apart] : []),
          'If nobody told you of it, speak to an Administrator who did not do it.',
        ],
      }),
    );
}
