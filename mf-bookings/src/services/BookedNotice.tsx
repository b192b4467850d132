import { useMutation } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { bookedReceiptDownload } from 'shared-api/bookings';
import { downloadDocument } from 'shared-api/http';
import { Banner, Button, Icon, Inline, links } from 'shared-ui';
import { type BookedState, bookedIn } from '../shared/bookedState.ts';

/** Reference, receipt and the way to what was just booked, because a booking ends on this page (D21). */
export function BookedNotice() {
  const booked = bookedIn(useLocation().state);
  return booked && <Confirmation booked={booked} />;
}

function Confirmation({ booked: { batchCode, bookings, serviceName } }: { booked: BookedState }) {
  const receipt = useMutation(downloadDocument);
  const numbers = bookings.map(({ number }) => number).join(', ');
  return (
    <Banner
      tone="success"
      title={`Your reference: ${numbers}`}
      live="polite"
      action={
        <Button
          icon={<Icon name="download" />}
          loading={receipt.isPending}
          onClick={() => receipt.mutate(bookedReceiptDownload(batchCode, serviceName, numbers))}
        >
          Get Receipt
        </Button>
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
