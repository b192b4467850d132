import { EmptyState, LinkButton, links, PageHeader } from 'shared-ui';

export const NoBooking = ({ title }: { title: string }) => (
  <>
    <PageHeader title={title} />
    <EmptyState
      text="Booking does not exist"
      icon="bookings"
      action={<LinkButton to={links.bookings()}>Go to the bookings</LinkButton>}
    />
  </>
);
