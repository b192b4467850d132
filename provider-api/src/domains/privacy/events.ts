import { event } from '../../telling/event.ts';

export const privacyEvents = {
  'erasure.rejected': event<{ reason: string }>({
    letter: ({ reason }) => ({
      subject: 'Your data was not erased',
      paragraphs: [
        'The erasure of your account was asked for and refused. You can ask again, or complain to the Nigeria Data Protection Commission.',
      ],
      facts: [['Reason', reason]],
    }),
  }),
};
