import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { airports } from 'shared-api/airports';
import { type Booking, bookingSorts, listOwnBookings, ownBookingsExport } from 'shared-api/bookings';
import { dayMs, lagosDate } from 'shared-api/dates';
import { listOf, useListExport, useServerNow } from 'shared-api/http';
import { koboOf } from 'shared-api/money';
import { bookingStatuses } from 'shared-api/statuses';
import { Button, LinkButton, links, Money, PageHeader } from 'shared-ui';
import {
  DescriptionList,
  ExportProgress,
  ListFrame,
  type ListView,
  ListViews,
  type PeekContent,
  param,
  QueryTable,
  useListParams,
} from 'shared-ui/data';
import { cancelled, kept, served, upcoming } from '../shared/statusGroups.ts';
import { namesOf } from '../shared/trip.ts';
import { BookingFilters } from './BookingFilters.tsx';
import { columnsWith } from './columns.tsx';

/** `from` and `to` are days of travel. */
const bookingsParams = {
  search: param.text(),
  status: param.oneOf([...bookingStatuses, served, kept, cancelled]),
  airport: param.oneOf(airports.map(({ id }) => String(id))),
  service: param.number(),
  from: param.day(),
  to: param.day(),
};

const noActions = () => null;

const peek: PeekContent<Booking> = {
  titleOf: ({ invoiceNumber, id }) => `Booking ${invoiceNumber ?? id}`,
  pathOf: ({ id }) => links.booking(String(id)),
  more: (booking) => (
    <DescriptionList
      items={[
        {
          term: 'Passengers',
          value: booking.passengers.length > 1 && namesOf(booking, booking.passengers.length),
        },
        { term: 'Amount', value: <Money kobo={koboOf(booking.price)} /> },
      ]}
    />
  ),
};

/**
 * A URL without filters shows Upcoming, but a URL with only a search shows All. The links to the views keep
 * the search.
 */
function useViews(
  now: Date,
  { search, chosen }: { search: string | undefined; chosen: number },
): readonly ListView[] {
  const { sort, ...ahead } = upcoming(lagosDate(now));
  const yesterday = lagosDate(new Date(now.getTime() - dayMs));
  const { data } = useQuery(listOf(listOwnBookings, { query: { ...ahead, sort, pageNumber: 1 } }));
  return [
    { label: 'Upcoming', filters: chosen > 0 ? ahead : {}, count: data?.meta?.totalCount },
    { label: 'Past', filters: { status: kept, to: yesterday } },
    { label: 'Cancelled', filters: { status: cancelled } },
    { label: 'All', filters: search ? {} : { view: 'all' } },
  ];
}

interface Props {
  /** `found` is true if a search or filter has left exactly one booking. */
  actions?: (booking: Booking, found: boolean) => ReactNode;
}

export function BookingsPage({ actions = noActions }: Props) {
  const now = useServerNow();
  const [address] = useSearchParams();
  const { page, sort, values, chosen, clear } = useListParams(bookingsParams, bookingSorts);
  const views = useViews(now, { search: values.search, chosen });
  const isAhead = chosen === 0 && address.get('view') !== 'all';
  const { airport, service, ...filters } = values;
  const airportId = airport === undefined ? undefined : Number(airport);
  const usualSort = values.from ? 'travel' : values.to && '-travel';
  const query = isAhead
    ? { ...upcoming(lagosDate(now)), ...(sort && { sort }) }
    : { ...filters, airportId, serviceId: service, sort: sort ?? (usualSort || undefined) };
  const bookings = useQuery(listOf(listOwnBookings, { query: { ...query, pageNumber: page } }));
  const total = bookings.data?.meta?.totalCount;
  const isFound = chosen > 0 && total === 1;
  const columns = columnsWith((booking) => actions(booking, isFound), now);
  const { menu, received } = useListExport(ownBookingsExport(query), total);
  return (
    <>
      <PageHeader title="Bookings" />
      <ListFrame
        label="Bookings"
        views={<ListViews label="Views of bookings" views={views} />}
        filters={<BookingFilters chosen={chosen} onClear={clear} />}
        actions={received !== undefined && <ExportProgress received={received} total={total} />}
        menu={menu}
      >
        <QueryTable
          worklist
          peek={peek}
          label="Bookings"
          columns={columns}
          query={bookings}
          rowKey={({ id }) => id}
          empty="There are no bookings to display"
          emptyAction={
            chosen > 0 ? (
              <Button onClick={clear}>Clear filters</Button>
            ) : (
              <LinkButton to={links.services()} variant="primary">
                All Services
              </LinkButton>
            )
          }
        />
      </ListFrame>
    </>
  );
}
