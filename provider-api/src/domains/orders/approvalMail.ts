import { formatNaira, memberRolesWith } from 'shared-api/rules';
import { mailJob } from '../../adapters/mail/mailJob.ts';
import type { AppContext } from '../../appContext.ts';
import { nameSql, type Tx } from '../../db/index.ts';
import { enqueue } from '../../jobs/index.ts';
import { compose, type Recipient } from '../../mail/compose.ts';
import { portalLinks } from '../../portalLinks.ts';
import { flightLines } from './flightLines.ts';
import type { OrderRow } from './orderRow.ts';

type Sender = Pick<AppContext, 'config'>;

async function approversOf(tx: Tx, { ownerId, createdBy }: OrderRow): Promise<Recipient[]> {
  const { rows } = await tx.query<Recipient>(
    `select u.email as "to", ${nameSql('u')} as name from users u
      where (u.id = $1 or (u.member_of = $1 and u.member_role = any ($3::text[])))
        and u.id <> $2 and u.status = 'Active' and u.email_verified_at is not null order by u.id`,
    [ownerId, createdBy, memberRolesWith('orders.approve')],
  );
  return rows;
}

export async function tellApprovers(
  tx: Tx,
  { config }: Sender,
  row: OrderRow,
  why: 'asked' | 'reminder',
): Promise<void> {
  const flights = (await flightLines(tx, row)).join('; ');
  for (const recipient of await approversOf(tx, row))
    await enqueue(
      tx,
      mailJob,
      compose({
        ...recipient,
        subject:
          why === 'asked'
            ? `${row.makerName} asks for approval of order ${row.id}`
            : `Order ${row.id} of ${row.makerName} still waits for approval`,
        paragraphs: [
          `${row.makerName} would like to book: ${flights}.`,
          `${why === 'asked' ? 'It' : 'Its first flight leaves within a day. It'} is booked from the wallet as soon as one of you approves it. No money is held while it waits.`,
        ],
        facts: [['Total', formatNaira(row.totalKobo)]],
        action: { label: 'View the order', url: portalLinks.order(config, row.id) },
      }),
    );
}

export async function tellDecision(
  tx: Tx,
  { config }: Sender,
  row: OrderRow,
  { by, outcome, reason }: { by: Required<Recipient>; outcome: string; reason: string | null },
): Promise<void> {
  for (const recipient of [{ to: row.tellEmail, name: row.tellName }, by])
    await enqueue(
      tx,
      mailJob,
      compose({
        ...recipient,
        subject: `Order ${row.id} ${reason === null ? 'was approved' : 'was rejected'}`,
        paragraphs: [`Order ${row.id} of ${row.makerName} ${outcome}.`],
        facts: [
          ['Total', formatNaira(row.totalKobo)],
          ['By', by.name],
          ...(reason === null ? [] : [['Reason', reason] as [string, string]]),
        ],
        action: { label: 'View the order', url: portalLinks.order(config, row.id) },
      }),
    );
}
