import { Link } from 'react-router-dom';
import { bookedReceiptDownload } from 'shared-api/bookings';
import { save, useDocument } from 'shared-api/http';
import { Banner, Button, Icon, Inline, LinkButton, links } from 'shared-ui';
import { DocumentButton } from 'shared-ui/data';
import type { BookedState } from '../shared/bookedState.ts';
import { calendarFile } from './calendarFile.ts';

/** Reference, receipt and what comes next for what was just booked. */
export function Confirmation({ booked }: { booked: BookedState }) {
  const { batchCode, bookings, serviceName, serviceId } = booked;
  const numbers = bookings.map(({ number }) => number).join(', ');
  const receipt = useDocument(bookedReceiptDownload(batchCode, serviceName, numbers));
  const [first] = bookings;
  const keepInCalendar = () =>
    save(new Blob([calendarFile(booked)], { type: 'text/calendar' }), `${serviceName} - ${numbers}.ics`);
  return (
    <Banner
      tone="success"
      title={`Your reference: ${numbers}`}
      live="polite"
      action={
        <Inline space={2}>
          <DocumentButton label="Get Receipt" what="Receipt" {...receipt} />
          <Button icon={<Icon name="calendar" />} onClick={keepInCalendar}>
            Add to calendar
          </Button>
          {serviceId !== undefined && first && (
            <LinkButton to={links.createBooking(serviceId, { return: first.id })}>Book the return</LinkButton>
          )}
        </Inline>
      }
    >
      <Inline>
        {bookings.map(({ id, number }) => (
          <Link key={id} to={links.booking(String(id))}>
            View booking {number}
          </Link>
        ))}
      </Inline>
    </Banner>
  );
}
