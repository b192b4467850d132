import { formatNaira, monthText, rolesWith } from 'shared-api/rules';
import { mailJob } from '../../../adapters/mail/mailJob.ts';
import { nameSql } from '../../../db/index.ts';
import { enqueue, job } from '../../../jobs/index.ts';
import { compose } from '../../../mail/compose.ts';
import { portalLinks } from '../../../portalLinks.ts';
import { revenueOf } from './monthTotals.ts';
import { findPeriod } from './periodRow.ts';

/** Everybody who may close a month gets it. */
export const closedLetter = job<{ month: string }>('closing.mail', async ({ db, config }, { month }) => {
  const period = await findPeriod(db, month);
  if (!period) return;
  await db.transaction(async (tx) => {
    const { rows } = await tx.query<{ to: string; name: string }>(
      `select u.email as "to", ${nameSql('u')} as name from users u
        where u.role = any ($1::text[]) and u.status = 'Active'`,
      [rolesWith('books.close')],
    );
    for (const recipient of rows)
      await enqueue(
        tx,
        mailJob,
        compose({
          ...recipient,
          subject: `${monthText(month)} is closed`,
          paragraphs: [`${period.proposer} proposed it and ${period.approver} closed it.`],
          facts: [['Revenue', formatNaira(revenueOf(period.totals))]],
          links: [{ label: 'View the months', url: portalLinks.books(config, 'months') }],
        }),
      );
  });
});
