import { useQuery } from '@tanstack/react-query';
import { queryOf } from 'shared-api/http';
import { listServicePrices, type Service, type ServicePrice } from 'shared-api/services';
import { Stack } from 'shared-ui';
import { type Column, QueryTable } from 'shared-ui/data';
import { Modal } from 'shared-ui/dialogs';

const columns: Column<ServicePrice>[] = [
  { key: 'since', title: 'Since', rowScope: 'row', dataIndex: 'dateCreated', valueType: 'moment' },
  { key: 'price', title: 'Price', dataIndex: 'price', valueType: 'money' },
  { key: 'by', title: 'Set by', render: (_, { by }) => by ?? 'From the start' },
];

export function ServicePrices({ service, onClose }: { service: Service; onClose: () => void }) {
  const prices = useQuery(queryOf(listServicePrices, { params: { id: service.id } }));
  return (
    <Modal title={`Prices of ${service.name}`} open onClose={onClose} width={640}>
      <Stack space={3}>
        <p>A booking keeps the price of the day on which it was made.</p>
        <QueryTable
          label="Prices"
          query={prices}
          columns={columns}
          rowKey={({ dateCreated }) => dateCreated}
          empty="There are no prices"
          hideCaption
        />
      </Stack>
    </Modal>
  );
}
