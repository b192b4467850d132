import type { Booking } from 'shared-api/bookings';
import { Banner, LinkButton, links, ShortMomentText } from 'shared-ui';

export function ChangeBooking({ booking: { id, mayChange } }: { booking: Booking }) {
  if (!mayChange) return null;
  return (
    <Banner tone="info" action={<LinkButton to={links.changeBooking(String(id))}>Change</LinkButton>}>
      {mayChange.until ? (
        <>
          Flight and passengers can be changed until{' '}
          <strong>
            <ShortMomentText at={mayChange.until} />
          </strong>
        </>
      ) : (
        'Flight and passengers can be changed'
      )}
    </Banner>
  );
}
