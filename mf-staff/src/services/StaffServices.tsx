import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { can, koboOf, servicesQuery, useSession } from 'shared-api';
import type { Service } from 'shared-api/contract';
import { serviceTypeLabel } from 'shared-api/rules';
import { Button, Icon, Money, PageHeader, Stack, StatusTag } from 'shared-ui';
import { type Column, DataTable } from 'shared-ui/data';
import { QueryState } from '../shared/QueryState.tsx';
import { RowActions } from '../shared/RowActions.tsx';
import { ServiceForm } from './ServiceForm.tsx';
import { ServicePrices } from './ServicePrices.tsx';
import { ServiceStatusAction } from './ServiceStatusAction.tsx';
import styles from './StaffServices.module.css';

/** Beneath the name, so that the description has room. */
const Type = ({ children }: { children: string }) => <div className={styles.type}>{children}</div>;

const columns: Column<Service>[] = [
  {
    key: 'name',
    header: 'Name',
    rowHeader: true,
    render: ({ name, serviceTypeId }) => (
      <div>
        {name} <Type>{serviceTypeLabel(serviceTypeId)}</Type>
      </div>
    ),
    sort: ({ name }) => name,
  },
  { key: 'description', header: 'Description', render: ({ description }) => description ?? '' },
  {
    key: 'price',
    header: 'Price',
    align: 'end',
    render: ({ price }) => <Money kobo={koboOf(price)} />,
    sort: ({ price }) => price,
  },
  {
    key: 'status',
    header: 'Status',
    render: ({ status }) => <StatusTag kind="service" status={status === false ? 'inactive' : 'active'} />,
  },
];

interface ActionsProps {
  service: Service;
  onEdit: () => void;
  onPrices: () => void;
}

/** What the reader may do with a service: everybody looks at its prices. */
function Actions({ service, onEdit, onPrices }: ActionsProps) {
  const user = useSession((state) => state.user);
  const mayEdit = can(user, 'services.edit');
  return (
    <RowActions>
      {(mayEdit || can(user, 'services.price')) && (
        <Button size="small" aria-label={`Edit ${service.name}`} onClick={onEdit}>
          {mayEdit ? 'Edit' : 'Change price'}
        </Button>
      )}
      {mayEdit && <ServiceStatusAction service={service} />}
      <Button size="small" aria-label={`Prices of ${service.name}`} onClick={onPrices}>
        Prices
      </Button>
    </RowActions>
  );
}

/** The services as the desk sees them: all of them, and who may, changes them (STAFF-11). */
export function StaffServices() {
  const user = useSession((state) => state.user);
  const [shown, setShown] = useState<Service | 'new'>();
  const services = useQuery(servicesQuery);
  const [priced, setPriced] = useState<Service>();
  const actions: Column<Service> = {
    key: 'action',
    header: 'Action',
    render: (service) => (
      <Actions service={service} onEdit={() => setShown(service)} onPrices={() => setPriced(service)} />
    ),
  };
  return (
    <Stack space={5}>
      <PageHeader
        title="All Services"
        actions={
          can(user, 'services.edit') && (
            <Button variant="primary" icon={<Icon name="plus" />} onClick={() => setShown('new')}>
              Add service
            </Button>
          )
        }
      />
      <QueryState query={services} what="The services">
        {(rows) => (
          <DataTable
            label="Services"
            columns={[...columns, actions]}
            rows={rows}
            rowKey={({ id }) => id}
            empty="There are no services"
          />
        )}
      </QueryState>
      <ServiceForm service={shown} onClose={() => setShown(undefined)} />
      <ServicePrices service={priced} onClose={() => setPriced(undefined)} />
    </Stack>
  );
}
