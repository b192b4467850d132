import { filledText, formatNaira } from 'shared-api/rules';
import { portalLinks } from '../../portalLinks.ts';
import { readSettings } from '../../settings/index.ts';
import { event } from '../../telling/event.ts';
import { flightLines } from './flightLines.ts';
import { findOrder, type OrderRow } from './orderRow.ts';

type Shown = Pick<OrderRow, 'id' | 'makerName' | 'totalKobo'>;

export const orderEvents = {
  'order.submitted': event<Shown & { flights: string; isReminder: boolean }>({
    sms: async ({ id }, { db, config }) => ({
      text: filledText((await readSettings(db, config)).smsApproval, { order: id }),
      link: portalLinks.order(config, id),
    }),
    letter: ({ id, makerName, totalKobo, flights, isReminder }, { config }) => ({
      subject: isReminder
        ? `Order ${id} of ${makerName} still waits for approval`
        : `${makerName} asks for approval of order ${id}`,
      paragraphs: [
        `${makerName} would like to book: ${flights}.`,
        `${isReminder ? 'Its first flight leaves within a day. It' : 'It'} is booked from the wallet as soon as one of you approves it. No money is held while it waits.`,
      ],
      facts: [['Total', formatNaira(totalKobo)]],
      action: { label: 'View the order', url: portalLinks.order(config, id) },
    }),
  }),

  'order.decided': event<Shown & { by: string; outcome: string; reason: string | null }>({
    letter: ({ id, makerName, totalKobo, by, outcome, reason }, { config }) => ({
      subject: `Order ${id} ${reason === null ? 'was approved' : 'was rejected'}`,
      paragraphs: [`Order ${id} of ${makerName} ${outcome}.`],
      facts: [
        ['Total', formatNaira(totalKobo)],
        ['By', by],
        ...(reason === null ? [] : [['Reason', reason] as const]),
      ],
      action: { label: 'View the order', url: portalLinks.order(config, id) },
    }),
  }),

  'order.failed': event<{ id: number; version: number }>({
    letter: async ({ id, version }, { db, config }) => {
      const row = await findOrder(db, id);
      if (row?.version !== version || !row.failure) return undefined;
      return {
        subject: `Order ${id} could not be booked`,
        paragraphs: [
          `Your money is in your wallet; these bookings could not be made: ${(await flightLines(db, row)).join('; ')}.`,
          `${row.failure.message}. Nothing was booked. Please look at the order: it can be edited, paid and booked again.`,
        ],
        action: { label: 'View the order', url: portalLinks.order(config, id) },
      };
    },
  }),
};
