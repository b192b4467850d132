import { randomUUID } from 'node:crypto';
import { dayMs, formatNgn, lagosDate } from 'shared-api/rules';
import type { AppContext } from '../appContext.ts';
import type { Tx } from '../db/index.ts';
import { hashPassword } from '../domains/accounts/index.ts';
import { recordActivity } from '../domains/activities/index.ts';
import { nextInvoiceNumber } from '../domains/ledger/index.ts';
import { createPayment, createRegistrationTransaction } from '../domains/payments/index.ts';
import { sampleApplicant } from './sampleAccounts.ts';
import { samplePassword } from './samplePassword.ts';
import { insertClient } from './seedAccounts.ts';

export async function seedApplicant(tx: Tx, ctx: AppContext, at: Date): Promise<void> {
  const id = await insertClient(tx, ctx, {
    ...sampleApplicant,
    role: 'Client',
    status: 'Processing',
    password_hash: await hashPassword(samplePassword()),
    email_verified_at: at,
    created_at: at,
  });
  await recordActivity(tx, { userId: id, description: 'Registered', at });
  const facts = { id, organization_CategoryId: sampleApplicant.category, isFamily: false };
  await createRegistrationTransaction(tx, { config: ctx.config, clock: { now: () => at } }, facts);
}

const insertUnpaid = `
  insert into bookings
    (batch_code, owner_id, created_by, service_id, airport_id, destination_airport_id, flight_number,
     airline, date_of_travel, flight_at, passenger_count, unit_price_kobo, price_kobo, status, payment_status,
     invoice_id, invoice_no, created_at)
  select $1, client.id, client.id, service.id, 13, 1, 'P47125', 'Air Peace', $2, $3, 1, service.price_kobo,
         service.price_kobo, 'Canceled', 'Unpaid', $4, $5, $6
    from users client, services service where client.email = $7 and service.name = 'Arrival'
  returning id, owner_id as "userId"`;

/** The booking is from a time before wallets existed. It was canceled and never paid. */
export async function seedUnpaidBooking(tx: Tx, email: string, at: Date): Promise<void> {
  const flightAt = new Date(at.getTime() + 6 * dayMs);
  const { invoiceId, invoiceNo } = await nextInvoiceNumber(tx, 'booking', at);
  const { id, userId } = await tx.one<{ id: number; userId: number }>(insertUnpaid, [
    randomUUID(),
    lagosDate(flightAt),
    flightAt,
    invoiceId,
    invoiceNo,
    at,
    email,
  ]);
  await tx.query(
    `insert into passengers (booking_id, position, first_name, last_name, designation, gender)
     values ($1, 1, 'Sample', 'Passenger 1', 'Mr.', 'Male')`,
    [id],
  );
  await tx.query(
    `insert into booking_status_history (booking_id, status, actor_id, created_at)
     values ($1, 'Processing', $2, $3), ($1, 'Canceled', $2, $3::timestamptz + interval '1 day')`,
    [id, userId, at],
  );
}

export async function seedUnpaidFunding(tx: Tx, email: string, at: Date): Promise<void> {
  const { id: userId } = await tx.one<{ id: number }>('select id from users where email = $1', [email]);
  const payment = { kind: 'funding', userId, createdBy: userId, amountKobo: 750_000_00, at } as const;
  const { invoiceId } = await createPayment(tx, payment);
  const description = `Wallet funding of ${formatNgn(payment.amountKobo)} requested (invoice ${invoiceId})`;
  await recordActivity(tx, { userId, description, at, needs: 'transactions.readFunds' });
}
