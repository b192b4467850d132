import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { airports } from 'shared-api/airports';
import { type Booking, bookingSorts, ownBookingsExport, ownBookingsQuery } from 'shared-api/bookings';
import { useListExport } from 'shared-api/http';
import { bookingStatuses } from 'shared-api/statuses';
import { Button, LinkButton, LoadFailure, links, PageHeader } from 'shared-ui';
import { DataTable, ExportProgress, ListFrame, type PeekContent, param, useListParams } from 'shared-ui/data';
import { served } from '../shared/served.ts';
import { BookingFilters } from './BookingFilters.tsx';
import { columnsWith } from './columns.tsx';

/** What the lists of bookings can be filtered by, as their address names it; days are those of travel. */
const bookingsParams = {
  search: param.text(),
  status: param.oneOf([...bookingStatuses, served]),
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

interface Props {
  /** What its owner may do with a booking of the list. */
  actions?: (booking: Booking) => ReactNode;
}

/** A client's own bookings; everybody's are mf-staff's page (G43). */
export function BookingsPage({ actions = noActions }: Props) {
  const columns = useMemo(() => columnsWith(actions), [actions]);
  const { page, sort, values, chosen, clear } = useListParams(bookingsParams, bookingSorts);
  const { airport, service, ...filters } = values;
  const airportId = airport === undefined ? undefined : Number(airport);
  const query = { ...filters, airportId, serviceId: service, sort };
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(
    ownBookingsQuery({ ...query, pageNumber: page }),
  );
  const total = data?.meta?.totalCount;
  const { menu, received } = useListExport(ownBookingsExport(query), total);
  return (
    <>
      <PageHeader title="Bookings" />
      <ListFrame
        label="Bookings"
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
            rows={data?.data}
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
