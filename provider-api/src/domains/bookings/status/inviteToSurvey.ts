import type { Tx } from '../../../db/index.ts';
import type { Context } from '../../../http/context.ts';
import { readSettings } from '../../../settings/index.ts';
import { tell } from '../../../telling/tell.ts';
import { issueSurveyCode } from '../../feedbacks/index.ts';
import { agreesTo } from '../../messages/index.ts';
import { bookerOf } from '../bookerOf.ts';
import type { BookingRow } from '../bookingRow.ts';

export async function inviteToSurvey(tx: Tx, { clock, config }: Context, row: BookingRow): Promise<void> {
  const { id: bookingId, applicationUserId: userId, airportId, serviceName, flightNumber } = row;
  const bookerId = await bookerOf(tx, row);
  if (!(await agreesTo(tx, bookerId, 'surveys'))) return;
  const { surveyDays: days } = await readSettings(tx, config);
  const code = await issueSurveyCode(tx, { bookingId, userId, airportId, now: clock.now(), days });
  await tell(tx, bookerId, 'survey.invited', {
    serviceName,
    flightNumber,
    airportId,
    days,
    code,
  });
}
