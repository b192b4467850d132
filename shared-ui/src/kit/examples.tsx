import { type ReactNode, useState } from 'react';
import * as charts from '../charts/index.ts';
import * as data from '../data/index.ts';
import * as fields from '../fields/index.ts';
import * as form from '../form/index.ts';
import * as eager from '../index.ts';
import { Tabs } from '../navigation/Tabs.tsx';

const { Button, Inline, Stack, Icon, notify } = eager;
const nothing = () => undefined;

/** What opens over the page, behind a button. */
function Opened({ children }: { children: (open: boolean, close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {children(open, () => setOpen(false))}
    </>
  );
}

/** What an interface draws: its functions with the name of a component. */
type Drawn<Interface> = {
  [Name in keyof Interface & string]: Name extends Capitalize<Name>
    ? [Extract<Interface[Name], (props: never) => unknown>] extends [never]
      ? never
      : Name
    : never;
}[keyof Interface & string];

/** Mounted once around everything, or there for the remotes of the last release alone. */
type Frame = 'PortalTheme' | 'PortalName' | 'Notifications' | 'LoadingOverlay' | 'Slot' | 'SlotsProvider';
type Released =
  | 'ClockText'
  | 'ShortDateText'
  | 'StepIndicator'
  | 'Tabs'
  | 'StatTile'
  | 'StatTiles'
  | `Chosen${string}`;

type Examples<Interface, Besides = never> = Readonly<Record<Exclude<Drawn<Interface>, Besides>, ReactNode>>;

const flights = [
  { id: 1, flight: 'P47121', date: '2026-03-03T08:05:00Z', kobo: 15_000_000, status: 'Completed' },
  { id: 2, flight: 'W34012', date: '2026-03-04T13:40:00Z', kobo: 9_500_000, status: 'Processing' },
  { id: 3, flight: 'QI0302', date: '2026-03-05T18:15:00Z', kobo: 4_000_000, status: 'Canceled' },
];
const columns: data.Column<(typeof flights)[number]>[] = [
  {
    key: 'flight',
    header: 'Flight',
    rowHeader: true,
    render: ({ flight }) => flight,
    sort: (row) => row.flight,
  },
  { key: 'date', header: 'Date', render: ({ date }) => <eager.DateText at={date} /> },
  { key: 'amount', header: 'Amount', align: 'end', render: ({ kobo }) => <eager.Money kobo={kobo} /> },
  {
    key: 'status',
    header: 'Status',
    render: (row) => <eager.StatusTag kind="booking" status={row.status} />,
  },
];
const meta = { pageNumber: 1, totalPages: 12, totalCount: 112 };
const table = { columns, rowKey: ({ id }: { id: number }) => id, empty: 'There are no bookings to display' };
const selection = { selected: ['1'], onChange: nothing, clear: nothing };
const options = [
  { value: 'los', label: 'Lagos' },
  { value: 'yol', label: 'Yola' },
];
const points = [
  { label: 'Jan', value: 12 },
  { label: 'Feb', value: 30 },
  { label: 'Mar', value: 21 },
];
const chart = { category: 'Month', measure: 'Bookings', points };

const eagerExamples: Examples<typeof eager, Frame | Released> = {
  ActionsMenu: (
    <Inline>
      <eager.ActionsMenu label="Actions for 2025-000123" actions={[{ label: 'View More', to: '/' }]} />
      <eager.ActionsMenu dots label="More actions" actions={[{ label: 'Cancel', danger: true }]} />
    </Inline>
  ),
  BackButton: <eager.BackButton step={2} onBack={nothing} />,
  Banner: (
    <Stack>
      {(['info', 'success', 'warning', 'error'] as const).map((tone) => (
        <eager.Banner key={tone} tone={tone} title={tone} action={<Button>Fund wallet</Button>}>
          Your balance covers two bookings.
        </eager.Banner>
      ))}
    </Stack>
  ),
  Breadcrumbs: <eager.Breadcrumbs items={[{ label: 'Dashboard', to: '/' }, { label: 'All Services' }]} />,
  Button: (
    <Inline>
      {(['primary', 'default', 'text', 'danger', 'link'] as const).map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
      <Button loading>loading</Button>
      <Button explainDisabled="Add a passenger first">disabled</Button>
      <Button size="small" icon={<Icon name="plus" />}>
        small
      </Button>
    </Inline>
  ),
  Card: (
    <eager.Card title="Wallet" level={3} actions={<Button>Fund</Button>}>
      ₦500,000.00
    </eager.Card>
  ),
  DateText: <eager.DateText at="2026-03-03T08:05:00Z" />,
  DateTimeText: <eager.DateTimeText at="2026-03-03T08:05:00Z" />,
  Drawer: (
    <Opened>
      {(open, close) =>
        open && (
          <eager.Drawer title="Menu" onClose={close} failed="Menu">
            Entries
          </eager.Drawer>
        )
      }
    </Opened>
  ),
  EmailText: <eager.EmailText address="alfa@example.test" />,
  EmptyState: <eager.EmptyState text="There are no services" action={<Button>Add one</Button>} />,
  Grid: (
    <eager.Grid minimum="8rem">
      <eager.Card>One</eager.Card>
      <eager.Card>Two</eager.Card>
    </eager.Grid>
  ),
  Icon: (
    <Inline>
      <Icon name="wallet" />
      <Icon name="check" label="Yes" />
    </Inline>
  ),
  Inline: (
    <Inline between>
      <span>One</span>
      <span>Two</span>
    </Inline>
  ),
  LinkButton: (
    <eager.LinkButton to="/" variant="primary">
      Book Service
    </eager.LinkButton>
  ),
  LoadFailure: <eager.LoadFailure what="The services" onRetry={nothing} />,
  LoadingCover: (
    <Opened>
      {(open, close) =>
        open && (
          <div onPointerDown={close}>
            <eager.LoadingCover tasks={['Updating status']} />
          </div>
        )
      }
    </Opened>
  ),
  MomentText: <eager.MomentText at="2026-03-03T08:05:00Z" />,
  Money: <eager.Money kobo={50_000_000} />,
  NotFound: <eager.NotFound />,
  PageHeader: (
    <eager.PageHeader title="All Services" lead="What can be booked" actions={<Button>Add</Button>} />
  ),
  PageSkeleton: <eager.PageSkeleton />,
  Result: (
    <eager.Result
      tone="success"
      title="Email verified"
      text="You can sign in."
      actions={<Button>Login</Button>}
    />
  ),
  SendButton: <eager.SendButton onSend={async () => notify.success('Sent')}>Send</eager.SendButton>,
  Skeletons: (
    <Stack>
      {(['lines', 'cards', 'tiles'] as const).map((shape) => (
        <eager.Skeletons key={shape} shape={shape} delayMs={0} />
      ))}
    </Stack>
  ),
  SomethingWentWrong: <eager.SomethingWentWrong onRetry={nothing} />,
  Stack: (
    <Stack space={2}>
      <span>One</span>
      <span>Two</span>
    </Stack>
  ),
  StatusTag: (
    <Inline>
      {['Processing', 'Completed', 'Canceled'].map((status) => (
        <eager.StatusTag key={status} kind="booking" status={status} />
      ))}
    </Inline>
  ),
  Tag: <eager.Tag tone="neutral">Draft</eager.Tag>,
  TimeText: <eager.TimeText at="2026-03-03T08:05:00Z" />,
  Tooltip: (
    <eager.Tooltip label="Special requirements of Ada" text="Oxygen on arrival">
      <Icon name="note" />
    </eager.Tooltip>
  ),
  VisuallyHidden: <eager.VisuallyHidden>For screen readers</eager.VisuallyHidden>,
};

const formExamples: Examples<typeof form, keyof typeof fields | 'FormSpy'> = {
  AmountField: (
    <form.AmountField name="amount" label="Amount" suggestions={[{ label: 'Shortfall', kobo: 2_500_000 }]} />
  ),
  CheckboxField: <form.CheckboxField name="Accept" label="I accept the terms" required />,
  ConfirmDialog: (
    <Opened>
      {(open, close) => (
        <form.ConfirmDialog
          title="Cancel booking?"
          open={open}
          confirm="Cancel booking"
          danger
          onConfirm={close}
          onClose={close}
        >
          The fee is ₦5,000.00.
        </form.ConfirmDialog>
      )}
    </Opened>
  ),
  FieldRow: (
    <form.FieldRow>
      <form.TextField name="first" label="First name" />
      <form.TextField name="last" label="Last name" />
    </form.FieldRow>
  ),
  FormActions: (
    <form.FormActions>
      <Button>Cancel</Button>
    </form.FormActions>
  ),
  Modal: (
    <Opened>
      {(open, close) => (
        <form.Modal title="Fund wallet" open={open} onClose={close}>
          How much?
        </form.Modal>
      )}
    </Opened>
  ),
  PasswordField: <form.PasswordField name="Password" label="Password" autoComplete="new-password" required />,
  PhoneField: <form.PhoneField name="phone" label="Phone Number" required />,
  PortalForm: <p>These fields stand in one, with its errors once it is sent.</p>,
  SubmitButton: <form.SubmitButton>Complete registration</form.SubmitButton>,
  TextField: (
    <Stack>
      <form.TextField name="Email" label="Email" type="email" icon="mail" hint="We write to it" required />
      <form.TextField name="note" label="Note" rows={3} />
      <form.TextField name="number" label="Number" readOnly />
    </Stack>
  ),
};

const fieldExamples: Examples<typeof fields> = {
  DateField: <fields.DateField name="date" label="Travel date" required />,
  FileDropZone: <fields.FileDropZone name="Files" label="Documents" hint="PDF or pictures" required />,
  RadioCards: (
    <fields.RadioCards name="kind" label="Account type" options={['Corporate', 'Family']} required />
  ),
  RadioField: <fields.RadioField name="gender" label="Gender" options={['Female', 'Male']} />,
  SelectField: (
    <fields.SelectField
      name="airport"
      label="Airport"
      options={options}
      placeholder="SELECT AN AIRPORT"
      required
    />
  ),
  SliderField: <fields.SliderField name="rank" label="Friendliness" min={1} max={5} />,
  StepIndicator: <fields.StepIndicator steps={['Details', 'Passengers', 'Done']} current={2} />,
  TimeField: <fields.TimeField name="time" label="Airport time" required />,
};

const dataExamples: Examples<typeof data, Released> = {
  DataTable: (
    <Stack>
      <data.DataTable {...table} label="Bookings" rows={flights} meta={meta} selection={selection} />
      <data.DataTable {...table} label="No bookings" rows={[]} />
      <data.DataTable {...table} label="Bookings on their way" rows={undefined} />
    </Stack>
  ),
  DayInput: <data.DayInput label="Day" value="2026-03-03" onChoose={nothing} />,
  DescriptionList: <data.DescriptionList items={[{ term: 'Flight number', value: 'P47121' }]} />,
  ExportButton: <data.ExportButton received={3} total={9} onExport={nothing} />,
  FilterAmount: <data.FilterAmount label="From ₦" param="least" />,
  FilterBar: (
    <data.FilterBar search={<data.SearchField label="Search clients" />} chosen={1} onClear={nothing}>
      <data.FilterDay label="Created" param="created" />
    </data.FilterBar>
  ),
  FilterChoice: <data.FilterChoice label="Span" param="span" options={options} />,
  FilterDay: <data.FilterDay label="Day" param="day" />,
  FilterDays: <data.FilterDays />,
  FilterRange: (
    <data.FilterRange>
      <data.FilterAmount label="At least ₦" param="min" />
      <data.FilterAmount label="At most ₦" param="max" />
    </data.FilterRange>
  ),
  FilterSelect: <data.FilterSelect label="Status" param="status" options={options} />,
  ListFrame: (
    <data.ListFrame label="Clients" actions={<Button>Export</Button>}>
      <data.DataTable {...table} desk label="Clients" rows={flights} />
    </data.ListFrame>
  ),
  Pagination: <data.Pagination label="Services" totalPages={12} />,
  QrCode: <data.QrCode text="https://portal.example" label="Address of the portal" />,
  SearchField: <data.SearchField label="Search" param="words" />,
  SelectInput: <data.SelectInput label="Airport" value="los" options={options} onChoose={nothing} />,
  SelectionBar: (
    <data.SelectionBar selection={selection} names={['client', 'clients']}>
      <Button>Change status</Button>
    </data.SelectionBar>
  ),
  Timeline: <data.Timeline entries={[{ key: 1, at: '2026-03-03T08:05:00Z', text: 'Booked' }]} />,
};

const chartExamples: Examples<typeof charts> = {
  BarChart: <charts.BarChart title="Bookings by month" {...chart} />,
  DonutChart: <charts.DonutChart title="Bookings by share" {...chart} />,
  LineChart: <charts.LineChart title="Bookings over time" {...chart} />,
  StatTile: <charts.StatTile label="Bookings" value={12} icon="bookings" to="/" />,
  StatTiles: (
    <charts.StatTiles>
      <charts.StatTile label="Bookings" value={12} />
      <charts.StatTile label="Wallet" value="₦500,000.00" small />
    </charts.StatTiles>
  ),
};

const tabExamples = {
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

/** Every part of the kit by the module that it is imported from; a part without an example does not compile. */
export const examples: Readonly<Record<string, Readonly<Record<string, ReactNode>>>> = {
  'shared-ui': eagerExamples,
  'shared-ui/form': formExamples,
  'shared-ui/fields': fieldExamples,
  'shared-ui/data': dataExamples,
  'shared-ui/tabs': tabExamples,
  'shared-ui/charts': chartExamples,
};
