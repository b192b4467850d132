import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { can, useSession } from 'shared-api/http';
import { isNowhere, type Service, servicesQuery, serviceTypeLabel } from 'shared-api/services';
import { Icon, links, PageHeader, Stack, StatusTag } from 'shared-ui';
import { actionColumn, type Column } from 'shared-ui/data';
import { DialogButton } from 'shared-ui/dialogs';
import { RowActions } from '../shared/RowActions.tsx';
import { StaffTable } from '../shared/StaffTable.tsx';
import { ServiceForm } from './ServiceForm.tsx';
import { ServicePrices } from './ServicePrices.tsx';
import { ServiceStatusDialog } from './ServiceStatusDialog.tsx';

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
    title: 'Name',
    rowScope: 'row',
    line: 1,
    nowrap: true,
    render: (_, { id, name }) => <Link to={links.service(id)}>{name}</Link>,
  },
  {
    key: 'description',
    title: 'Description',
    line: 2,
    whole: true,
    breakable: true,
    render: (_, { description }) => description ?? '',
  },
  { key: 'price', title: 'Price', line: 1, dataIndex: 'price', valueType: 'money' },
  {
    key: 'status',
    title: 'Status',
    line: 3,
    render: (_, { status, notOfferedAt }) => (
      <>
        <StatusTag kind="service" status={status === false ? 'inactive' : 'active'} />
        {isNowhere({ notOfferedAt }) && ' Offered nowhere'}
      </>
    ),
  },
  actionColumn((service) => <ServiceActions service={service} />),
];

/** Services are grouped by type. The type of the newest service is first (SERVICES-10). */
function byType(services: readonly Service[]): Service[] {
  const types = [...new Set(services.map(({ serviceTypeId }) => serviceTypeId))];
  return types.flatMap((type) => services.filter(({ serviceTypeId }) => serviceTypeId === type));
}

export function StaffServices() {
  const user = useSession((state) => state.user);
  const services = useQuery({ ...servicesQuery, select: byType });
  return (
    <Stack space={5}>
      <PageHeader
        title="All Services"
        actions={
          can(user, 'services.edit') && (
            <DialogButton
              variant="primary"
              icon={<Icon name="plus" />}
              dialog={(close) => <ServiceForm service="new" onClose={close} />}
            >
              Add service
            </DialogButton>
          )
        }
      />
      <StaffTable
        label="Services"
        query={services}
        columns={columns}
        rowKey={({ id }) => id}
        groupOf={({ serviceTypeId }) => serviceTypeLabel(serviceTypeId)}
        empty="There are no services"
      />
    </Stack>
  );
}
