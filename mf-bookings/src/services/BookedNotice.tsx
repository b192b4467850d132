import { useMutation } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { bookedReceiptDownload } from 'shared-api/bookings';
import { downloadDocument, save } from 'shared-api/http';
import { Banner, Button, Icon, Inline, LinkButton, links } from 'shared-ui';
import { type BookedState, bookedIn } from '../shared/bookedState.ts';
import { calendarFile } from './calendarFile.ts';

/** Reference, receipt and what comes next for what was just booked, because a booking ends on this page (D21). */
export function BookedNotice() {
  const booked = bookedIn(useLocation().state);
  return booked && <Confirmation booked={booked} />;
}

function Confirmation({ booked }: { booked: BookedState }) {
  const { batchCode, bookings, serviceName, serviceId } = booked;
  const receipt = useMutation(downloadDocument);
  const numbers = bookings.map(({ number }) => number).join(', ');
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
          <Button
            icon={<Icon name="download" />}
            loading={receipt.isPending}
            onClick={() => receipt.mutate(bookedReceiptDownload(batchCode, serviceName, numbers))}
          >
            Get Receipt
          </Button>
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
