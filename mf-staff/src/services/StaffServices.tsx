import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { can, useSession } from 'shared-api/http';
import { koboOf } from 'shared-api/money';
import { type Service, servicesQuery, serviceTypeLabel } from 'shared-api/services';
import { Button, Icon, links, Money, PageHeader, Stack, StatusTag } from 'shared-ui';
import { type Column, DataTable } from 'shared-ui/data';
import { QueryState } from '../shared/QueryState.tsx';
import { RowActions } from '../shared/RowActions.tsx';
import { ServiceForm } from './ServiceForm.tsx';
import { ServicePrices } from './ServicePrices.tsx';
import { ServiceStatusDialog } from './ServiceStatusDialog.tsx';
import styles from './StaffServices.module.css';

/** Beneath the name, so that the description has room. */
const Type = ({ children }: { children: string }) => <div className={styles.type}>{children}</div>;

/** What the reader may do with a service: everybody looks at its prices. */
function ServiceActions({ service }: { service: Service }) {
  const user = useSession((state) => state.user);
  const mayEdit = can(user, 'services.edit');
  const active = service.status !== false;
  return (
    <RowActions
      subject={service.name}
      usual={
        (mayEdit || can(user, 'services.price')) && {
          label: mayEdit ? 'Edit' : 'Change price',
          dialog: (close) => <ServiceForm service={service} onClose={close} />,
        }
      }
      more={[
        { label: 'Prices', dialog: (close) => <ServicePrices service={service} onClose={close} /> },
        mayEdit && {
          label: active ? 'Deactivate' : 'Activate',
          danger: active,
          dialog: (close) => <ServiceStatusDialog service={service} onClose={close} />,
        },
      ]}
    />
  );
}

const columns: Column<Service>[] = [
  {
    key: 'name',
    header: 'Name',
    rowHeader: true,
    render: ({ id, name, serviceTypeId }) => (
      <div>
        <Link to={links.service(id)}>{name}</Link> <Type>{serviceTypeLabel(serviceTypeId)}</Type>
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
  { key: 'action', header: 'Action', render: (service) => <ServiceActions service={service} /> },
];

/** The services as staff see them: all of them, and who may, changes them (STAFF-11). */
export function StaffServices() {
  const user = useSession((state) => state.user);
  const [adding, setAdding] = useState(false);
  const services = useQuery(servicesQuery);
  return (
    <Stack space={5}>
      <PageHeader
        title="All Services"
        actions={
          can(user, 'services.edit') && (
            <Button variant="primary" icon={<Icon name="plus" />} onClick={() => setAdding(true)}>
              Add service
            </Button>
          )
        }
      />
      <QueryState query={services} subject="The services">
        {(rows) => (
          <DataTable
            label="Services"
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            empty="There are no services"
          />
        )}
      </QueryState>
      {adding && <ServiceForm service="new" onClose={() => setAdding(false)} />}
    </Stack>
  );
}
