import { Link } from 'react-router-dom';
import { bookedCalendarDownload, bookedReceiptDownload } from 'shared-api/bookings';
import { useDocument } from 'shared-api/http';
import { Banner, Button, Icon, Inline, LinkButton, links, MomentText, Stack } from 'shared-ui';
import { DocumentButton } from 'shared-ui/data';
import { airportCode } from '../shared/airportName.ts';
import type { BookedState } from '../shared/bookedState.ts';

export function Confirmation({ booked }: { booked: BookedState }) {
  const { batchCode, bookings, serviceName, serviceId } = booked;
  const numbers = bookings.map(({ number }) => number).join(', ');
  const receipt = useDocument(bookedReceiptDownload(batchCode, serviceName, numbers));
  const [first] = bookings;
  const calendar = useDocument(bookedCalendarDownload(batchCode, serviceName, numbers));
  return (
    <Banner tone="success" title={`Booked: ${numbers}`} live="polite">
      <Stack space={3}>
        {bookings.map(({ id, number, airportId, at }) => (
          <div key={id}>
            <p>
              An officer meets the passengers at {airportCode(airportId)}, <MomentText at={at} />
            </p>
            <Link to={links.booking(String(id))} className="nowrap">
              View booking{bookings.length > 1 && ` ${number}`}
            </Link>
          </div>
        ))}
        <Inline space={2}>
          <DocumentButton label="Get Receipt" what="Receipt" {...receipt} />
          <Button
            icon={<Icon name="calendar" />}
            loading={calendar.downloading}
            onClick={calendar.onDownload}
          >
            Add to calendar
          </Button>
          {serviceId !== undefined && first && (
            <LinkButton to={links.createBooking(serviceId, { return: first.id })}>Book the return</LinkButton>
          )}
        </Inline>
      </Stack>
    </Banner>
  );
}
