import * as eager from '../index.ts';
import { type Examples, opened } from './Example.tsx';

const { Button, Inline, Stack, Icon, notify } = eager;
const nothing = () => undefined;

/** These components need no example: they are mounted once around the page, or show nothing themselves. */
type Frame =
  | 'NotOpened'
  | 'PortalTheme'
  | 'PortalName'
  | 'Notifications'
  | 'LoadingOverlay'
  | 'Slot'
  | 'SlotsProvider';

export const eagerExamples: Examples<typeof eager, Frame> = {
  AcceptedTerms: (
    <eager.AcceptedTerms
      page={() => '/terms'}
      accepted={{ version: '2026-11', at: '2026-03-03T08:05:00Z', notice: '2026-11' }}
    />
  ),
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
  Drawer: opened((close) => (
    <eager.Drawer title="Menu" onClose={close}>
      Entries
    </eager.Drawer>
  )),
  EmailText: <eager.EmailText address="alfa@example.test" />,
  Failure: (
    <eager.Failure>
      <Button>Retry</Button>
    </eager.Failure>
  ),
  EmptyState: <eager.EmptyState text="There are no services" action={<Button>Add one</Button>} />,
  FlightTag: (
    <Inline>
      {(['Delayed', 'Canceled'] as const).map((state) => (
        <eager.FlightTag
          key={state}
          booking={{
            bookingStatus: 'Processing',
            date_Of_Arrival: '2026-03-03T10:40:00Z',
            flight: { state, expectedAt: '2026-03-03T11:45:00Z' },
          }}
        />
      ))}
    </Inline>
  ),
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
  RowList: (
    <eager.RowList>
      <li>
        <span>certificate.pdf</span>
        <Button size="small">View</Button>
      </li>
    </eager.RowList>
  ),
  Inline: (
    <Inline between>
      <span>One</span>
      <span>Two</span>
    </Inline>
  ),
  CopyButton: <eager.CopyButton text="0803 123 4567" />,
  FileButton: (
    <eager.FileButton fileLabel="Picture" accept="image/jpeg" onFile={nothing}>
      Upload
    </eager.FileButton>
  ),
  LinkButton: (
    <eager.LinkButton to="/" variant="primary">
      Book Service
    </eager.LinkButton>
  ),
  LoadFailure: <eager.LoadFailure what="The services" onRetry={async () => undefined} />,
  LoadingCover: opened((close) => (
    <div onPointerDown={close}>
      <eager.LoadingCover tasks={['Updating status']} />
    </div>
  )),
  MomentText: <eager.MomentText at="2026-03-03T08:05:00Z" />,
  ShortMomentText: <eager.ShortMomentText at="2026-03-03T08:05:00Z" />,
  OutsideButton: <eager.OutsideButton href="tel:+2348031234567">Call</eager.OutsideButton>,
  Money: <eager.Money kobo={50_000_000} />,
  NotFound: <eager.NotFound />,
  NoticeLine: <eager.NoticeLine />,
  PageHeader: (
    <eager.PageHeader title="All Services" lead="What can be booked" actions={<Button>Add</Button>} />
  ),
  PageSkeleton: <eager.PageSkeleton />,
  SendButton: <eager.SendButton onSend={async () => notify.success('Sent')}>Send</eager.SendButton>,
  Skeletons: <eager.Skeletons />,
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
  VisuallyHidden: <eager.VisuallyHidden>For screen readers</eager.VisuallyHidden>,
  PublishedText: (
    <eager.PublishedText
      version="2026-12-01"
      query={{
        data: '# Payment\n\nThe price is taken at once.',
        error: null,
        refetch: async () => undefined,
      }}
    />
  ),
  WrittenText: (
    <eager.WrittenText text={'# Payment\n\nThe price is taken:\n\n- at once\n- from the wallet'} />
  ),
};
