import { breachHours, formatDate, formatMoment, requestKinds } from 'shared-api/rules';
import type { Config } from '../../config.ts';
import type { Queryable } from '../../db/index.ts';
import type { Letter } from '../../mail/compose.ts';
import { portalLinks } from '../../portalLinks.ts';
import { readSettings } from '../../settings/index.ts';
import { event } from '../../telling/event.ts';
import { readBreach } from './breaches/breachRow.ts';
import { passengersOfVoucher } from './requests/passengersOfVoucher.ts';
import { readRequest } from './requests/requestRow.ts';

const complaint =
  'If you do not agree, you may complain to the Nigeria Data Protection Commission: https://ndpc.gov.ng';

const paragraphsOf = (text: string): string[] => text.split(/\n\s*\n/);

/** The preview and the sent letter must be equal, so both use this function. */
export async function affectedLetter(
  { db, config }: { db: Queryable; config: Config },
  text: string,
): Promise<Letter> {
  const { privacyOfficerName, privacyOfficerEmail } = await readSettings(db, config);
  const officer = [privacyOfficerName, privacyOfficerEmail].filter(Boolean).join(', ');
  return {
    subject: 'About your data',
    paragraphs: paragraphsOf(text),
    closing: officer ? [`Ask our Data Protection Officer: ${officer}`] : [],
  };
}

export const privacyEvents = {
  'erasure.rejected': event<{ reason: string }>({
    letter: ({ reason }) => ({
      subject: 'Your data was not erased',
      paragraphs: ['The erasure of your account was asked for and refused. You can ask again.'],
      facts: [['Reason', reason]],
      closing: [complaint],
    }),
  }),
  'request.received': event<{ requestId: number }>({
    letter: async ({ requestId }, { db, config }) => {
      const { kind, name, contact, voucher, text, dueAt, accountId } = await readRequest(db, requestId);
      return {
        subject: `A request about personal data, due on ${formatDate(dueAt)}`,
        paragraphs: [text],
        facts: [
          ['Asked for', requestKinds[kind]],
          ['Name', name],
          ['Contact', contact],
          ['Account', accountId === null ? 'None' : String(accountId)],
          ...(voucher ? [['Voucher', voucher] as const] : []),
        ],
        links: [{ label: 'Requests', url: portalLinks.privacyDesk(config, 'requests') }],
      };
    },
  }),
  'request.closed': event<{ requestId: number }>({
    letter: async ({ requestId }, context) => {
      const { state, answer, receivedAt, voucher, passengerId } = await readRequest(context.db, requestId);
      const passengers = passengerId === null ? [] : await passengersOfVoucher(context, voucher);
      const of = passengers.find(({ id }) => id === passengerId);
      return {
        subject:
          state === 'Refused' ? 'Your request about your data was refused' : 'About your request: your data',
        paragraphs: [`You asked us on ${formatDate(receivedAt)}.`, ...paragraphsOf(answer ?? '')],
        facts: of?.facts.map(({ label, value }) => [label, value] as const) ?? [],
        closing: [complaint],
      };
    },
  }),
  'breach.due': event<{ breachId: number; hours: number }>({
    letter: async ({ breachId, hours }, { db, config }) => {
      const { what, knownAt, reportNumber } = await readBreach(db, breachId);
      if (reportNumber !== null) return undefined;
      const until = new Date(knownAt.getTime() + breachHours.told * 3_600_000);
      return {
        subject: `A breach is known for ${hours} hours and not reported`,
        paragraphs: [
          what,
          `The Commission must be told by ${formatMoment(until)}. The number of the report stops the clock.`,
        ],
        links: [{ label: 'Register of breaches', url: portalLinks.privacyDesk(config, 'breaches') }],
      };
    },
  }),
  'breach.told': event<{ breachId: number }>({
    letter: async ({ breachId }, context) =>
      affectedLetter(context, (await readBreach(context.db, breachId)).letter ?? ''),
  }),
};
