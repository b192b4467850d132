import { useMutation, useQuery } from '@tanstack/react-query';
import {
  airportText,
  type ExceptionKind,
  endOfferException,
  hourText,
  type ListedException,
  listOfferExceptions,
} from 'shared-api/availability';
import { formatDate, lagosDate } from 'shared-api/dates';
import { mutationOf, queryOf, serverNow } from 'shared-api/http';
import type { Service } from 'shared-api/services';
import { Card, SendButton } from 'shared-ui';
import { actionColumn, type Column, QueryTable } from 'shared-ui/data';
import { DialogButton } from 'shared-ui/dialogs';
import { ExceptionDialog } from './ExceptionDialog.tsx';
import { exceptionText } from './offerTexts.ts';

const hours = ({ fromHour, toHour }: ListedException): string => `${hourText(fromHour)}–${hourText(toHour)}`;

function EndException({ exception }: { exception: ListedException }) {
  const { mutateAsync } = useMutation(mutationOf(endOfferException));
  const end = () => mutateAsync({ params: { id: exception.id } }).catch(() => undefined);
  return (
    <SendButton
      size="small"
      aria-label={`End: ${airportText(exception.airportId)}, ${hours(exception)}`}
      onSend={end}
    >
      End
    </SendButton>
  );
}

const columns: Column<ListedException>[] = [
  {
    key: 'where',
    title: 'Where and when',
    rowScope: 'row',
    line: 1,
    render: (_, row) => (
      <>
        {airportText(row.airportId)}, <span className="nowrap">{hours(row)}</span>
      </>
    ),
  },
  {
    key: 'what',
    title: 'What holds',
    line: 1,
    lineEnd: true,
    nowrap: true,
    render: (_, row) => exceptionText(row),
  },
  {
    key: 'service',
    title: 'Service',
    line: 2,
    render: (_, { service }) => service?.name ?? 'Every service',
  },
  {
    key: 'reason',
    title: 'Reason',
    line: 3,
    whole: true,
    breakable: true,
    render: (_, { reason, by }) => `${reason} (${by})`,
  },
  actionColumn((row) => <EndException exception={row} />),
];

export function Exceptions({ service }: { service: Service }) {
  const query = { from: lagosDate(serverNow()), serviceId: service.id };
  const exceptions = useQuery(queryOf(listOfferExceptions, { query }));
  const add = (kind: ExceptionKind) => (close: () => void) => (
    <ExceptionDialog service={service} kind={kind} onClose={close} />
  );
  return (
    <Card
      title="Exceptions"
      actions={
        <>
          <DialogButton dialog={add('closed')}>Close hours</DialogButton>
          <DialogButton dialog={add('perHour')}>More room</DialogButton>
        </>
      }
    >
      <QueryTable
        hideCaption
        label="Exceptions"
        query={exceptions}
        columns={columns}
        rowKey={({ id }) => id}
        groupOf={({ day }) => formatDate(day)}
        empty="There are no exceptions"
      />
    </Card>
  );
}
