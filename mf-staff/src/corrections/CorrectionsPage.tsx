import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { listCorrections, type OutcomeCorrection } from 'shared-api/corrections';
import { listOf } from 'shared-api/http';
import { publicSettingsQuery } from 'shared-api/settings';
import { links, NotFound, PageHeader, PageSkeleton, Stack, usePageParam, withParams } from 'shared-ui';
import { ListViews, type PeekContent } from 'shared-ui/data';
import { StaffTable } from '../shared/StaffTable.tsx';
import { ChooseBooking } from './ChooseBooking.tsx';
import { decidedColumns, waitingColumns } from './correctionColumns.tsx';
import { nameOfBooking } from './nameOfBooking.ts';
import { ProposeCorrection } from './ProposeCorrection.tsx';

const waiting = {
  status: 'Proposed',
  label: 'Waiting',
  empty: 'No correction waits for a decision',
  filters: {},
} as const;
const lists = [
  waiting,
  {
    status: 'Approved',
    label: 'Approved',
    empty: 'No correction was approved',
    filters: { status: 'Approved' },
  },
  {
    status: 'Rejected',
    label: 'Rejected',
    empty: 'No correction was rejected',
    filters: { status: 'Rejected' },
  },
] as const;

function useViews() {
  const counts = [
    useQuery(listOf(listCorrections, { query: { status: 'Proposed', pageNumber: 1 } })),
    useQuery(listOf(listCorrections, { query: { status: 'Approved', pageNumber: 1 } })),
    useQuery(listOf(listCorrections, { query: { status: 'Rejected', pageNumber: 1 } })),
  ];
  return lists.map(({ label, filters }, at) => ({
    label,
    filters,
    count: counts[at]?.data?.meta?.totalCount,
  }));
}

const peek: PeekContent<OutcomeCorrection> = {
  titleOf: (correction) => `Booking ${nameOfBooking(correction)}`,
  named: true,
  pathOf: ({ bookingId }) => links.booking(String(bookingId)),
};

function Corrections() {
  const [address] = useSearchParams();
  const list = lists.find(({ status }) => status === address.get('status')) ?? waiting;
  const { status, label, empty } = list;
  const corrections = useQuery(listOf(listCorrections, { query: { status, pageNumber: usePageParam() } }));
  return (
    <StaffTable
      label={label}
      subject="The corrections"
      query={corrections}
      columns={status === 'Proposed' ? waitingColumns : decidedColumns}
      rowKey={({ id }) => id}
      peek={peek}
      empty={empty}
      views={<ListViews label="Lists of corrections" views={useViews()} />}
    />
  );
}

function NamedBooking() {
  const [address, setAddress] = useSearchParams();
  const id = Number(address.get('booking'));
  if (!Number.isSafeInteger(id) || id <= 0) return null;
  const close = () => setAddress((before) => withParams(before, { booking: undefined }), { replace: true });
  return <ProposeCorrection bookingId={id} onClose={close} />;
}

export function CorrectionsPage() {
  const { data, dataUpdatedAt, isError } = useQuery(publicSettingsQuery);
  if (dataUpdatedAt === 0 && !isError) return <PageSkeleton />;
  if (!data.correctionDays) return <NotFound />;
  return (
    <Stack space={5}>
      <PageHeader
        title="Corrections"
        lead={`Of outcomes set within the last ${data.correctionDays === 1 ? 'day' : `${data.correctionDays} days`}`}
        actions={<ChooseBooking />}
      />
      <Corrections />
      <NamedBooking />
    </Stack>
  );
}
