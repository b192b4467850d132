import { countOf } from 'shared-api/rules';
import { mailJob } from '../../../adapters/mail/mailJob.ts';
import type { Tx } from '../../../db/index.ts';
import type { Context } from '../../../http/context.ts';
import { enqueue } from '../../../jobs/index.ts';
import { compose } from '../../../mail/compose.ts';
import { portalLinks } from '../../../portalLinks.ts';
import { readSettings } from '../../../settings/index.ts';
import { issueSurveyCode } from '../../feedbacks/index.ts';
import { bookerOf } from '../bookerOf.ts';
import type { BookingRow } from '../bookingRow.ts';

export async function inviteToSurvey(tx: Tx, { clock, config }: Context, row: BookingRow): Promise<void> {
  const { id: bookingId, applicationUserId: userId, airportId } = row;
  const { surveyDays: days } = await readSettings(tx, config);
  const code = await issueSurveyCode(tx, { bookingId, userId, airportId, now: clock.now(), days });
  const message = compose({
    ...(await bookerOf(tx, row)),
    subject: `How was our ${row.serviceName} service?`,
    paragraphs: [
      `You used our ${row.serviceName} service on flight ${row.flightNumber}. Please tell us how it went: it takes a minute.`,
      `The first link works once and for ${countOf(days, 'day')}, without signing in.`,
    ],
    action: { label: 'Answer the survey', url: portalLinks.survey(config, code) },
    links: [{ label: 'Log in and send feedback', url: portalLinks.feedback(config, airportId) }],
  });
  await enqueue(tx, mailJob, message);
}
