import type { ComponentProps } from 'react';
import { ListFrame, QueryTable, type QueryTableProps } from 'shared-ui/data';

type Frame = Pick<ComponentProps<typeof ListFrame>, 'views' | 'filters' | 'actions'>;

export const StaffTable = <Row,>({ views, filters, actions, ...table }: QueryTableProps<Row> & Frame) => (
  <ListFrame label={table.label} views={views} filters={filters} actions={actions}>
    <QueryTable worklist {...table} />
  </ListFrame>
);
