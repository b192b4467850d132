import { calendarName } from 'shared-api/rules';
import type { Verb } from '../../../http/context.ts';
import { fileReply } from '../../../http/fileReply.ts';
import { currentAuthority } from '../../../settings/index.ts';
import { visibleByReference } from '../visibleBooking.ts';
import { calendarFile } from './calendarFile.ts';

export const bookingCalendar: Verb<'bookingCalendar'> = async ({ db, actor, clock, config }, { params }) => {
  const rows = await visibleByReference(db, actor, params.id);
  const [{ serviceName }] = rows;
  const authority = await currentAuthority(db, config);
  const content = Buffer.from(calendarFile(rows, { config, authority, now: clock.now() }));
  const numbers = rows.map(({ id, invoiceId }) => invoiceId ?? id).join(', ');
  return fileReply({
    name: calendarName(serviceName, numbers),
    type: 'text/calendar; charset=utf-8',
    content,
  });
};
