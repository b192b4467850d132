import {
  type BookingStatus,
  bookingReceiptPdfName,
  bookingStatusWords,
  countOf,
  formatClock,
  formatMoment,
  formatNaira,
  moneyState,
  type SettingValues,
} from 'shared-api/rules';
import type { AppContext } from '../../appContext.ts';
import { filter } from '../../lists/index.ts';
import { pdfAttachment } from '../../mail/compose.ts';
import { portalLinks } from '../../portalLinks.ts';
import { readSettings } from '../../settings/index.ts';
import { event } from '../../telling/event.ts';
import { officersOf } from './assignments/officersOf.ts';
import type { BookingRow } from './bookingRow.ts';
import { bookingSms, isTomorrow, whileComing } from './bookingSms.ts';
import { changeLines } from './change/ChangeRecord.ts';
import { drawnPaper } from './change/drawnPaper.ts';
import { type ChangeRow, type PaperRow, selectChanges, selectPapers } from './change/readChanges.ts';
import { drawnInvoice } from './documents/drawnInvoice.ts';
import {
  allNeeds,
  bookingInALine,
  cancellationFact,
  deskFacts,
  flightCard,
  whereToAsk,
} from './documents/printedBooking.ts';
import { ofBatch, selectBookings, withId } from './selectBookings.ts';
import { calendarAttachment } from './voucher/calendarFile.ts';
import { drawnVouchers } from './voucher/drawnVouchers.ts';

type Fact = [label: string, value: string];

const viewBooking = ({ config }: AppContext, { id }: BookingRow) => ({
  label: 'View booking',
  url: portalLinks.booking(config, id),
});

function cancellationSentence({ cancellationHours, refundCanceled }: SettingValues): string {
  const back = refundCanceled === 100 ? 'its whole price' : `${refundCanceled} per cent of its price`;
  return `You can cancel a booking until ${countOf(cancellationHours, 'hour')} before its flight; ${back} then goes back to your wallet.`;
}

const namesOfALetter = 10;

function namesInALetter(names: readonly string[]): string {
  const rest = names.length - namesOfALetter;
  if (rest < 2) return names.join(', ');
  return `${names.slice(0, namesOfALetter).join(', ')} and ${rest} others, named in the receipt`;
}

const headings: Partial<Record<BookingStatus, string>> = {
  Canceled: 'Your booking was cancelled',
  Flight_Canceled: 'Your flight was cancelled',
  No_Show: 'Nobody came to be met',
  Service_Rendered: 'Your passengers were met',
};

const isCalledOff = (status: BookingStatus) => status === 'Canceled' || status === 'Flight_Canceled';

function sumFacts({ chargedKobo, refundedKobo, keptKobo }: ChangeRow, priceKobo: number): Fact[] {
  const sums: [number, string][] = [
    [chargedKobo, 'Charged to your wallet'],
    [refundedKobo, 'Refunded to your wallet'],
    [keptKobo, 'Not given back'],
  ];
  const moved = sums.flatMap(([kobo, label]): Fact[] => (kobo > 0 ? [[label, formatNaira(kobo)]] : []));
  return moved.length > 0 ? [...moved, ['Price now', formatNaira(priceKobo)]] : [];
}

const stillAssigned = (ids: readonly number[]) =>
  filter(
    ids,
    (given) => `b.status = 'Processing' and exists (select from assignments a
      where a.booking_id = b.id and a.released_at is null and a.id = any (${given}::bigint[]))`,
  );

const stillComing = (ids: readonly number[]) =>
  filter(ids, (given) => `b.status = 'Processing' and b.id = any (${given}::bigint[])`);

export const bookingEvents = {
  'booking.confirmed': event<{ batchCode: string; bookingIds: readonly number[] }>({
    sms: whileComing('smsConfirmed'),
    letter: async ({ batchCode }, context) => {
      const { db, config } = context;
      const rows = await selectBookings(db, [ofBatch(batchCode)]);
      const [first, ...rest] = rows;
      if (!first) return undefined;
      const settings = await readSettings(db, config);
      const { data, content } = await drawnInvoice(
        context,
        [first.id, ...rest.map(({ id }) => id)],
        allNeeds,
      );
      return {
        subject: `Confirmed: ${bookingInALine(first)}${rest.length > 0 ? ` and ${rest.length} more` : ''}`,
        heading:
          rest.length > 0
            ? `Your ${rows.length} bookings are confirmed`
            : `Your ${first.serviceName} is booked`,
        paragraphs: [
          'An officer will meet your passengers at the airport. The price was taken from your wallet, and the receipt is attached, with what the passengers show at the airport.',
        ],
        flights: rows.map((row, index) =>
          flightCard(row, [
            ['Passengers', namesInALetter(data.flights?.[index]?.passengers.map(({ name }) => name) ?? [])],
            ...deskFacts(settings, row),
            cancellationFact(settings, row),
          ]),
        ),
        facts: [['Total', formatNaira(rows.reduce((total, { priceKobo }) => total + priceKobo, 0))]],
        action: viewBooking(context, first),
        closing: [cancellationSentence(settings), ...whereToAsk(first, settings)],
        attachments: [
          pdfAttachment(bookingReceiptPdfName(first.serviceName, data.invoiceId), content),
          pdfAttachment('Vouchers.pdf', await drawnVouchers(context, rows)),
          await calendarAttachment(context, rows),
        ],
      };
    },
  }),

  'booking.moved': event<{
    bookingId: number;
    status: BookingStatus;
    reason: string | null;
    refundKobo: number;
  }>({
    sms: ({ status }, ...rest) =>
      isCalledOff(status)
        ? bookingSms('smsCanceled', (row) => row.status === status)({}, ...rest)
        : undefined,
    letter: async ({ bookingId, status, reason, refundKobo }, context) => {
      const { db, config } = context;
      const [row] = await selectBookings(db, [withId(bookingId)]);
      if (!row) return undefined;
      const shown = bookingStatusWords(status);
      const facts: Fact[] = [];
      if (reason !== null) facts.push(['Reason', reason]);
      if (refundKobo > 0) facts.push(['Refunded to your wallet', formatNaira(refundKobo)]);
      return {
        subject: `${shown}: ${bookingInALine(row)}`,
        heading: headings[status] ?? `Your booking is now ${shown}`,
        paragraphs: [
          `The status of your ${row.serviceName} booking for flight ${row.flightNumber} is now ${shown}.`,
          ...(moneyState({ ...row, status }) === 'closed'
            ? ['It was not paid, and nothing is to be paid.']
            : []),
        ],
        flights: [flightCard(row)],
        facts,
        closing: whereToAsk(row, await readSettings(db, config)),
        action: viewBooking(context, row),
        attachments: isCalledOff(status) ? [await calendarAttachment(context, [row], true)] : [],
      };
    },
  }),

  'booking.changed': event<{ changeId: number; bookingId: number }>({
    sms: whileComing('smsChanged'),
    letter: async ({ changeId }, context) => {
      const { db, config } = context;
      const change = await db.first<ChangeRow>(`${selectChanges} where c.id = $1`, [changeId]);
      const [row] = change ? await selectBookings(db, [withId(change.bookingId)]) : [];
      if (!change || !row) return undefined;
      const paper = await db.first<PaperRow>(`${selectPapers} where number = $1`, [change.paper]);
      const isOpen = row.status === 'Processing';
      const settings = await readSettings(db, config);
      return {
        subject: `Your booking ${row.invoiceId ?? row.id} was changed`,
        paragraphs: [
          change.reason
            ? `Your ${row.serviceName} booking was changed: ${change.reason}`
            : `Your ${row.serviceName} booking was changed. This is how it stands now.`,
          ...(isOpen
            ? ['The attached voucher takes the place of the one before: the passengers show this one.']
            : []),
        ],
        flights: [
          flightCard(row, isOpen ? [...deskFacts(settings, row), cancellationFact(settings, row)] : []),
        ],
        facts: [
          ...changeLines(change, true).map(({ what, before, after }): Fact => {
            return [what, `${before ?? 'none'} → ${after ?? 'none'}`];
          }),
          ...sumFacts(change, row.priceKobo),
        ],
        closing: whereToAsk(row, settings),
        action: viewBooking(context, row),
        attachments: [
          ...(paper
            ? [pdfAttachment(`${paper.number}.pdf`, await drawnPaper(context, row, paper, allNeeds))]
            : []),
          ...(isOpen
            ? [
                pdfAttachment('Vouchers.pdf', await drawnVouchers(context, [row])),
                await calendarAttachment(context, [row]),
              ]
            : []),
        ],
      };
    },
  }),

  /** The letter describes the first booking's flight, so all bookings must be for the same client and flight. */
  'booking.officer': event<{
    assignmentIds: readonly number[];
    bookingIds: readonly number[];
    isOther: boolean;
  }>({
    sms: whileComing('smsOfficer'),
    letter: async ({ assignmentIds, isOther }, context) => {
      const { db, config } = context;
      const rows = await selectBookings(db, [stillAssigned(assignmentIds)]);
      const [first] = rows;
      if (!first) return undefined;
      const settings = await readSettings(db, config);
      const ids = rows.map(({ id }) => id);
      const officers = await officersOf(db, ids);
      const nameOf = (bookingId: number) => officers.get(bookingId)?.firstName ?? '';
      return {
        subject: `${isOther ? 'Another officer meets you' : 'Your officer'}: ${bookingInALine(first)}`,
        heading: isOther ? 'Another officer meets you' : `${nameOf(first.id)} meets you`,
        paragraphs: ['This is who waits for your passengers at the airport.'],
        flights: rows.map((row) => flightCard(row, [['Your officer', nameOf(row.id)]])),
        facts: deskFacts(settings, first),
        closing: whereToAsk(first, settings),
        action: viewBooking(context, first),
      };
    },
  }),

  /** The letter gives one expected time, so all bookings must be for the same flight. */
  'flight.expected': event<{ bookingIds: readonly number[] }>({
    sms: bookingSms(
      'smsExpected',
      ({ status, flightState }) => status === 'Processing' && flightState !== 'Canceled',
    ),
    letter: async ({ bookingIds }, context) => {
      const { db, config } = context;
      const rows = await selectBookings(db, [stillComing(bookingIds)]);
      const [first] = rows;
      if (!first || first.flightState === 'Canceled') return undefined;
      const { flightNumber, flightAt, expectedAt } = first;
      const settings = await readSettings(db, config);
      const expected = formatClock(expectedAt ?? flightAt);
      return {
        subject: `Now expected ${expected}: ${bookingInALine(first)}`,
        heading: `Your flight is now expected at ${expected}`,
        paragraphs: [
          `Your officer knows: flight ${flightNumber} is now expected at ${expected}, booked ${formatClock(flightAt)}. The booking stays as it is: until when it can be changed or cancelled goes by the booked time.`,
        ],
        flights: rows.map((row) =>
          flightCard(row, [['Now expected', formatMoment(row.expectedAt ?? row.flightAt)]]),
        ),
        facts: deskFacts(settings, first),
        closing: whereToAsk(first, settings),
        action: viewBooking(context, first),
      };
    },
  }),

  'booking.reminder': event<{ bookingId: number }>({
    sms: bookingSms('smsReminder', isTomorrow),
    letter: async ({ bookingId }, context) => {
      const { db, config, clock } = context;
      const [row] = await selectBookings(db, [withId(bookingId)]);
      if (!row || !isTomorrow(row, clock.now())) return undefined;
      const settings = await readSettings(db, config);
      return {
        subject: `Tomorrow: ${bookingInALine(row)}`,
        paragraphs: ['An officer meets your passengers at the airport. They show their voucher.'],
        flights: [flightCard(row, deskFacts(settings, row))],
        closing: whereToAsk(row, settings),
        action: viewBooking(context, row),
      };
    },
  }),

  'survey.invited': event<{
    serviceName: string;
    flightNumber: string;
    airportId: number;
    days: number;
    code: string;
  }>({
    silent: true,
    letter: ({ serviceName, flightNumber, airportId, days, code }, { config }) => ({
      subject: `How was our ${serviceName} service?`,
      paragraphs: [
        `You used our ${serviceName} service on flight ${flightNumber}. Please tell us how it went: it takes a minute.`,
        `The first link works once and for ${countOf(days, 'day')}, without signing in.`,
      ],
      action: { label: 'Answer the survey', url: portalLinks.survey(config, code) },
      links: [{ label: 'Log in and send feedback', url: portalLinks.feedback(config, airportId) }],
    }),
  }),
};
