import * as charts from '../charts/index.ts';
import * as data from '../data/index.ts';
import * as details from '../details/index.ts';
import { Button, Icon, Inline, Money, Stack, StatusTag } from '../index.ts';
import { Tabs } from '../navigation/Tabs.tsx';
import { type Examples, options } from './Example.tsx';

const nothing = () => undefined;
const flights = [
  { id: 1, flight: 'P47121', date: '2026-03-03T08:05:00Z', kobo: 15_000_000, status: 'Completed' },
  { id: 2, flight: 'W34012', date: '2026-03-04T13:40:00Z', kobo: 9_500_000, status: 'Processing' },
  { id: 3, flight: 'QI0302', date: '2026-03-05T18:15:00Z', kobo: 4_000_000, status: 'Canceled' },
];
const columns: data.Column<(typeof flights)[number]>[] = [
  {
    key: 'flight',
    title: 'Flight',
    rowScope: 'row',
    dataIndex: 'flight',
    sorter: true,
  },
  { key: 'date', title: 'Date', dataIndex: 'date', valueType: 'date' },
  { key: 'amount', title: 'Amount', align: 'end', render: (_, { kobo }) => <Money kobo={kobo} /> },
  {
    key: 'status',
    title: 'Status',
    render: (_, row) => <StatusTag kind="booking" status={row.status} />,
  },
];
const meta = { pageNumber: 1, totalPages: 12, totalCount: 112 };
const table = { columns, rowKey: ({ id }: { id: number }) => id, empty: 'There are no bookings to display' };
const selection = { selectedRowKeys: ['1'], onChange: nothing, clear: nothing };
const points = [
  { label: 'Jan', value: 12 },
  { label: 'Feb', value: 30 },
  { label: 'Mar', value: 21 },
];
const chart = { category: 'Month', measure: 'Bookings', points };

export const dataExamples: Examples<typeof data> = {
  ActionsMenu: (
    <Inline>
      <data.ActionsMenu label="Actions for 2025-000123" actions={[{ label: 'View More', to: '/' }]} />
      <data.ActionsMenu dots label="More actions" actions={[{ label: 'Cancel', danger: true }]} />
    </Inline>
  ),
  FilterTag: <data.FilterTag label="Status" value="Active" param="status" />,
  DataTable: (
    <Stack>
      <data.DataTable {...table} label="Bookings" dataSource={flights} meta={meta} rowSelection={selection} />
      <data.DataTable {...table} label="No bookings" dataSource={[]} />
      <data.DataTable {...table} label="Bookings on their way" dataSource={undefined} />
    </Stack>
  ),
  QueryTable: (
    <data.QueryTable
      {...table}
      label="Bookings that did not load"
      query={{ data: undefined, isError: true, isPlaceholderData: false, refetch: async () => undefined }}
    />
  ),
  DocumentButton: (
    <data.DocumentButton
      label="Get Receipt"
      what="Receipt"
      content={{ queryKey: ['receipt'], queryFn: () => new Promise(nothing) }}
      onDownload={nothing}
      downloading={false}
    />
  ),
  DayInput: <data.DayInput label="Day" value="2026-03-03" onChoose={nothing} />,
  DescriptionList: <data.DescriptionList items={[{ term: 'Flight number', value: 'P47121' }]} />,
  ExportProgress: <data.ExportProgress received={3} total={9} />,
  StillWhilePressed: <data.StillWhilePressed>It stays while it is pressed</data.StillWhilePressed>,
  FilterAmount: <data.FilterAmount label="From ₦" param="least" />,
  FilterBar: (
    <data.FilterBar search={<data.SearchField label="Search clients" />} chosen={1} onClear={nothing}>
      <data.FilterDays />
    </data.FilterBar>
  ),
  FilterChoice: <data.FilterChoice label="Span" param="span" options={options} />,
  FilterDays: <data.FilterDays />,
  FilterRange: (
    <data.FilterRange>
      <data.FilterAmount label="At least ₦" param="min" />
      <data.FilterAmount label="At most ₦" param="max" />
    </data.FilterRange>
  ),
  FilterSelect: <data.FilterSelect label="Status" param="status" options={options} />,
  ListFrame: (
    <data.ListFrame label="Clients" menu={[{ label: 'Export', onSelect: nothing }]}>
      <data.DataTable {...table} worklist label="Clients" dataSource={flights} />
    </data.ListFrame>
  ),
  LinkTabs: (
    <data.LinkTabs
      label="Parts of your profile"
      items={[
        { label: 'Details', to: '/', current: 'page' },
        { label: 'Security', to: '/security' },
      ]}
    />
  ),
  ListViews: (
    <data.ListViews
      label="Views of clients"
      views={[
        { label: 'All', filters: {} },
        { label: 'To review', filters: { status: 'Processing' }, count: 4 },
      ]}
    />
  ),
  Pagination: <data.Pagination label="Services" totalPages={12} />,
  ScrollArea: (
    <data.ScrollArea label="A long text" className={undefined}>
      What is longer than its frame scrolls.
    </data.ScrollArea>
  ),
  SearchField: <data.SearchField label="Search" />,
  SelectionBar: (
    <data.SelectionBar selection={selection} names={['client', 'clients']}>
      <Button>Change status</Button>
    </data.SelectionBar>
  ),
  StatTile: <data.StatTile label="Bookings" value={12} icon="bookings" to="/" />,
  StatTiles: (
    <data.StatTiles>
      <data.StatTile label="Bookings" value={12} />
      <data.StatTile label="Wallet" value="₦500,000.00" small />
    </data.StatTiles>
  ),
};

export const chartExamples: Examples<typeof charts> = {
  BarChart: <charts.BarChart title="Bookings by month" {...chart} />,
  LineChart: <charts.LineChart title="Bookings over time" {...chart} />,
  PartsChart: <charts.PartsChart title="Bookings by share" {...chart} />,
};

export const tabExamples = {
  Tabs: (
    <Tabs
      label="Transactions"
      items={[
        { key: 'bookings', label: 'Bookings', content: 'Debits' },
        { key: 'payments', label: 'Payments', content: 'Credits' },
      ]}
    />
  ),
};

export const detailExamples: Examples<typeof details> = {
  FileView: <details.FileView file={new Blob([], { type: 'application/pdf' })} name="Receipt" />,
  GoesAndStays: (
    <details.GoesAndStays
      goes={[{ what: 'Passengers', count: 12 }]}
      stays={[{ what: 'The ledger', why: 'The law on books' }]}
    />
  ),
  QrCode: <details.QrCode text="https://portal.example" label="Address of the portal" />,
  Stars: <details.Stars rating={3.25} />,
  Timeline: <details.Timeline entries={[{ key: 1, at: '2026-03-03T08:05:00Z', text: 'Booked' }]} />,
  Tooltip: (
    <details.Tooltip label="Special requirements of Ada" text="Oxygen on arrival">
      <Icon name="note" />
    </details.Tooltip>
  ),
  Result: (
    <details.Result
      tone="success"
      title="E-mail verified"
      text="You can sign in."
      actions={<Button>Login</Button>}
    />
  ),
};
