import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { airportsBusiestFirst } from 'shared-api/airports';
import { type AirportOffer, airportText, leadText, listOffers } from 'shared-api/availability';
import { queryOf, useCan } from 'shared-api/http';
import { Button, Stack } from 'shared-ui';
import { actionColumn, type Column, DataTable, SelectionBar, useSelectedRows } from 'shared-ui/data';
import { QueryState } from '../../shared/QueryState.tsx';
import { RowActions } from '../../shared/RowActions.tsx';
import { OfferDialog } from './OfferDialog.tsx';
import { hoursText, limitText } from './offerTexts.ts';

const facts: Column<AirportOffer>[] = [
  {
    key: 'airport',
    title: 'Airport',
    rowScope: 'row',
    line: 1,
    render: (_, { airportId }) => airportText(airportId),
  },
  {
    key: 'offered',
    title: 'Offered',
    line: 1,
    lineEnd: true,
    render: (_, { offered }) => (offered ? 'Offered' : 'Not offered'),
  },
  { key: 'hours', title: 'Hours', line: 2, nowrap: true, render: (_, offer) => hoursText(offer) },
  {
    key: 'limit',
    title: 'Per hour',
    line: 2,
    named: true,
    render: (_, offer) => limitText(offer),
  },
  {
    key: 'lead',
    title: 'Lead time',
    line: 3,
    named: true,
    render: (_, { leadMinutes }) => (leadMinutes === 0 ? 'None' : leadText(leadMinutes)),
  },
];

function Grid({ serviceId, offers }: { serviceId: number; offers: readonly AirportOffer[] }) {
  const mayEdit = useCan('offers.edit');
  const [editing, setEditing] = useState<readonly number[]>([]);
  const selection = useSelectedRows('airports');
  const chosen = selection.selectedRowKeys.map(Number);
  const action: Column<AirportOffer> = actionColumn(({ airportId }) => (
    <RowActions
      subject={airportText(airportId)}
      usual={{ label: 'Change', onSelect: () => setEditing([airportId]) }}
    />
  ));
  const nowhere = offers.every(({ offered }) => !offered);
  return (
    <Stack space={3}>
      {nowhere && <p>This service is offered nowhere: nobody can book it.</p>}
      {mayEdit && chosen.length > 0 && (
        <SelectionBar selection={selection} names={['airport', 'airports']}>
          <Button onClick={() => setEditing(chosen)}>Change the chosen</Button>
        </SelectionBar>
      )}
      <DataTable
        worklist
        hideCaption
        label="Where and when"
        columns={mayEdit ? [...facts, action] : facts}
        dataSource={offers}
        rowKey={({ airportId }) => String(airportId)}
        rowSelection={mayEdit ? { ...selection, nameOf: (key) => airportText(Number(key)) } : undefined}
        empty="There are no airports"
      />
      {editing.length > 0 && (
        <OfferDialog
          serviceId={serviceId}
          offers={offers.filter(({ airportId }) => editing.includes(airportId))}
          onSaved={selection.clear}
          onClose={() => setEditing([])}
        />
      )}
    </Stack>
  );
}

export function WhereAndWhen({ serviceId }: { serviceId: number }) {
  const offers = useQuery(queryOf(listOffers, { params: { id: serviceId } }));
  return (
    <QueryState query={offers} subject="Where and when">
      {(rows) => (
        <Grid
          serviceId={serviceId}
          offers={airportsBusiestFirst.flatMap(({ id }) => rows.filter(({ airportId }) => airportId === id))}
        />
      )}
    </QueryState>
  );
}
