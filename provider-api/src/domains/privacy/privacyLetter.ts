import { job } from '../../jobs/index.ts';
import { compose } from '../../mail/compose.ts';
import type { Event } from '../../telling/event.ts';
import { privacyEvents } from './events.ts';
import { privacyLetters } from './tellOfficer.ts';

export const privacyLetter = job(
  privacyLetters,
  async (context, { to, event, data }, id) => {
    const { letter }: Event<never> = privacyEvents[event];
    const drawn = await letter(data as never, context, { id: 0, isActive: true });
    if (drawn) await context.mailer.send(compose({ ...drawn, to }), id);
  },
  'mail',
);
