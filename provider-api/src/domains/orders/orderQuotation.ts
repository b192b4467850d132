import { airports, formatDate, formatMoment, isOpenOrder, quotationPdfName } from 'shared-api/rules';
import { renderQuotation } from '../../documents/index.ts';
import type { Verb } from '../../http/context.ts';
import { BadRequest } from '../../http/errors.ts';
import { pdfReply } from '../../http/fileReply.ts';
import { currentAuthority } from '../../settings/index.ts';
import type { PricedFlight } from '../bookings/index.ts';
import { travellers, warningOf } from './orderReply.ts';
import { readOrder } from './orderRow.ts';
import { priceOrder } from './priceOrder.ts';

const nameOf = (id: number): string => airports.find((airport) => airport.id === id)?.name ?? '';

const itemsOf = ({ service, additional, passengers, ...flight }: PricedFlight) => {
  const what = `at ${nameOf(flight.airportId)}: ${flight.flightNumber}, ${formatMoment(flight.flightAt)}`;
  const item = {
    description: `${service.name} ${what}`,
    quantity: passengers.length,
    rateKobo: service.priceKobo,
    amountKobo: service.priceKobo * passengers.length,
  };
  if (!additional) return [item];
  const { name, priceKobo } = additional;
  return [item, { description: `${name} ${what}`, quantity: 1, rateKobo: priceKobo, amountKobo: priceKobo }];
};

export const orderQuotation: Verb<'orderQuotation'> = async ({ db, actor, clock, config }, { params }) => {
  const row = await readOrder(db, actor, params.id);
  if (!isOpenOrder(row.status)) throw new BadRequest('Only an open order has a quotation', 'not_possible');
  const now = clock.now();
  const client = { id: row.ownerId, clientTypeId: row.clientTypeId };
  const { flights } = await priceOrder(db, { client, entries: row.entries, now });
  const warning = await warningOf(db, row, flights, now);
  const content = await renderQuotation({
    number: `Q-${row.id}-${row.version}`,
    name: row.ownerName,
    passengers: travellers(flights),
    items: flights.flatMap(itemsOf),
    note: `These are the prices of ${formatDate(now)}; they may change until the booking is made.${warning ? ` As of now: ${warning}.` : ''}`,
    printedAt: now,
    authority: await currentAuthority(db, config),
  });
  return pdfReply(quotationPdfName(row.id, row.version), content);
};
