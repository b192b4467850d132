import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { airports } from 'shared-api/airports';
import { type Booking, bookingSorts, listOwnBookings, ownBookingsExport } from 'shared-api/bookings';
import { lagosDate } from 'shared-api/dates';
import { listOf, useListExport } from 'shared-api/http';
import { bookingStatuses } from 'shared-api/statuses';
import { Button, LinkButton, LoadFailure, links, PageHeader } from 'shared-ui';
import {
  DataTable,
  ExportProgress,
  ListFrame,
  type ListView,
  ListViews,
  type PeekContent,
  param,
  useListParams,
} from 'shared-ui/data';
import { cancelled, kept, served } from '../shared/statusGroups.ts';
import { useServerNow } from '../shared/useServerNow.ts';
import { BookingFilters } from './BookingFilters.tsx';
import { columnsWith } from './columns.tsx';

/** The days are days of travel. */
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
};

const dayMs = 24 * 60 * 60 * 1000;

/** A flight of today is ahead until the day is over. */
function useViews(now: Date): readonly ListView[] {
  const upcoming = { status: kept, from: lagosDate(now) } as const;
  const yesterday = lagosDate(new Date(now.getTime() - dayMs));
  const { data } = useQuery(listOf(listOwnBookings, { query: { ...upcoming, pageNumber: 1 } }));
  return [
    { label: 'All', filters: {} },
    { label: 'Upcoming', filters: upcoming, count: data?.meta?.totalCount },
    { label: 'Past', filters: { status: kept, to: yesterday } },
    { label: 'Cancelled', filters: { status: cancelled } },
  ];
}

interface Props {
  actions?: (booking: Booking) => ReactNode;
}

/** Staff read everybody's bookings on a page of mf-staff (G43). */
export function BookingsPage({ actions = noActions }: Props) {
  const now = useServerNow();
  const views = useViews(now);
  const columns = useMemo(() => columnsWith(actions, now), [actions, now]);
  const { page, sort, values, chosen, clear } = useListParams(bookingsParams, bookingSorts);
  const { airport, service, ...filters } = values;
  const airportId = airport === undefined ? undefined : Number(airport);
  // Past trips are read from the latest back, while the server begins with the earliest.
  const usualSort = values.to && !values.from ? '-travel' : undefined;
  const query = { ...filters, airportId, serviceId: service, sort: sort ?? usualSort };
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(
    listOf(listOwnBookings, { query: { ...query, pageNumber: page } }),
  );
  const total = data?.meta?.totalCount;
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
        {isError && !data ? (
          <LoadFailure what="The bookings" retrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <DataTable
            worklist
            peek={peek}
            label="Bookings"
            columns={columns}
            dataSource={data?.data}
            rowKey={({ id }) => id}
            meta={data?.meta}
            stale={isPlaceholderData}
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
        )}
      </ListFrame>
    </>
  );
}
