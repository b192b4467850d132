import { portalLinks } from '../../portalLinks.ts';
import { event } from '../../telling/event.ts';

export const messageEvents = {
  'sms.limit': event<{ smsDaily: number }>({
    letter: ({ smsDaily }, { config }) => ({
      subject: 'No more SMS leave today',
      paragraphs: [
        `${smsDaily} SMS have left today, as many as the settings allow. What else happens today is told by e-mail alone.`,
      ],
      action: { label: 'View the settings', url: portalLinks.settings(config) },
    }),
  }),
};
