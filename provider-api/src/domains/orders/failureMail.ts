import { job } from '../../jobs/index.ts';
import { compose } from '../../mail/compose.ts';
import { portalLinks } from '../../portalLinks.ts';
import { flightLines } from './flightLines.ts';
import { findOrder } from './orderRow.ts';

/** Tells whoever made it that the money came, and why nothing was booked with it. */
export const failureMail = job<{ orderId: number; version: number }>(
  'orders.failed',
  async ({ db, mailer, config }, { orderId, version }, id) => {
    const row = await findOrder(db, orderId);
    if (row?.version !== version || !row.failure) return;
    const message = compose({
      to: row.tellEmail,
      name: row.tellName,
      subject: `Order ${orderId} could not be booked`,
      paragraphs: [
        `Your money is in your wallet; these bookings could not be made: ${(await flightLines(db, row)).join('; ')}.`,
        `${row.failure.message}. Nothing was booked. Please look at the order: it can be edited, paid and booked again.`,
      ],
      action: { label: 'View the order', url: portalLinks.order(config, orderId) },
    });
    await mailer.send(message, id);
  },
  'mail',
);
