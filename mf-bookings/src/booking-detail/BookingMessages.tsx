import type { Booking } from 'shared-api/bookings';
import { Card } from 'shared-ui';
import { Timeline } from 'shared-ui/details';

type Message = NonNullable<Booking['messages']>[number];

const events: Readonly<Record<string, string>> = {
  'booking.confirmed': 'Confirmed',
  'booking.reminder': 'Reminder of the evening before',
  'booking.officer': 'Officer named',
  'booking.changed': 'Changed',
  'booking.moved': 'Status changed',
  'flight.expected': 'Flight expected',
  'survey.invited': 'Survey',
};

const states: Readonly<Record<string, string>> = {
  queued: 'Waits to be sent',
  held: 'Waits until 07:00',
  sent: 'Sent',
  delivered: 'Delivered',
  failed: 'Failed',
  suppressed: 'Not sent: turned off, stopped, or too many',
};

const textOf = ({ event, channel }: Message) =>
  `${events[event] ?? 'Message'}, by ${channel === 'sms' ? 'SMS' : 'e-mail'}`;

export const BookingMessages = ({ messages }: { messages: readonly Message[] }) => (
  <Card title="Messages">
    <Timeline
      entries={messages.map((message, index) => ({
        key: index,
        at: message.at,
        text: textOf(message),
        detail: states[message.state],
      }))}
    />
  </Card>
);
