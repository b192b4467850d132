import type { ListedOrder, Order, OrderEntry } from 'shared-api/contract';
import { fullText, isOpenOrder, nairaFromKobo, personKey } from 'shared-api/rules';
import { remita } from '../../adapters/gateway/remita.ts';
import type { Config } from '../../config.ts';
import type { Queryable } from '../../db/index.ts';
import type { Context } from '../../http/context.ts';
import { Invalid } from '../../http/errors.ts';
import { readSettings } from '../../settings/index.ts';
import { fullHours, notOfferedErrors } from '../availability/index.ts';
import { type PricedFlight, placedFlights, readFlights, readServices, seesNeeds } from '../bookings/index.ts';
import type { OrderRow } from './orderRow.ts';
import { placed, priceOrder, problemIn } from './priceOrder.ts';

const lineOf = (
  flight: Omit<PricedFlight, 'service' | 'additional' | 'priceKobo'>,
  names: { service: string; additional: string | null; priceKobo: number | null },
): ListedOrder['flights'][number] => ({
  serviceId: flight.serviceId,
  serviceName: names.service,
  airportId: flight.airportId,
  destinationAirportId: flight.destinationAirportId,
  flightNumber: flight.flightNumber,
  airline: flight.airline,
  flightAt: flight.flightAt.toISOString(),
  additionalServiceName: names.additional,
  passengers: flight.passengers.length,
  price: names.priceKobo === null ? null : nairaFromKobo(names.priceKobo),
});

/**
 * A passenger on several flights counts once. Two passengers of the same flight count as two people, even if their
 * names and phone numbers are equal.
 */
export function travellers(flights: readonly Pick<PricedFlight, 'passengers'>[]): number {
  const people = flights.flatMap(({ passengers }) => {
    const alike = new Map<string, number>();
    return passengers.map(({ FirstName, LastName, mobileNumber }) => {
      const key = personKey({ FirstName, LastName, mobileNumber: mobileNumber ?? '' });
      const before = alike.get(key) ?? 0;
      alike.set(key, before + 1);
      return `${key} ${before}`;
    });
  });
  return new Set(people).size;
}

const factsOf = (row: OrderRow, flights: ListedOrder['flights']): ListedOrder => ({
  id: row.id,
  version: row.version,
  status: row.status,
  total: nairaFromKobo(row.totalKobo),
  bookWhenPaid: row.bookWhenPaid,
  flights,
  passengers: travellers(readFlights(placed(row.entries))),
  client: { id: row.ownerId, name: row.ownerName },
  madeBy: { id: row.createdBy, name: row.makerName },
  dateCreated: row.createdAt.toISOString(),
  dateChanged: row.updatedAt.toISOString(),
});

export async function listedOrders(on: Queryable, rows: readonly OrderRow[]): Promise<ListedOrder[]> {
  const ofRows = rows.map((row) => readFlights(placed(row.entries)));
  const services = await readServices(on, ofRows.flat());
  const named = (id: number) => services.get(id)?.name ?? null;
  return rows.map((row, index) =>
    factsOf(
      row,
      (ofRows[index] ?? []).map((flight) =>
        lineOf(flight, {
          service: named(flight.serviceId) ?? '',
          additional: named(flight.additionalServiceId),
          priceKobo: null,
        }),
      ),
    ),
  );
}

type Today = Pick<Order, 'flights' | 'totalNow' | 'problem' | 'warning'>;

/** An open order reserves no places, so the warning says why a booking would be refused now. */
export async function warningOf(on: Queryable, row: OrderRow, flights: readonly PricedFlight[], now: Date) {
  if (!isOpenOrder(row.status)) return null;
  const placed = placedFlights(flights);
  const [notOffered] = notOfferedErrors(placed, now).all();
  return notOffered ?? (await fullHours(on, placed, { now })).map(fullText)[0] ?? null;
}

async function todayOf(on: Queryable, row: OrderRow, now: Date): Promise<Today> {
  const client = { id: row.ownerId, clientTypeId: row.clientTypeId };
  try {
    const { flights, totalKobo } = await priceOrder(on, { client, entries: row.entries, now });
    return {
      flights: flights.map((flight) =>
        lineOf(flight, {
          service: flight.service.name,
          additional: flight.additional?.name ?? null,
          priceKobo: flight.priceKobo,
        }),
      ),
      totalNow: nairaFromKobo(totalKobo),
      problem: null,
      warning: await warningOf(on, row, flights, now),
    };
  } catch (thrown) {
    if (!(thrown instanceof Invalid)) throw thrown;
    const [listed] = await listedOrders(on, [row]);
    return { flights: listed?.flights ?? [], totalNow: null, problem: problemIn(thrown), warning: null };
  }
}

interface InvoiceRow {
  transactionId: number;
  number: string;
  amountKobo: number;
  rrr: string | null;
  status: string;
  closedAs: string | null;
  attention: string | null;
  createdAt: Date;
}

async function newestInvoice(on: Queryable, id: number, config: Config): Promise<Order['invoice']> {
  const row = await on.first<InvoiceRow>(
    `select id as "transactionId", invoice_id as number, amount_kobo as "amountKobo", rrr, status,
            closed_as as "closedAs", attention, created_at as "createdAt"
       from payments where for_order = $1 order by id desc limit 1`,
    [id],
  );
  if (!row) return null;
  const { transactionId, number, rrr, status, closedAs } = row;
  const payable = status === 'Unpaid' && closedAs === null && rrr !== null;
  return {
    transactionId,
    number,
    amount: nairaFromKobo(row.amountKobo),
    rrr,
    paymentUrl: payable ? remita(config).paymentUrl(rrr) : null,
    status: status === 'Unpaid' ? (closedAs ?? status) : status,
    attention: row.attention !== null,
    dateCreated: row.createdAt.toISOString(),
  };
}

async function bookingsOf(on: Queryable, batchCode: string | null): Promise<Order['bookings']> {
  if (batchCode === null) return [];
  return on.all<Order['bookings'][number]>(
    `select b.id, b.invoice_id as "invoiceNumber", s.name as "serviceName", b.flight_number as "flightNumber"
       from bookings b join services s on s.id = b.service_id where b.batch_code = $1 order by b.id`,
    [batchCode],
  );
}

const withoutNeeds = (entries: readonly OrderEntry[]): OrderEntry[] =>
  entries.map((entry) => ({
    ...entry,
    Passengers: entry.Passengers.map(
      ({ Wheel_Chair: _, Others: __, Special_Requirement: ___, ...passenger }) => passenger,
    ),
  }));

export async function orderReply(
  on: Queryable,
  row: OrderRow,
  { actor, config, clock }: Pick<Context, 'actor' | 'config' | 'clock'>,
): Promise<Order> {
  const now = clock.now();
  const { flights, totalNow, problem, warning } = await todayOf(on, row, now);
  const { exactFunding } = await readSettings(on, config);
  const { failure } = row;
  return {
    ...factsOf(row, flights),
    entries: seesNeeds(actor, row) ? row.entries : withoutNeeds(row.entries),
    totalNow,
    problem,
    warning,
    exactFunding: exactFunding === 'On',
    acceptedAt: row.acceptedAt?.toISOString() ?? null,
    acceptedTerms:
      row.acceptedAt && row.termsVersion
        ? { version: row.termsVersion, notice: row.noticeVersion, at: row.acceptedAt.toISOString() }
        : null,
    decision: row.decidedAt && {
      by: row.deciderName ?? '',
      at: row.decidedAt.toISOString(),
      reason: row.decisionReason,
    },
    failure: failure && {
      code: failure.code,
      message: failure.message,
      ...(failure.totalKobo !== undefined && { total: nairaFromKobo(failure.totalKobo) }),
    },
    invoice: await newestInvoice(on, row.id, config),
    batchCode: row.batchCode,
    bookings: await bookingsOf(on, row.batchCode),
  };
}
