import { useQuery } from '@tanstack/react-query';
import { ownBookingsQuery } from 'shared-api';
import { LinkButton, LoadFailure, links, usePageParam } from 'shared-ui';
import { DataTable } from 'shared-ui/data';
import { ownColumns } from './columns.tsx';

export function OwnBookings() {
  const { data, isError, refetch } = useQuery(ownBookingsQuery(usePageParam()));
  if (isError && !data) return <LoadFailure what="The bookings" onRetry={() => void refetch()} />;
  return (
    <DataTable
      label="Bookings"
      columns={ownColumns}
      rows={data?.data}
      rowKey={({ id }) => id}
      meta={data?.meta}
      empty="There are no bookings to display"
      emptyAction={
        <LinkButton to={links.services()} variant="primary">
          All Services
        </LinkButton>
      }
    />
  );
}
