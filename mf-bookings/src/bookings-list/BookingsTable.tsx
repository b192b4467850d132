import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Booking } from 'shared-api/bookings';
import type { PageMeta } from 'shared-api/contract';
import { Button, LoadFailure, Stack } from 'shared-ui';
import { type Column, DataTable } from 'shared-ui/data';
import { BookingFilters } from './BookingFilters.tsx';

interface BookingsTableProps {
  bookings: UseQueryResult<{ data: Booking[]; meta?: PageMeta }>;
  columns: readonly Column<Booking>[];
  searched: string;
  chosen: number;
  clear: () => void;
  /** What to do where there is no booking at all. */
  emptyAction?: ReactNode;
}

/** A list of bookings beneath its filters. */
export function BookingsTable({
  bookings,
  columns,
  searched,
  chosen,
  clear,
  emptyAction,
}: BookingsTableProps) {
  const { data, isError, isFetching, isPlaceholderData, refetch } = bookings;
  return (
    <Stack>
      <BookingFilters searched={searched} chosen={chosen} onClear={clear} />
      {isError && !data ? (
        <LoadFailure what="The bookings" retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          label="Bookings"
          columns={columns}
          rows={data?.data}
          rowKey={({ id }) => id}
          meta={data?.meta}
          stale={isPlaceholderData}
          empty="There are no bookings to display"
          emptyAction={chosen > 0 ? <Button onClick={clear}>Clear filters</Button> : emptyAction}
        />
      )}
    </Stack>
  );
}
