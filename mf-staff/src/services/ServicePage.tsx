import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { listBookingsOfService } from 'shared-api/bookings';
import { can, listOf, queryOf, useSession } from 'shared-api/http';
import { koboOf } from 'shared-api/money';
import { type Service, serviceById, serviceTypeLabel } from 'shared-api/services';
import { Card, links, Money, PageHeader, Stack, StatusTag, useBreadcrumbs, usePageParam } from 'shared-ui';
import { DescriptionList, QueryTable } from 'shared-ui/data';
import { bookingColumnsWithout } from '../shared/bookingColumns.tsx';
import { QueryState } from '../shared/QueryState.tsx';
import { Exceptions } from './offers/Exceptions.tsx';
import { WhereAndWhen } from './offers/WhereAndWhen.tsx';

const columns = bookingColumnsWithout('service');

function BookingsOfService({ id }: { id: number }) {
  const bookings = useQuery(
    listOf(listBookingsOfService, { params: { serviceId: id }, query: { pageNumber: usePageParam() } }),
  );
  return (
    <QueryTable
      worklist
      label="Bookings of this service"
      query={bookings}
      subject="The bookings"
      columns={columns}
      rowKey={(booking) => booking.id}
      empty="There are no bookings of this service"
    />
  );
}

function ServiceDetails({ service }: { service: Service }) {
  const { id, name, description, price, serviceTypeId, status } = service;
  const user = useSession((state) => state.user);
  const mayExcept = can(user, 'offers.edit') || can(user, 'desk.checkIn');
  useBreadcrumbs([{ label: 'All Services', to: links.services() }, { label: name }]);
  const active = status === false ? 'inactive' : 'active';
  return (
    <Stack space={5}>
      <PageHeader title={name} lead={<StatusTag kind="service" status={active} />} />
      <Card title="Service details">
        <DescriptionList
          items={[
            { term: 'Service Type', value: serviceTypeLabel(serviceTypeId) },
            { term: 'Price', value: <Money kobo={koboOf(price)} /> },
            { term: 'Description', value: description || 'N/A' },
          ]}
        />
      </Card>
      <Card title="Where and when">
        <WhereAndWhen serviceId={id} />
      </Card>
      {mayExcept && <Exceptions service={service} />}
      <Card title="Bookings">
        <BookingsOfService id={id} />
      </Card>
    </Stack>
  );
}

export function ServicePage() {
  const id = Number(useParams().id);
  const service = useQuery(queryOf(serviceById, { params: { id } }));
  return (
    <Stack space={5}>
      {service.isError && !service.data && <PageHeader title="Service" />}
      <QueryState query={service} subject="The service">
        {(data) => <ServiceDetails service={data} />}
      </QueryState>
    </Stack>
  );
}
